import type { Json, Locale } from '@guichet/definition';
import { type DrawnForm, drawForm } from '@guichet/renderer/testing/draw-form';
import axe from 'axe-core';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';

let drawn: DrawnForm | undefined;

afterEach(() => {
  drawn?.close();
  drawn = undefined;
});

const moment = { type: 'datetime', key: 'a', label: 'Visit', input: true };
const day = { ...moment, enableTime: false, format: 'yyyy-MM-dd' };
const march = Date.parse('2026-03-04T17:00:00Z');

/** As a page does once it is hydrated: from then on the zone is the reader's. */
async function open(
  component: Json,
  timeZone = 'America/Toronto',
  locale: Locale = 'en',
): Promise<DrawnForm> {
  drawn = await drawForm([component], { locale });
  drawn.form.dispatch({ kind: 'setEnvironment', environment: { now: march, timeZone, seed: 1 } });
  return drawn;
}

const box = () => page.getByRole('textbox');
const calendar = () => page.getByRole('button', { name: /calendar|calendrier/ });
const focused = () => document.activeElement?.getAttribute('aria-label');

test.each([
  ['America/Toronto', '2026-03-08 1:30', '2026-03-08T01:30:00-05:00', '2026-03-08 01:30'],
  ['America/Toronto', '2026-03-08 2:30', '2026-03-08T03:30:00-04:00', '2026-03-08 03:30'],
  ['America/Toronto', '2026-03-08 3:30', '2026-03-08T03:30:00-04:00', '2026-03-08 03:30'],
  ['America/Toronto', '2026-11-01 1:30', '2026-11-01T01:30:00-04:00', '2026-11-01 01:30'],
  ['America/Toronto', '2026-11-01 2:30', '2026-11-01T02:30:00-05:00', '2026-11-01 02:30'],
  ['Pacific/Auckland', '2026-01-01 0:15', '2026-01-01T00:15:00+13:00', '2026-01-01 00:15'],
  ['UTC', '2026-01-01 0:15', '2026-01-01T00:15:00+00:00', '2026-01-01 00:15'],
])('in %s, %s typed is kept as %s and shown as %s, in both languages', async (zone, typed, kept, shown) => {
  for (const locale of ['en', 'fr'] as const) {
    const { form } = await open({ ...moment, format: 'yyyy-MM-dd HH:mm' }, zone, locale);
    await userEvent.click(box());
    await userEvent.keyboard(typed);
    await expect.element(box()).toHaveValue(typed);
    await userEvent.tab();
    await expect.element(box()).toHaveValue(shown);
    expect(form.data().a).toBe(kept);
    drawn?.close();
  }
  drawn = undefined;
});

test.each([
  ['America/Toronto', '2026-03-01T00:00:00-05:00'],
  ['America/Vancouver', '2026-03-01T00:00:00-08:00'],
  ['Pacific/Auckland', '2026-03-01T00:00:00+13:00'],
  ['UTC', '2026-03-01T00:00:00+00:00'],
])('a day that is typed in %s is that day in every other zone', async (zone, kept) => {
  const { form } = await open(day, zone);
  await userEvent.fill(box(), 'March 1, 2026');
  await userEvent.tab();
  expect(form.data().a).toBe(kept);
  for (const timeZone of ['America/Vancouver', 'Pacific/Auckland', 'UTC', 'Pacific/Pago_Pago']) {
    form.dispatch({ kind: 'setEnvironment', environment: { now: march, timeZone, seed: 1 } });
    await expect.element(box()).toHaveValue('2026-03-01');
  }
});

test('a time that was kept shows by the clock of the city, then by that of its reader', async () => {
  drawn = await drawForm([{ ...moment, format: 'yyyy-MM-dd HH:mm' }], {
    submission: { a: '2026-03-05T18:30:00Z' },
  });
  await expect.element(box()).toHaveValue('2026-03-05 13:30');
  drawn.form.dispatch({
    kind: 'setEnvironment',
    environment: { now: march, timeZone: 'Pacific/Auckland', seed: 1 },
  });
  await expect.element(box()).toHaveValue('2026-03-06 07:30');
  expect(drawn.form.data()).toEqual({ a: '2026-03-05T18:30:00Z' });
});

test.each([
  day,
  moment,
  { ...day, datePicker: { minDate: '2026-01-01', maxDate: '2026-12-31', disableWeekends: true } },
])('where no date is shown, nobody asks the browser for its time zone: %o', async (component) => {
  let asked = 0;
  const environment = {
    now: march,
    seed: 1,
    get timeZone() {
      asked += 1;
      return 'Pacific/Auckland';
    },
  };
  drawn = await drawForm([component, { type: 'textfield', key: 'b', label: 'Name', input: true }]);
  drawn.form.dispatch({ kind: 'setEnvironment', environment });
  await userEvent.fill(page.getByLabelText('Name'), 'Ann');
  expect(drawn.form.data().b).toBe('Ann');
  expect(asked).toBe(0);
  await userEvent.fill(page.getByLabelText('Visit'), '2026-03-05 10:00 AM');
  await userEvent.tab();
  expect(asked).toBeGreaterThan(0);
});

test('what is being typed stays when the time zone becomes known', async () => {
  const { form } = await open(moment);
  await userEvent.fill(box(), '5 mar');
  form.dispatch({ kind: 'setEnvironment', environment: { now: march, timeZone: 'UTC', seed: 1 } });
  await expect.element(box()).toHaveValue('5 mar');
});

test.each([
  ['en', 'America/Vancouver', /Vancouver time/],
  ['fr', 'America/Edmonton', /fuseau horaire\s: Edmonton/],
] as const)(
  'a time in a zone that is not the reader’s names its place (%s)',
  async (locale, timezone, words) => {
    const there = { ...moment, displayInTimezone: 'location', timezone };
    const { form } = await open(there, 'America/Toronto', locale);
    await expect.element(box()).toHaveAccessibleDescription(words);
    form.dispatch({ kind: 'setEnvironment', environment: { now: march, timeZone: timezone, seed: 1 } });
    await expect.element(box()).not.toHaveAccessibleDescription(new RegExp(timezone.slice(8)));
  },
);

test.each([
  ['en', day, 'Year, month, day: 2026-03-01'],
  ['fr', day, 'Année, mois, jour\u00a0: 2026-03-01'],
  ['en', moment, 'Year, month, day, time: 2026-03-01 02:30 PM'],
  ['fr', moment, 'Année, mois, jour, heure\u00a0: 2026-03-01 14:30'],
  ['en', { ...day, format: 'dd/MM/yyyy' }, 'Day, month, year: 01/03/2026'],
  ['fr', { type: 'time', key: 'a', label: 'A', input: true }, 'Heure, minute\u00a0: 14:30'],
] as const)('the format stands in words beside the label (%s)', async (locale, component, words) => {
  await open(component, 'America/Toronto', locale);
  await expect.element(page.getByText(words)).toBeVisible();
  await expect.element(box()).toHaveAccessibleDescription(new RegExp(words.slice(0, 12)));
});

test.each([
  ['en', day, '2026-02-30', 'Visit: there is no day 30 in that month, which has 28 days.'],
  ['en', day, '2026-13-01', 'Visit: there is no month 13. Months go from 1 to 12.'],
  ['en', day, '1/3/26', 'Visit: write the year with four digits.'],
  ['en', moment, '2026-03-01', 'Visit: add the time after the date.'],
  ['fr', moment, '2026-03-01', 'doit aussi contenir l’heure'],
  ['fr', day, '31 avril 2026', 'indique le jour 31, mais ce mois compte 30 jours'],
  ['fr', day, 'demain', 'ne contient pas une date valide'],
  ['en', { type: 'time', key: 'a', label: 'A', input: true }, '25:00', 'Hours go from 0 to 23'],
] as const)('an error names the part that is wrong (%s)', async (locale, component, typed, error) => {
  await open(component, 'America/Toronto', locale);
  await userEvent.fill(box(), typed);
  await userEvent.tab();
  await expect.element(box()).toHaveAccessibleDescription(new RegExp(error));
  await expect.element(box()).toHaveValue(typed);
});

test('a day that its author rules out is refused when it is typed, and a day outside the limits, too', async () => {
  const { form } = await open({ ...day, datePicker: { disableWeekends: true, minDate: '2026-03-02' } });
  for (const [typed, error] of [
    ['2026-03-07', 'Visit cannot be on March 7, 2026. Choose another day.'],
    ['2026-02-27', 'Visit should not contain date before March 2, 2026.'],
    ['2026-03-02', undefined],
  ] as const) {
    await userEvent.fill(box(), typed);
    await userEvent.tab();
    expect(form.fields[0]?.errors()).toEqual(error === undefined ? [] : [error]);
  }
});

test('the keys of the calendar: days, weeks, months and years; Escape leaves it as it was', async () => {
  const { form } = await open(day);
  await userEvent.fill(box(), '2026-03-31');
  await userEvent.tab();
  expect(document.activeElement).toBe(calendar().element());
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe('Tuesday, March 31, 2026');
  for (const [keys, name] of [
    ['{ArrowLeft}', 'Monday, March 30, 2026'],
    ['{ArrowDown}', 'Monday, April 6, 2026'],
    ['{ArrowUp}{ArrowRight}', 'Tuesday, March 31, 2026'],
    ['{Home}', 'Sunday, March 29, 2026'],
    ['{End}', 'Saturday, April 4, 2026'],
    ['{ArrowUp}', 'Saturday, March 28, 2026'],
    ['{ArrowRight}{ArrowRight}{ArrowRight}{PageUp}', 'Saturday, February 28, 2026'],
    ['{PageDown}', 'Saturday, March 28, 2026'],
    ['{Shift>}{PageDown}{/Shift}', 'Sunday, March 28, 2027'],
    ['{Shift>}{PageUp}{/Shift}', 'Saturday, March 28, 2026'],
  ] as const) {
    await userEvent.keyboard(keys);
    expect(focused()).toBe(name);
  }
  await userEvent.keyboard('{Escape}');
  await expect.poll(() => document.querySelector('dialog')).toBe(null);
  expect(document.activeElement).toBe(calendar().element());
  expect(form.data().a).toBe('2026-03-31T00:00:00-04:00');
});

test.each([
  ['9999-12-31', '{PageDown}{ArrowRight}{End}', 'Friday, December 31, 9999'],
  ['0001-01-01', '{PageUp}{ArrowLeft}{Home}', 'Monday, January 1, 0001'],
])('the calendar opens at %s, and goes no further', async (typed, keys, name) => {
  await open(day, 'UTC');
  await userEvent.fill(box(), typed);
  await userEvent.tab();
  await userEvent.keyboard('{Enter}');
  expect(focused()).toBe(name);
  await userEvent.keyboard(keys);
  expect(focused()).toBe(name);
});

test('a day that is chosen is kept, is told by the button, and the focus returns to it', async () => {
  const { form } = await open(day, 'Pacific/Auckland', 'fr');
  await userEvent.click(calendar());
  expect(focused()).toBe('jeudi 5 mars 2026');
  await userEvent.keyboard('{ArrowDown}{Enter}');
  await expect.element(box()).toHaveValue('2026-03-12');
  expect(form.data().a).toBe('2026-03-12T00:00:00+13:00');
  await expect.element(calendar()).toHaveAccessibleName(/«\sVisit\s» .*\s: jeudi 12 mars 2026$/);
  expect(document.activeElement).toBe(calendar().element());
});

test('where a time is asked for, the focus goes on to it; one that stands there stays', async () => {
  const { form } = await open(moment);
  await userEvent.click(calendar());
  await userEvent.click(page.getByRole('button', { name: 'Friday, March 6, 2026' }));
  await expect.poll(() => document.activeElement).toBe(box().element());
  await userEvent.keyboard('9 pm');
  await userEvent.tab();
  expect(form.data().a).toBe('2026-03-06T21:00:00-05:00');
  await userEvent.click(calendar());
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  await expect.element(box()).toHaveValue('2026-03-09 09:00 PM');
  expect(form.data().a).toBe('2026-03-09T21:00:00-04:00');
});

test('a day that cannot be chosen says so, can be reached, and is not taken', async () => {
  const limits = {
    minDate: '2026-03-03',
    maxDate: '2026-03-20',
    disable: '2026-03-10 - 2026-03-11',
    disableWeekends: true,
  };
  const { form } = await open({ ...day, datePicker: limits });
  await userEvent.click(calendar());
  const off = [...document.querySelectorAll('[data-day][aria-disabled]')].map((dayButton) =>
    Number(dayButton.getAttribute('data-day')?.slice(8)),
  );
  expect(off).toEqual([1, 2, 7, 8, 10, 11, 14, 15, ...Array.from({ length: 11 }, (_, index) => 21 + index)]);
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(focused()).toBe('Saturday, March 7, 2026, cannot be chosen');
  expect(form.data().a).toBe('');
});

test.each(['en', 'fr'] as const)(
  'the open calendar is accessible, and as narrow as a page of 320 pixels (%s)',
  async (locale) => {
    await page.viewport(320, 800);
    const { container } = await open({ ...day, datePicker: { disableWeekends: true } }, 'UTC', locale);
    await userEvent.click(calendar());
    const found = await axe.run(container, {
      runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'],
    });
    expect(found.violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html}`))).toEqual(
      [],
    );
    expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(320);
    const width = document.querySelector('dialog')?.getBoundingClientRect().width;
    expect(width).toBeLessThanOrEqual(320);
  },
);

test('the arrow keys move the hour and the minutes by their author’s steps', async () => {
  const visit = { type: 'datetime', key: 'a', label: 'Visit', input: true, timePicker: { minuteStep: 15 } };
  drawn = await drawForm([visit], { submission: { a: '2026-03-05T09:37:00-05:00' } });
  const element = page.getByRole('textbox').element();
  if (!(element instanceof HTMLInputElement)) throw new Error('One input.');
  element.focus();
  element.setSelectionRange(15, 15);
  await userEvent.keyboard('{ArrowUp}{ArrowUp}');
  expect(element.value).toBe('2026-03-05 09:00 AM');
  element.setSelectionRange(12, 12);
  await userEvent.keyboard('{ArrowDown}');
  expect(drawn.form.data()).toEqual({ a: '2026-03-05T08:00:00-05:00' });
  await userEvent.keyboard('{Tab}');
  expect(element.value).toBe('2026-03-05 08:00 AM');
});
