import { expect, test } from 'vitest';
import { readTypedClock } from './typed-clock.ts';
import { readTypedDate } from './typed-date.ts';

const whole = (day: string | undefined, ...clock: readonly number[]) => {
  const [hours = 0, minutes = 0, seconds = 0] = clock;
  return { kind: 'whole', day, clock: clock.length === 0 ? undefined : { hours, minutes, seconds } };
};
const dateAlone = { enableTime: false, format: 'yyyy-MM-dd' };

test.each([
  '2026-03-01',
  '2026/3/1',
  '2026 03 01',
  '20260301',
  '1/3/2026',
  '01-03-2026',
  '1.3.2026',
  '1 mars 2026',
  '1er mars 2026',
  'le dimanche 1er mars 2026',
  'March 1, 2026',
  'Sunday, March 1st, 2026',
  'Mar. 1 2026',
  '1 MARS 2026',
  '2026 March 1',
  ' 1\u00a0mars\u00a02026 ',
  '2026-03-01 09:30',
])('%j is the 1st of March', (text) => {
  expect(readTypedDate(text, dateAlone)).toEqual(whole('2026-03-01'));
});

test.each([
  ['3/1/2026', 'MM/dd/yyyy', '2026-03-01'],
  ['3/1/2026', 'MMMM d, yyyy', '2026-03-01'],
  ['3/1/2026', 'dd/MM/yyyy', '2026-01-03'],
  ['3/1/2026', 'yyyy-MM-dd', '2026-01-03'],
  ['3/15/2026', 'dd/MM/yyyy', '2026-03-15'],
  ['15/3/2026', 'MM/dd/yyyy', '2026-03-15'],
  ['1 août 2026', 'dd/MM/yyyy', '2026-08-01'],
  ['1 fev 2026', 'dd/MM/yyyy', '2026-02-01'],
  ['29/2/2028', 'dd/MM/yyyy', '2028-02-29'],
])('%j where %s is asked for is %s', (text, format, day) => {
  expect(readTypedDate(text, { enableTime: false, format })).toEqual(whole(day));
});

test.each([
  ['2026-03-01 9:30', 9, 30],
  ['2026-03-01T09:30', 9, 30],
  ['March 1, 2026 9:30 pm', 21, 30],
  ['March 1, 2026 at 9:30 p.m.', 21, 30],
  ['9 pm March 1 2026', 21, 0],
  ['1er mars 2026 à 21 h 30', 21, 30],
  ['1er mars 2026, 21h', 21, 0],
  ['1 mars 2026 à 9 heures du soir', 21, 0],
  ['1 mars 2026 à midi', 12, 0],
  ['2026-03-01 12:00 AM', 0, 0],
])('%j is the 1st of March with its time', (text, hours, minutes) => {
  expect(readTypedDate(text, {})).toEqual(whole('2026-03-01', hours, minutes));
});

test.each([
  ['2026-02-30', { part: 'day', day: 30, days: 28 }],
  ['31 avril 2026', { part: 'day', day: 31, days: 30 }],
  ['29/02/2026', { part: 'day', day: 29, days: 28 }],
  ['2026-04-00', { part: 'day', day: 0, days: 30 }],
  ['2026-13-01', { part: 'month', month: 13 }],
  ['15/15/2026', { part: 'month', month: 15 }],
  ['1/3/26', { part: 'year' }],
  ['1 mars', { part: 'year' }],
  ['1/3', { part: 'year' }],
  ['mars 2026', { part: 'missing' }],
  ['03/2026', { part: 'missing' }],
])('%j has one part that is wrong', (text, fault) => {
  expect(readTypedDate(text, dateAlone)).toEqual({ kind: 'wrong', fault });
});

test.each([
  ['2026-03-01', { part: 'time' }],
  ['2026-03-01 24:30', { part: 'clock' }],
  ['2026-03-01 9:75', { part: 'clock' }],
  ['9:30', { part: 'missing' }],
  ['2026-02-30 9:30', { part: 'day', day: 30, days: 28 }],
])('%j has one part that is wrong where a time is asked for', (text, fault) => {
  expect(readTypedDate(text, {})).toEqual({ kind: 'wrong', fault });
});

test.each([
  '',
  'tomorrow',
  'demain',
  '2026',
  '1 2 3 4',
  '1 jui 2026',
  '<b>',
  '2026-03-01 !',
  'x'.repeat(10_000),
])('%j cannot be read', (text) => {
  expect(readTypedDate(text, dateAlone)).toEqual({ kind: 'unreadable' });
});

test.each([
  ['9:30', 9, 30],
  ['9.30', 9, 30],
  ['930', 9, 30],
  ['0930', 9, 30],
  ['9', 9, 0],
  ['21 h 30', 21, 30],
  ['21h', 21, 0],
  ['21\u00a0h\u00a030\u00a0min', 21, 30],
  ['9:30 pm', 21, 30],
  ['9:30 P.M.', 21, 30],
  ['9 p', 21, 0],
  ['9 a.m.', 9, 0],
  ['12 am', 0, 0],
  ['12:15 pm', 12, 15],
  ['21:30 PM', 21, 30],
  ['noon', 12, 0],
  ['minuit', 0, 0],
  ["9 o'clock", 9, 0],
  ['3 h de l’après-midi', 15, 0],
])('%j is a time of day', (text, hours, minutes) => {
  expect(readTypedClock(text)).toEqual({ hours, minutes, seconds: 0 });
  expect(readTypedDate(text, { enableDate: false })).toEqual(whole(undefined, hours, minutes));
});

test.each(['25:00', '9:60', '24', '13 am', '99'])('no clock shows %j', (text) => {
  expect(readTypedClock(text)).toBe('none');
});

test.each(['', 'later', '9:30 tomorrow', '1 2 3 4'])('%j is no time', (text) => {
  expect(readTypedClock(text)).toBeUndefined();
});
