import { expect, test } from 'vitest';
import { readClock, writeClock } from './clock.ts';

test.each([
  ['10:30:00', 'HH:mm:ss', [10, 30, 0]],
  ['9:05', 'H:mm', [9, 5, 0]],
  ['09:05 PM', 'hh:mm A', [21, 5, 0]],
  ['12:00 AM', 'hh:mm A', [0, 0, 0]],
  ['12:30 pm', 'h:mm a', [12, 30, 0]],
  ['10h30', 'HH[h]mm', [10, 30, 0]],
])('%j is a time as %s writes it', (text, format, [hours = 0, minutes = 0, seconds = 0]) => {
  expect(readClock(text, format)).toEqual({ hours, minutes, seconds });
  expect(writeClock({ hours, minutes, seconds }, format)).toBe(text);
});

test.each([
  ['', 'HH:mm'],
  ['9:05', 'HH:mm'],
  ['24:00', 'HH:mm'],
  ['10:60', 'HH:mm'],
  ['10:30 ', 'HH:mm'],
  ['10:30:00', 'HH:mm'],
  ['00:30 AM', 'hh:mm A'],
  ['13:30 PM', 'hh:mm A'],
  ['01:30 pm', 'hh:mm A'],
  ['noon', 'HH:mm'],
])('%j is none as %s writes it', (text, format) => {
  expect(readClock(text, format)).toBeUndefined();
});
