import { isJsonObject, type JsonObject, parsePath } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { revealField } from '@guichet/renderer';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { examples } from '../../examples/examples.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

/** A field that its author hides or disables opens nothing. */
const shown = Object.entries(examples).flatMap(([type, ofType]) => {
  const enabled = Object.values(ofType).filter(isJsonObject);
  const [component] = enabled.filter(({ disabled, hidden }) => disabled !== true && hidden !== true);
  return component === undefined ? [] : [{ type, component: { ...component, modalEdit: true } }];
});

/** Types in which nothing is filled in. */
const bare = ['button', 'content', 'hidden', 'htmlelement', 'recaptcha'];

const opener = () => document.querySelector<HTMLElement>('.g-modal-edit__open');
const dialog = () => document.querySelector<HTMLDialogElement>('.g-modal-edit > dialog');

function fieldIn(fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    if (field.model.data === 'value' && field.visible()) return field;
    const inner = fieldIn(field.children);
    if (inner !== undefined) return inner;
  }
  return undefined;
}

test.each(shown.filter(({ type }) => bare.includes(type)))(
  '$type: nothing can be filled in there, and no dialog is offered',
  async ({ component }) => {
    drawn = await drawForm([component]);
    expect(dialog()).toBeNull();
  },
);

const filled = shown.filter(({ type }) => !bare.includes(type));

test.each(filled)(
  '$type: opens in a dialog by keyboard, accessible, and comes back',
  async ({ component }) => {
    drawn = await drawForm([component], {
      before: (container) => expect(container.querySelector('dialog[open]')).not.toBeNull(),
    });
    expect(drawn.recovered).toEqual([]);
    await expect.poll(opener).not.toBeNull();
    expect(await violations(drawn.container)).toEqual([]);
    const name = labelOf(component);
    opener()?.focus();
    await userEvent.keyboard('{Enter}');
    expect(dialog()?.matches(':modal')).toBe(true);
    expect(dialog()?.getAttribute('aria-label')).toContain(name);
    expect(dialog()?.contains(document.activeElement)).toBe(true);
    expect(await violations(drawn.container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog()?.open).toBe(false);
    expect(document.activeElement).toBe(opener());
  },
);

test.each(filled)(
  '$type: an error stands beside its button, and leads into the dialog',
  async ({ component }) => {
    drawn = await drawForm([component]);
    const { form } = drawn;
    await expect.poll(opener).not.toBeNull();
    const field = fieldIn(form.fields) ?? form.fields[0];
    if (field === undefined) throw new Error('One field.');
    const details = [
      { type: 'any.refused', path: parsePath(field.path()), message: 'Refused.', context: {} },
    ];
    if (field.path() === '') return;
    flushSync(() => form.dispatch({ kind: 'setServerErrors', details }));
    const beside = document.querySelector('.g-modal-edit > .g-field');
    await expect.poll(() => beside?.querySelector('.g-error, .g-error-mark')).not.toBeNull();
    expect(await violations(drawn.container)).toEqual([]);
    flushSync(() => revealField(form, field));
    await expect.poll(() => dialog()?.matches(':modal')).toBe(true);
    await expect.poll(() => dialog()?.contains(document.activeElement)).toBe(true);
    expect(await violations(drawn.container)).toEqual([]);
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => dialog()?.open).toBe(false);
  },
);

function labelOf({ label, legend, title }: JsonObject): string {
  const text = [label, legend, title].find((caption) => typeof caption === 'string' && caption !== '');
  return typeof text === 'string' ? text.replace(/<[^>]*>/g, '') : '';
}
