import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { sourceOf } from './testing/source-of.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const beside = { type: 'textfield', key: 'b', label: 'Beside', input: true };
const sourced = {
  ...{ key: 'a', input: true, dataSrc: 'url', valueProperty: 'id', data: { url: '/cities' } },
};

test('radio buttons and checkboxes come from elsewhere too, and what was chosen before is chosen', async () => {
  const { sources } = sourceOf(3);
  const group = { ...sourced, label: 'Group' };
  const components = [
    { ...group, type: 'radio', key: 'r' },
    { ...group, type: 'selectboxes', key: 's' },
    { ...group, type: 'select', key: 'n', widget: 'html5' },
  ];
  drawn = await drawForm(components, { sources, submission: { r: 1, s: { 2: true }, n: 2 } });
  await expect.poll(() => document.querySelectorAll('input').length).toBe(6);
  expect(document.querySelector<HTMLInputElement>('[type="radio"]:checked')?.value).toBe('1');
  expect(document.querySelector<HTMLInputElement>('[type="checkbox"]:checked')?.value).toBe('2');
  await expect.poll(() => document.querySelector('select')?.value).toBe('2');
  expect(await violations(drawn.container)).toEqual([]);
});

test('of a group that gets other options none is checked that was not chosen', async () => {
  const lists: Readonly<Record<string, readonly number[]>> = { '': [1, 2, 3], b: [4, 5, 1] };
  const { sources } = sourceOf(0, ({ holes: [which = ''] }) => {
    const items = (lists[which] ?? []).map((id) => ({ id, label: `City ${id}` }));
    return { kind: 'found', items, hasMore: false };
  });
  const group = { ...sourced, label: 'Group', data: { url: '/cities/{{ data.b }}' } };
  const components = [
    { ...group, type: 'radio', key: 'r' },
    { ...group, type: 'selectboxes', key: 's' },
    beside,
  ];
  drawn = await drawForm(components, { sources, submission: { r: 1, s: { 2: true } } });
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>('.g-choices input:checked')].map(({ value }) => value);
  await expect.poll(checked).toEqual(['1', '2']);
  await userEvent.fill(page.getByLabelText('Beside'), 'b');
  await expect.poll(() => document.querySelectorAll('.g-choices [value="5"]').length).toBe(2);
  // A chosen item that is no longer offered stays, by its name, and can be removed.
  expect(checked()).toEqual(['1', '2']);
  await expect.element(page.getByLabelText('City 2')).toBeVisible();
});

test('a group without options can be focused by its error, and keeps the focus while it is tried again', async () => {
  let isDown = true;
  const { sources } = sourceOf(3, () => (isDown ? { kind: 'failed' } : undefined));
  const ward = { ...sourced, type: 'radio', key: 'r', label: 'Ward', validate: { required: true } };
  drawn = await drawForm([ward, beside], { sources });
  await expect.element(page.getByRole('button', { name: 'Try again: Ward' })).toBeVisible();
  await userEvent.click(page.getByRole('button', { name: 'Submit' }));
  await userEvent.click(page.getByRole('link', { name: /Ward is required/ }));
  const group = () => document.activeElement?.querySelector('[role="radiogroup"]');
  await expect.poll(group).not.toBeNull();
  isDown = false;
  await userEvent.click(page.getByRole('button', { name: 'Try again: Ward' }));
  await expect.poll(() => document.querySelectorAll('[type="radio"]').length).toBe(3);
  expect(group()).not.toBeNull();
  await userEvent.keyboard('{Tab}');
  expect(document.activeElement?.getAttribute('type')).toBe('radio');
});

test('a plain list and a group have all that there is, in however many pieces it comes', async () => {
  const { sources, asked } = sourceOf(130);
  const components = [
    { ...sourced, type: 'radio', key: 'r', label: 'Group', limit: 60 },
    { ...sourced, type: 'select', key: 'n', label: 'List', widget: 'html5', limit: 60 },
  ];
  drawn = await drawForm(components, { sources });
  await expect.poll(() => document.querySelectorAll('[type="radio"]').length).toBe(130);
  await expect.poll(() => document.querySelectorAll('option').length).toBe(131);
  expect(asked).toHaveLength(6);
});
