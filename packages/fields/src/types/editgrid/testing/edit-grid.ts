import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { flushSync } from 'react-dom';
import { expect } from 'vitest';
import { page } from 'vitest/browser';

export const species = {
  ...{ type: 'select', key: 'species', label: 'Species', input: true, validate: { required: true } },
  data: {
    values: [
      { label: 'Sugar maple', value: 'maple' },
      { label: 'Red oak', value: 'oak' },
    ],
  },
};
export const trunk = { type: 'number', key: 'trunk', label: 'Trunk', input: true };
export const ill = { type: 'checkbox', key: 'ill', label: 'It is ill', input: true };

export function grid(more: JsonObject = {}): JsonObject {
  return {
    ...{ type: 'editgrid', key: 'trees', label: 'Trees', input: true, addAnother: 'Add a tree' },
    components: [species, trunk, ill],
    ...more,
  };
}

export const two = [
  { species: 'maple', trunk: 42, ill: true },
  { species: 'oak', trunk: 30, ill: false },
];

let before: DrawnForm | undefined;

/** Draws a form of one edit grid, in the place of any before it. */
export async function draw(
  more: JsonObject = {},
  options: Parameters<typeof drawForm>[1] = {},
): Promise<DrawnForm> {
  before?.close();
  const drawn = await drawForm([grid(more)], options);
  before = drawn;
  expect(drawn.recovered).toEqual([]);
  return drawn;
}

export const button = (name: string | RegExp) => page.getByRole('button', { name });
export const add = () => button('Add a tree: Trees');
export const edit = (number: number) => button(`Edit row ${number}: Trees`);
export const remove = (number: number) => button(`Remove row ${number}: Trees`);
export const save = (number: number) => button(`Save: row ${number}, Trees`);
export const cancel = (number: number) => button(`Cancel: row ${number}, Trees`);
export const status = () => document.querySelector('.g-editgrid [role="status"]')?.textContent;
export const row = (number: number) => document.querySelectorAll('.g-editgrid__row')[number - 1];

export function send({ form }: DrawnForm): void {
  flushSync(() => void form.dispatch({ kind: 'submit' }));
}
