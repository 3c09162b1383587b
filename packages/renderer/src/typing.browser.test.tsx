import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { type DrawnForm, drawForm } from './testing/draw-form.tsx';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const number = { type: 'number', key: 'area', label: 'Area', input: true, delimiter: true };
const phone = { type: 'phoneNumber', key: 'phone', label: 'Phone', input: true };
const values = ['a', 'b', 'c'].map((value) => ({ label: value.toUpperCase(), value }));
const boxes = { type: 'selectboxes', key: 'boxes', label: 'Boxes', input: true, values };

function box(): HTMLInputElement {
  const element = page.getByRole('textbox').element();
  if (!(element instanceof HTMLInputElement)) throw new Error('One input.');
  return element;
}

test('a number keeps its digits and marks while it is typed, and is written with its separators when it is left', async () => {
  drawn = await drawForm([number]);
  await userEvent.type(page.getByRole('textbox'), '12x345,6.7.8');
  expect(box().value).toBe('12345,6.7.8');
  await userEvent.tab();
  expect(box().value).toBe('123,456.78');
  expect(drawn.form.data()).toEqual({ area: 123456.78 });
});

test('a language switch writes the number anew, and keeps it', async () => {
  drawn = await drawForm([number], { submission: { area: 1234.5 } });
  expect(box().value).toBe('1,234.5');
  const { form } = drawn;
  flushSync(() => form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} }));
  expect(box().value).toBe('1\u00a0234,5');
  expect(form.data()).toEqual({ area: 1234.5 });
});

test('a language that comes while a number is typed takes nothing of it away', async () => {
  drawn = await drawForm([number]);
  const { form } = drawn;
  await userEvent.type(page.getByRole('textbox'), '42.');
  flushSync(() => form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} }));
  await userEvent.keyboard('5');
  await userEvent.tab();
  expect(box().value).toBe('42,5');
  expect(form.data()).toEqual({ area: 42.5 });
  // The whole of a number is written as the other language does: its marks may mean something else there.
  await userEvent.fill(page.getByRole('textbox'), '1234,56');
  flushSync(() => form.dispatch({ kind: 'setLanguage', locale: 'en', texts: {} }));
  expect(box().value).toBe('1,234.56');
  expect(form.data()).toEqual({ area: 1234.56 });
});

test('an error that was said is not left in the other language once the language is switched', async () => {
  const filled = { type: 'textfield', key: 'a', label: 'A', input: true, validate: { required: true } };
  drawn = await drawForm([filled], { submission: { a: 'x' } });
  await userEvent.clear(page.getByRole('textbox'));
  await userEvent.tab();
  const announced = () =>
    [...document.querySelectorAll('[role="status"]')].map((status) => status.textContent).join('');
  await expect.poll(announced).toBe('A is required.');
  const { form } = drawn;
  flushSync(() => form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: {} }));
  expect(announced()).toBe('');
});

test('what does not fit is dropped without moving the caret to the end', async () => {
  drawn = await drawForm([{ ...number, delimiter: false }], { submission: { area: 1234 } });
  box().focus();
  box().setSelectionRange(2, 2);
  await userEvent.keyboard('x9');
  expect(box().value).toBe('12934');
  expect(box().selectionStart).toBe(3);
});

test('a cleared number leaves no key, unless a default would come back in its place', async () => {
  drawn = await drawForm([number, { ...number, key: 'other', defaultValue: 5 }], { submission: { area: 7 } });
  const { form } = drawn;
  for (const name of ['area', 'other'])
    await userEvent.clear(page.getByRole('textbox').nth(name === 'area' ? 0 : 1));
  expect(form.data()).toEqual({ other: null });
});

test('a telephone number is a tel input of 14 characters, written as its mask with whatever dashes it is typed', async () => {
  drawn = await drawForm([phone]);
  expect([box().type, box().size]).toEqual(['tel', 14]);
  await userEvent.type(page.getByRole('textbox'), '613-555-012');
  expect(box().value).toBe('(613) 555-012');
  await userEvent.keyboard('3');
  expect(box().value).toBe('(613) 555-0123');
});

test('a telephone number that is not whole has its error beside it', async () => {
  drawn = await drawForm([phone]);
  await userEvent.type(page.getByRole('textbox'), '555-0123');
  await userEvent.tab();
  expect(box().value).toBe('(555) 012-3');
  await expect.element(page.getByText('Phone does not match the mask.').first()).toBeVisible();
});

test('a web address is an input of 50 characters', async () => {
  drawn = await drawForm([{ type: 'url', key: 'page', label: 'Page', input: true }]);
  expect([box().type, box().size]).toEqual(['url', 50]);
});

test('Enter in a text area begins a new line and sends nothing', async () => {
  let sent = 0;
  drawn = await drawForm([{ type: 'textarea', key: 'notes', label: 'Notes', input: true }], {
    onSubmit: () => {
      sent += 1;
    },
  });
  await userEvent.type(page.getByRole('textbox'), 'One{Enter}two');
  expect(drawn.form.data()).toEqual({ notes: 'One\ntwo' });
  expect(sent).toBe(0);
});

test('when as many options are chosen as may be, the others wait until one is taken back', async () => {
  drawn = await drawForm([{ ...boxes, validate: { maxSelectedCount: 2 } }]);
  await userEvent.click(page.getByRole('checkbox', { name: 'A' }));
  await expect.element(page.getByRole('checkbox', { name: 'C' })).toBeEnabled();
  await userEvent.click(page.getByRole('checkbox', { name: 'B' }));
  await expect.element(page.getByRole('checkbox', { name: 'C' })).toBeDisabled();
  await userEvent.click(page.getByRole('checkbox', { name: 'A' }));
  await expect.element(page.getByRole('checkbox', { name: 'C' })).toBeEnabled();
  expect(drawn.form.data()).toEqual({ boxes: { a: false, b: true, c: false } });
});

test('too few options hold the form back, in the author’s own words', async () => {
  drawn = await drawForm([
    { ...boxes, minSelectedCountMessage: 'Choose {{minCount}}.', validate: { minSelectedCount: 2 } },
  ]);
  await userEvent.click(page.getByRole('checkbox', { name: 'A' }));
  await expect.element(page.getByText('Choose 2.').first()).toBeVisible();
  expect(drawn.form.isValid()).toBe(false);
});

test('an error of what nobody sees is a plain line of the alert', async () => {
  drawn = await drawForm([
    { type: 'hidden', key: 'code', label: 'Code', input: true, validate: { required: true } },
  ]);
  const { form } = drawn;
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  await expect.element(page.getByText('Error 1: Code is required.')).toBeVisible();
  expect(drawn.container.querySelector('#guichet-errors a')).toBeNull();
});

test('an element of the author’s says what is filled in, as it changes', async () => {
  drawn = await drawForm([
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    {
      type: 'htmlelement',
      key: 'hello',
      tag: 'p',
      className: 'lead',
      content: 'Hello, <b>{{ data.name }}</b>',
    },
    {
      type: 'htmlelement',
      key: 'link',
      tag: 'a',
      attrs: [{ attr: 'href', value: '/zones/{{ data.name }}' }],
      content: 'Zone',
    },
  ]);
  await userEvent.type(page.getByRole('textbox'), 'Ann');
  await expect.element(page.getByText('Hello, Ann')).toBeVisible();
  expect(drawn.container.querySelector('p.lead b')?.textContent).toBe('Ann');
  await expect.element(page.getByRole('link', { name: 'Zone' })).toHaveAttribute('href', '/zones/Ann');
});

test('entering, typing and leaving are told with the field, and the change as the resident’s', async () => {
  drawn = await drawForm([phone]);
  const emitted: string[] = [];
  drawn.form.on('focus', ({ component }) => emitted.push(`focus ${component.key}`));
  drawn.form.on('change', (_, { changed }, modified) =>
    emitted.push(`change ${changed.component} ${modified}`),
  );
  drawn.form.on('blur', ({ component }) => emitted.push(`blur ${component.key}`));
  await userEvent.click(page.getByRole('textbox'));
  await userEvent.keyboard('6');
  await userEvent.tab();
  expect(emitted).toEqual(['focus phone', 'change phone true', 'blur phone']);
});
