import { expect, test } from 'vitest';
import { validate } from './testing/validate.ts';

test('a limit of a date names itself alike in both languages, with a time of day where that counts', () => {
  const settings = { maxDate: '2026-02-01T03:30:00Z' };
  expect(validate('maxDate', '2026-02-01T09:00:00Z', { settings })).toEqual({ maxDate: '2026-01-31 22:30' });
  expect(
    validate('maxDate', '2026-02-01T09:00:00Z', { settings: { ...settings, enableTime: false } }),
  ).toEqual({
    maxDate: '2026-01-31',
  });
});

test('a date is validated in the time zone of the environment', () => {
  const settings = { minDate: '2026-02-01', enableTime: false };
  const late = '2026-02-01T03:30:00Z';
  expect(validate('minDate', late, { settings, timeZone: 'America/Toronto' })).toEqual({
    minDate: '2026-02-01',
  });
  expect(validate('minDate', late, { settings, timeZone: 'Europe/Paris' })).toBeUndefined();
});

test('a limit of a day may be written as an instant, and is the day that it falls on', () => {
  const settings = { minDate: '2026-02-01T03:30:00Z' };
  expect(validate('minDate', '01/31/2026', { settings })).toBeUndefined();
  expect(validate('minDate', '01/30/2026', { settings })).toEqual({ minDate: '2026-01-31' });
});

test('a limit that is no plain date limits nothing', () => {
  expect(validate('maxDate', '2026-02-01', { settings: { maxDate: 'moment()' } })).toBeUndefined();
  expect(validate('minDate', '01/31/2026', { settings: { minDate: '' } })).toBeUndefined();
});

test('a value that the type could not keep is no date, no day and no time, and misses no part', () => {
  const settings = { fields: { day: { required: true } } };
  for (const rule of ['date', 'day', 'time'] as const) {
    expect(validate(rule, undefined, { isMalformed: true })).toEqual({});
    expect(validate(rule, undefined)).toBeUndefined();
  }
  expect(validate('requiredDayEmpty', undefined, { isMalformed: true, settings })).toBeUndefined();
});

test('the years that are asked for are told', () => {
  expect(validate('minYear', '03/15/1999', { settings: { minYear: 2000 } })).toEqual({ minYear: 2000 });
  expect(validate('maxYear', '03/15/2031', { settings: { maxYear: 2030 } })).toEqual({ maxYear: 2030 });
});
