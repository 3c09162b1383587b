import type { JsonObject } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { violations } from '@guichet/renderer/testing/violations';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const notes: JsonObject = { type: 'datamap', key: 'notes', input: true, label: 'Notes' };

const key = (row: number) => page.getByRole('textbox', { name: `Key (row ${row})` });
const value = (row: number) => page.getByRole('textbox', { name: `Value (row ${row})` });
const add = () => page.getByRole('button', { name: 'Add another: Notes' });

async function draw(component: JsonObject, more: Parameters<typeof drawForm>[1] = {}) {
  drawn = await drawForm([component], more);
  return drawn;
}

test('a key and its value are filled in, and another row begins with a name that no other has', async () => {
  const { form, container } = await draw(notes);
  expect(form.data()).toEqual({ notes: {} });
  await userEvent.type(key(1), 'key');
  await userEvent.type(value(1), 'oak');
  await userEvent.click(add());
  await expect.element(key(2)).toHaveFocus();
  await expect.element(key(2)).toHaveValue('key1');
  expect(form.data()).toEqual({ notes: { key: 'oak', key1: '' } });
  // The initial text is selected, so that typing replaces it.
  await userEvent.keyboard('size');
  await userEvent.tab();
  await userEvent.keyboard('large');
  expect(form.data()).toEqual({ notes: { key: 'oak', size: 'large' } });
  expect(await violations(container)).toEqual([]);
});

test('a row is removed with what is in it, the others stay as they are, and the focus is led on', async () => {
  const { form } = await draw(notes, { submission: { notes: { a: '1', b: '2', c: '3' } } });
  await userEvent.click(page.getByRole('button', { name: 'Remove row 2: Notes' }));
  expect(form.data()).toEqual({ notes: { a: '1', c: '3' } });
  await expect.element(key(2)).toHaveValue('c');
  await expect.element(page.getByRole('button', { name: 'Remove row 2: Notes' })).toHaveFocus();
  await expect.element(page.getByText('Row 2 was removed. 2 rows are left.')).toBeInTheDocument();
});

test('a key that stands there twice is told, keeps the form from being sent, and no row vanishes meanwhile', async () => {
  const { form, container } = await draw(notes, { submission: { notes: { tree: 'oak', size: 'large' } } });
  await userEvent.clear(key(2));
  await userEvent.type(key(2), 'tree');
  await expect.element(value(1)).toHaveValue('oak');
  await expect.element(value(2)).toHaveValue('large');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  expect(form.errors().map(({ message }) => message)).toEqual([
    'Notes has “tree” more than once. Use each key once.',
  ]);
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  expect(await violations(container)).toEqual([]);
  await userEvent.type(key(2), '{End}s');
  expect(form.dispatch({ kind: 'submit' })).toEqual({
    kind: 'valid',
    data: { notes: { tree: 'oak', trees: 'large' } },
  });
});

test('a value without a key is told, so that it is not lost', async () => {
  const { form } = await draw(notes, { locale: 'fr' });
  await userEvent.type(page.getByRole('textbox', { name: 'Valeur (ligne 1)' }), 'chêne');
  expect(form.dispatch({ kind: 'submit' }).kind).toBe('invalid');
  expect(form.errors()[0]?.message).toBe(
    'Le champ «\u00a0Notes\u00a0» contient une valeur sans clé. Entrez sa clé ou retirez la valeur.',
  );
});

test('values are of the kind that their author chose', async () => {
  const valueComponent = (type: string, more: JsonObject = {}) => ({
    ...notes,
    valueComponent: { type, key: 'value', label: 'Value', input: true, ...more },
  });
  const { form } = await draw(valueComponent('number'), { locale: 'fr' });
  await userEvent.type(page.getByRole('textbox', { name: 'Clé (ligne 1)' }), 'chênes');
  await userEvent.type(page.getByRole('textbox', { name: 'Value (ligne 1)' }), '1234,5');
  expect(form.data()).toEqual({ notes: { chênes: 1234.5 } });
  drawn?.close();
  const { form: asked } = await draw(valueComponent('checkbox'));
  await userEvent.type(key(1), 'fence');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Value (row 1)' }), 'Yes');
  expect(asked.data()).toEqual({ notes: { fence: true } });
  drawn?.close();
  const values = [{ label: 'Seven', value: '7' }];
  const { form: chosen } = await draw(valueComponent('select', { data: { values } }));
  await userEvent.type(key(1), 'days');
  await userEvent.selectOptions(page.getByRole('combobox', { name: 'Value (row 1)' }), 'Seven');
  expect(chosen.data()).toEqual({ notes: { days: 7 } });
});

test('the value stands first where its author says so, on the page and to the Tab key', async () => {
  const { form } = await draw({ ...notes, keyBeforeValue: false, keyLabel: 'Language' });
  await userEvent.click(value(1));
  await userEvent.keyboard('fluent{Tab}French');
  expect(form.data()).toEqual({ notes: { French: 'fluent' } });
});

test('fixed rows can be filled in, and none is added or removed', async () => {
  const { form } = await draw(
    { ...notes, disableAddingRemovingRows: true },
    { submission: { notes: { a: '', b: '' } } },
  );
  expect(page.getByRole('button', { name: /Add|Remove/ }).elements()).toHaveLength(0);
  await userEvent.type(value(2), '2');
  expect(form.data()).toEqual({ notes: { a: '', b: '2' } });
});

test('a value that comes from elsewhere takes the place of what was typed', async () => {
  const { form } = await draw(notes);
  await userEvent.type(key(1), 'a');
  const field = form.fieldByPath('notes');
  if (field === undefined) throw new Error('One field.');
  form.dispatch({ kind: 'setValue', field, value: { x: '1', y: '2' } });
  await expect.element(key(2)).toHaveValue('y');
  await expect.element(key(1)).toHaveValue('x');
});
