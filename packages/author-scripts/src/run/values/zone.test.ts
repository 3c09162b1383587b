import { expect, test, vi } from 'vitest';
import { scopeOf, valueFrom } from '../testing/evaluate.ts';

test('what is kept of zones is bounded, in whatever zones people say that they are', () => {
  const environment = scopeOf().environment();
  const hourIn = (timeZone: string) =>
    valueFrom('value = new Date(0).getHours()', {
      ...scopeOf(),
      environment: () => ({ ...environment, timeZone }),
    });
  const made = vi.spyOn(Intl, 'DateTimeFormat');
  expect([hourIn('+05:01'), hourIn('+05:01')]).toEqual([5, 5]);
  expect(made).toHaveBeenCalledOnce();
  for (let minutes = 1; minutes < 60; minutes += 1) hourIn(`+01:${String(minutes).padStart(2, '0')}`);
  made.mockClear();
  hourIn('+05:01');
  expect(made).toHaveBeenCalledOnce();
  made.mockRestore();
});
