import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const number = { type: 'number', key: 'a', label: 'A', input: true, delimiter: true };
const rent = { type: 'currency', key: 'a', label: 'A', input: true, currency: 'CAD' };

function box(): HTMLInputElement {
  const element = page.getByRole('textbox').element();
  if (!(element instanceof HTMLInputElement)) throw new Error('One input.');
  return element;
}

test.each(['1 234,56', '1234,56', '1234.56', '1\u00a0234,56', '1.234,56', '1,234.56', '1234,56 $'])(
  'in French %j is one and the same number, and the same amount',
  async (typed) => {
    for (const component of [number, rent]) {
      drawn = await drawForm([component], { locale: 'fr' });
      await userEvent.type(page.getByRole('textbox'), typed);
      await userEvent.tab();
      expect(box().value).toBe('1\u00a0234,56');
      expect(drawn.form.data()).toEqual({ a: 1234.56 });
      drawn.close();
    }
    drawn = undefined;
  },
);

test.each([
  [{ validate: { integer: true } }, 'numeric'],
  [{}, 'decimal'],
  // The numeric keys of a telephone may lack the minus sign.
  [{ validate: { min: -40 } }, null],
  [{ attributes: { inputmode: 'tel' } }, 'tel'],
])(
  'the keys that a telephone shows fit the number, and are those that its author names: %j',
  async (more, keys) => {
    drawn = await drawForm([{ ...number, ...more }]);
    expect(box().getAttribute('inputmode')).toBe(keys);
  },
);

test('a point typed in French stays while it is typed, and is a comma when the field is left', async () => {
  drawn = await drawForm([number], { locale: 'fr' });
  await userEvent.type(page.getByRole('textbox'), '12.5');
  expect(box().value).toBe('12.5');
  await userEvent.tab();
  expect(box().value).toBe('12,5');
});

test('where no decimals are taken, a point sets thousands apart and makes no other number', async () => {
  drawn = await drawForm([{ ...number, decimalLimit: 0 }], { locale: 'fr' });
  await userEvent.type(page.getByRole('textbox'), '12.500');
  await userEvent.tab();
  expect(box().value).toBe('12\u00a0500');
  await userEvent.fill(page.getByRole('textbox'), '7,9');
  await userEvent.tab();
  expect(box().value).toBe('7');
});

test('an amount that is typed with its sign and its groups is taken, and written to the cent', async () => {
  drawn = await drawForm([rent]);
  await userEvent.type(page.getByRole('textbox'), '$1,234.5');
  expect(drawn.form.data()).toEqual({ a: 1234.5 });
  await userEvent.tab();
  expect(box().value).toBe('1,234.50');
});

test('in English a comma before one or two last digits is the decimal sign that it must be', async () => {
  drawn = await drawForm([rent]);
  await userEvent.type(page.getByRole('textbox'), '12,50');
  await userEvent.tab();
  expect(box().value).toBe('12.50');
  await userEvent.fill(page.getByRole('textbox'), '12,500');
  await userEvent.tab();
  expect(box().value).toBe('12,500.00');
});

test.each([
  ['12,50 $', '12.50'],
  ['12,50 CAD', '12.50'],
  ['2,5 m', '2.50'],
  [',5', '0.50'],
  ['1.234,5', '1,234.50'],
  ['2.500,00', '2,500.00'],
])('in English %j is the same amount typed as pasted: %s', async (text, shown) => {
  drawn = await drawForm([rent]);
  await userEvent.type(page.getByRole('textbox'), text);
  await userEvent.tab();
  expect(box().value).toBe(shown);
  await userEvent.fill(page.getByRole('textbox'), text);
  await userEvent.tab();
  expect(box().value).toBe(shown);
  expect(drawn.form.data()).toEqual({ a: Number(shown.replace(',', '')) });
});

test('digits are put in before others, and the caret stays behind them', async () => {
  drawn = await drawForm([number], { submission: { a: 1234567 } });
  box().focus();
  box().setSelectionRange(1, 1);
  await userEvent.keyboard('x0');
  expect([box().value, box().selectionStart]).toEqual(['10,234,567', 2]);
  await userEvent.tab();
  expect(box().value).toBe('10,234,567');
});

test.each([
  [{ decimalLimit: 1 }, '1.29', 1.2, '1.2'],
  [{ requireDecimal: true }, '7', 7, '7.00'],
  [{ allowNegative: false }, '-7', 7, '7'],
  [{ validate: { integer: true } }, '7.9', 7, '7'],
  [{ validate: { step: '0.1' } }, '7.95', 7.9, '7.9'],
])('with %j of %j is kept %d', async (settings, typed, kept, shown) => {
  drawn = await drawForm([{ ...number, ...settings }]);
  await userEvent.type(page.getByRole('textbox'), typed);
  await userEvent.tab();
  expect([drawn.form.data(), box().value]).toEqual([{ a: kept }, shown]);
});

test('a number is as wide as its author says', async () => {
  drawn = await drawForm([{ ...number, size: 24 }]);
  expect(box().size).toBe(24);
});
