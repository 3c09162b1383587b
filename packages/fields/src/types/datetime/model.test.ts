import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { submissionZone } from '@guichet/engine/dates';
import { expect, test } from 'vitest';
import { fieldAt, openForm, typeAndLeave } from '../../form-instance/open-form.ts';

offerLibraryShims(createLibraryShims);

const day = { type: 'datetime', key: 'a', label: 'A', input: true, enableTime: false };
const now = Date.parse('2026-03-01T02:30:00Z');

function open(component: JsonObject) {
  const form = openForm([component], { runCode: createRunCode() });
  form.dispatch({ kind: 'setEnvironment', environment: { now, timeZone: 'America/Toronto', seed: 1 } });
  return form;
}

test('settings that a component lacks are read from the widget that its builder left', () => {
  const { enableTime: _, ...bare } = day;
  const widget = { type: 'calendar', enableTime: false, format: 'dd-MM-yyyy', time_24hr: true };
  const form = open({ ...bare, widget });
  typeAndLeave(form, 'a', '1-3-2026');
  expect(form.data().a).toBe('2026-03-01T00:00:00-05:00');
  expect(fieldAt(form, 'a').shown()).toEqual(['01-03-2026']);
});

test('a default may be written as a date, or as code; what is no date is none', () => {
  expect(open({ ...day, defaultDate: '2026-03-05' }).data().a).toBe('2026-03-05');
  expect(open({ ...day, defaultDate: 'dd/mm/yyyy' }).data().a).toBe('');
  expect(open({ ...day, defaultDate: '2026-03-05', defaultValue: '2026-04-01' }).data().a).toBe('2026-04-01');
  const { data } = open({ ...day, defaultDate: "moment('2026-03-05').add(1, 'day')" });
  expect(data().a).toMatch(/^2026-03-06T/);
  expect(open({ ...day, defaultDate: "moment('2026-03-05T10:20:30.456Z');" }).data().a).toMatch(
    /:20:30\.000Z$/,
  );
});

test('the days that code leaves are told to the calendar', () => {
  const form = open({ ...day, datePicker: { minDate: "moment('2026-03-05')", maxDate: '2026-03-09' } });
  expect(fieldAt(form, 'a').dayLimits()).toEqual({ first: '2026-03-05', last: '2026-03-09' });
});

test('what lacks its time is refused, also when it looks like a whole date', () => {
  const form = open({ ...day, enableTime: true });
  typeAndLeave(form, 'a', '2026-03-01');
  expect(fieldAt(form, 'a').errors()).toEqual(['A: add the time after the date.']);
  expect(fieldAt(form, 'a').shown()).toEqual(['2026-03-01']);
  expect(form.stored.failures().map(({ type }) => type)).toEqual(['string.date']);
});

test('a time alone is one of today, in the zone where it was typed', () => {
  const form = open({ ...day, enableTime: true, enableDate: false });
  typeAndLeave(form, 'a', '9:30 pm');
  expect(form.data().a).toBe('2026-02-28T21:30:00-05:00');
});

test('digits are read in the order in which the language shows them', () => {
  const component = { ...day, format: 'MMMM d, yyyy' };
  for (const [locale, kept] of [
    ['en', '2026-03-01T00:00:00-05:00'],
    ['fr', '2026-01-03T00:00:00-05:00'],
  ] as const) {
    const form = openForm([component], { locale });
    typeAndLeave(form, 'a', '3/1/2026');
    expect(form.data().a).toBe(kept);
  }
});

test('a date that was loaded is kept to the character while nobody changes it', () => {
  for (const a of ['2026-03-05T05:00:00.000Z', '2026-11-01T01:30:00-05:00', '2026-03-05', '']) {
    const form = openForm([day], { submission: { a } });
    form.dispatch({ kind: 'blur', field: fieldAt(form, 'a') });
    expect(form.data()).toEqual({ a });
  }
});

test('of an hour that a clock shows twice each is kept, shown apart, and read back', () => {
  const component = { ...day, enableTime: true };
  for (const [a, shown] of [
    ['2026-11-01T01:30:00-04:00', '2026-11-01 01:30 AM'],
    ['2026-11-01T01:30:00-05:00', '2026-11-01 01:30 AM UTC-05:00'],
  ]) {
    const form = openForm([component], { submission: { a: a ?? '' } });
    const field = fieldAt(form, 'a');
    expect(field.shown()).toEqual([shown]);
    form.dispatch({ kind: 'blur', field });
    expect(form.data()).toEqual({ a });
    typeAndLeave(form, 'a', `${field.shown()[0]}`);
    expect(form.data()).toEqual({ a });
  }
});

test('an offset that the zone does not have then counts for nothing', () => {
  const form = open({ ...day, enableTime: true });
  typeAndLeave(form, 'a', '2026-07-01 01:30 AM UTC-05:00');
  expect(form.data().a).toBe('2026-07-01T01:30:00-04:00');
});

test.each([
  ['en', 'A cannot be on July 1, 2026. Choose another day.'],
  ['fr', 'La date du champ «\u00a0A\u00a0» ne peut pas être le 1er juillet 2026. Choisissez un autre jour.'],
] as const)('a day that is ruled out is named as its language writes it (%s)', (locale, sentence) => {
  const component = { ...day, format: 'MMMM d, yyyy', datePicker: { disable: '2026-07-01' } };
  const form = openForm([component], { locale });
  typeAndLeave(form, 'a', '2026-07-01');
  expect(fieldAt(form, 'a').errors()).toEqual([sentence]);
});

test('so is a limit, with its time where one is asked for', () => {
  const limited = { ...day, format: 'd/M/yyyy', datePicker: { maxDate: '2026-03-05' } };
  const form = open(limited);
  typeAndLeave(form, 'a', '6/3/2026');
  expect(fieldAt(form, 'a').errors()).toEqual(['A should not contain date after March 5, 2026.']);
  const timed = open({
    ...{ ...day, enableTime: true, format: 'd/M/yyyy hh:mm a' },
    datePicker: { maxDate: '2026-03-05T14:30:00-05:00' },
  });
  typeAndLeave(timed, 'a', '6/3/2026 9:00 am');
  expect(fieldAt(timed, 'a').errors()).toEqual([
    'A should not contain date after March 5, 2026 at 2:30\u00a0p.m.',
  ]);
});

test('a date is shown by the clock of who sent it where its author asks for that', () => {
  const component = { ...day, enableTime: true, displayInTimezone: 'submission' };
  const submission = { a: '2026-03-05T14:30:00.000Z' };
  const form = openForm([component], { submission });
  const environment = { now, timeZone: 'America/Toronto', seed: 1 };
  form.dispatch({ kind: 'setEnvironment', environment });
  expect(fieldAt(form, 'a').shown()).toEqual(['2026-03-05 09:30 AM']);
  for (const [metadata, shown] of [
    [{ timezone: 'America/Vancouver', offset: 0 }, '2026-03-05 06:30 AM'],
    [{ timezone: 'Nowhere', offset: -480 }, '2026-03-05 06:30 AM'],
    [{}, '2026-03-05 09:30 AM'],
  ] as const) {
    const zone = submissionZone(metadata);
    form.dispatch({
      kind: 'setEnvironment',
      environment: { ...environment, ...(zone !== undefined && { submissionTimeZone: zone }) },
    });
    expect(fieldAt(form, 'a').shown()).toEqual([shown]);
  }
});
