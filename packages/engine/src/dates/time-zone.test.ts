import { expect, test, vi } from 'vitest';
import { instantOf, localTextOf } from './time-zone.ts';

test.each([
  ['2026-01-31T12:00:00Z', '2026-01-31T12:00:00.000Z'],
  ['2026-01-31T12:00:00-05:00', '2026-01-31T17:00:00.000Z'],
  ['2026-01-31T12:00+0530', '2026-01-31T06:30:00.000Z'],
  ['2026-01-31 12:00', '2026-01-31T17:00:00.000Z'],
  ['2026-07-31T12:00:00.250', '2026-07-31T16:00:00.250Z'],
  ['2026-01-31', '2026-01-31T05:00:00.000Z'],
])('%j is the instant %s in Toronto', (text, instant) => {
  expect(new Date(instantOf(text, 'America/Toronto')).toISOString()).toBe(instant);
});

test.each([
  '',
  '2026-02-29',
  '2026-01-31T24:00:00Z',
  '2026-13-01',
  '31/01/2026',
  'today',
  20260131,
  undefined,
])('%j is no instant', (value) => {
  expect(instantOf(value, 'America/Toronto')).toBeNaN();
});

test.each([
  ['America/Toronto', '2026-03-08T01:59', '2026-03-08T06:59:00.000Z'],
  ['America/Toronto', '2026-03-08T02:30', '2026-03-08T07:30:00.000Z'],
  ['America/Toronto', '2026-03-08T03:00', '2026-03-08T07:00:00.000Z'],
  ['America/Toronto', '2026-11-01T01:30', '2026-11-01T05:30:00.000Z'],
  ['America/Toronto', '2026-11-01T02:00', '2026-11-01T07:00:00.000Z'],
  ['Europe/Berlin', '2026-03-29T02:30', '2026-03-29T01:30:00.000Z'],
  ['Europe/Berlin', '2026-10-25T02:30', '2026-10-25T00:30:00.000Z'],
  ['America/St_Johns', '2026-01-31T12:00', '2026-01-31T15:30:00.000Z'],
  ['Pacific/Kiritimati', '2026-01-31T12:00', '2026-01-30T22:00:00.000Z'],
  ['UTC', '2026-01-31T12:00', '2026-01-31T12:00:00.000Z'],
])('in %s the clock shows %s at %s, also where clocks change', (timeZone, text, instant) => {
  expect(new Date(instantOf(text, timeZone)).toISOString()).toBe(instant);
});

test('an instant shows as what calendar and clock of a zone say', () => {
  const instant = Date.parse('2026-02-01T03:30:00Z');
  expect(localTextOf(instant, 'America/Toronto')).toBe('2026-01-31T22:30:00.000');
  expect(localTextOf(instant, 'Asia/Kolkata')).toBe('2026-02-01T09:00:00.000');
});

test('what is kept of zones is bounded, in whatever zones people say that they are', () => {
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  for (const _ of [1, 2]) localTextOf(0, '+00:01');
  expect(made).toHaveBeenCalledOnce();
  for (let minutes = 1; minutes < 60; minutes += 1) localTextOf(0, `+01:${String(minutes).padStart(2, '0')}`);
  made.mockClear();
  localTextOf(0, '+00:01');
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
