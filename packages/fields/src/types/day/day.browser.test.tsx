import type { Json, Locale } from '@guichet/definition';
import { textsOf } from '@guichet/engine';
import { prepareForm } from '@guichet/prepare';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import { flushSync } from 'react-dom';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { models } from '../../models.ts';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const asked = { day: { required: true }, month: { required: true }, year: { required: true } };
const birth = { type: 'day', key: 'a', label: 'Birth', input: true, fields: asked };
const beside = { type: 'textfield', key: 'b', label: 'Beside', input: true };

async function open(component: Json = birth, locale: Locale = 'en'): Promise<DrawnForm> {
  drawn = await drawForm([component, beside], { locale });
  return drawn;
}

const errors = () => drawn?.form.fields[0]?.errors();
const labels = () => [...document.querySelectorAll('[data-several] label')].map((label) => label.textContent);
const part = (name: string) => page.getByLabelText(name, { exact: true });

test.each([
  ['en', birth, ['Month', 'Day', 'Year'], ['July', '4', '1989'], '07/04/1989'],
  ['fr', birth, ['Jour', 'Mois', 'Année'], ['4', 'juillet', '1989'], '07/04/1989'],
  ['en', { ...birth, dayFirst: true }, ['Day', 'Month', 'Year'], ['4', 'July', '1989'], '04/07/1989'],
  ['fr', { ...birth, dayFirst: true }, ['Jour', 'Mois', 'Année'], ['4', 'juillet', '1989'], '04/07/1989'],
  [
    'en',
    { ...birth, dayFirst: true, useLocaleSettings: true },
    ['Month', 'Day', 'Year'],
    ['July', '4', '1989'],
    '04/07/1989',
  ],
] as const)(
  'in %s the parts stand as the language reads them, and are kept as the definition says',
  async (locale, component, names, keys, kept) => {
    const { form, container } = await open(component, locale);
    expect(labels()).toEqual(names);
    container.querySelector<HTMLElement>('[data-field]')?.focus();
    for (const typed of keys) {
      await userEvent.keyboard(typed);
      await userEvent.tab();
    }
    expect(form.data().a).toBe(kept);
    expect(errors()).toEqual([]);
    expect(document.activeElement?.id).toBe('f-b');
  },
);

test('nothing is said before the group is left, and then of the part that is wrong', async () => {
  const { container } = await open();
  container.querySelector('select')?.focus();
  await userEvent.keyboard('February');
  await userEvent.tab();
  await userEvent.keyboard('31');
  await userEvent.tab();
  expect(errors()).toEqual([]);
  await userEvent.keyboard('2027');
  expect(errors()).toEqual([]);
  await userEvent.tab();
  expect(errors()).toEqual(['Birth: there is no day 31 in that month, which has 28 days.']);
  await expect.element(part('Day')).toHaveAttribute('aria-invalid', 'true');
  await expect.element(part('Day')).toHaveAccessibleDescription(/no day 31/);
  await expect.element(part('Month')).not.toHaveAttribute('aria-invalid');
  await userEvent.fill(part('Day'), '28');
  await userEvent.tab();
  await userEvent.tab();
  expect(errors()).toEqual([]);
});

test.each([
  [['February', '29', '2028'], []],
  [['February', '29', '2100'], ['Birth: there is no day 29 in that month, which has 28 days.']],
  [['March', '5', '26'], ['Birth: write the year with four digits.']],
  [['March', '5', ''], ['Birth is required: the year is missing.']],
  [['', '5', '2026'], ['Birth is required: the month is missing.']],
  [['March', 'first', '2026'], ['Birth is not a valid day.']],
  [['', '', ''], []],
])('%j is answered with %j', async ([month = '', day = '', year = ''], expected) => {
  const { form } = await open();
  if (month !== '') await userEvent.selectOptions(part('Month'), month);
  await userEvent.fill(part('Day'), day);
  await userEvent.fill(part('Year'), year);
  await userEvent.click(page.getByLabelText('Beside'));
  expect(errors()).toEqual(expected);
  await expect.element(part('Year')).toHaveValue(year);
  await expect.element(part('Day')).toHaveValue(day);
  expect(form.isValid()).toBe(expected.length === 0 && day !== '');
});

test('the alert leads to the part that is wrong, and to the first where all are missing', async () => {
  const { form } = await open();
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  const link = page.getByRole('link', { name: /Birth is required\.$/ });
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.click(link);
  await expect.poll(() => document.activeElement).toBe(part('Month').element());
  await userEvent.selectOptions(part('Month'), 'May');
  await userEvent.fill(part('Day'), '9');
  flushSync(() => void form.dispatch({ kind: 'submit' }));
  await expect.poll(() => document.activeElement?.id).toBe('guichet-errors');
  await userEvent.click(page.getByRole('link', { name: /the year is missing/ }));
  await expect.poll(() => document.activeElement).toBe(part('Year').element());
});

test('limits hold for what is typed', async () => {
  await open({ ...birth, minDate: '2000-01-01', maxDate: '2026-12-31' });
  for (const [year, expected] of [
    ['1999', ['Birth should not contain date before January 1, 2000.']],
    ['2027', ['Birth should not contain date after December 31, 2026.']],
    ['2026', []],
  ] as const) {
    await userEvent.selectOptions(part('Month'), 'May');
    await userEvent.fill(part('Day'), '9');
    await userEvent.fill(part('Year'), year);
    await userEvent.click(page.getByLabelText('Beside'));
    expect(errors()).toEqual(expected);
  }
});

test('a hidden part is not asked for, and is left out of what is kept', async () => {
  const { form } = await open({ ...birth, fields: { ...asked, day: { hide: true } } });
  expect(labels()).toEqual(['Month', 'Year']);
  await userEvent.selectOptions(part('Month'), 'March');
  await userEvent.fill(part('Year'), '2024');
  await userEvent.tab();
  expect([form.data().a, errors()]).toEqual(['03/2024', []]);
});

test('a part that is open keeps its zeros, and shows nothing', async () => {
  const { form } = await open({ ...birth, fields: { day: {}, month: {}, year: {} } });
  await userEvent.selectOptions(part('Month'), 'March');
  await userEvent.click(page.getByLabelText('Beside'));
  expect([form.data().a, errors()]).toEqual(['03/00/0000', []]);
  await expect.element(part('Day')).toHaveValue('');
  await userEvent.selectOptions(part('Month'), '');
  expect(form.data().a).toBe('');
});

test('where the language changes, the parts change places with what stands in them', async () => {
  const { form } = await open();
  await userEvent.selectOptions(part('Month'), 'March');
  await userEvent.fill(part('Day'), '5');
  await userEvent.fill(part('Year'), '2026');
  const prepared = prepareForm({ title: 'T', path: 't', components: [birth, beside] }, { models });
  if (prepared.kind !== 'prepared') throw new Error('It can be prepared.');
  form.dispatch({ kind: 'setLanguage', locale: 'fr', texts: textsOf(prepared.form, 'fr') });
  await expect.poll(labels).toEqual(['Jour', 'Mois', 'Année']);
  await expect.element(part('Jour')).toHaveValue('5');
  await expect.element(part('Mois')).toHaveValue('3');
  await expect.element(part('Année')).toHaveValue('2026');
  await userEvent.fill(part('Jour'), '6');
  expect(form.data().a).toBe('03/06/2026');
});

test('a list of years has those within the limits, and the one that was loaded', async () => {
  const years = { day: {}, month: {}, year: { type: 'select', minYear: 2020, maxYear: 2022 } };
  drawn = await drawForm([{ ...birth, fields: years }], { submission: { a: '03/05/2019' } });
  const list = part('Year').element();
  const options = list instanceof HTMLSelectElement ? [...list.options].map(({ value }) => value) : [];
  expect(options).toEqual(['', '2019', '2020', '2021', '2022']);
  await expect.element(part('Year')).toHaveValue('2019');
});
