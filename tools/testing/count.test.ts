import { expect, test } from 'vitest';
import { sum, validate } from './count.ts';

test('a runner that ends well is counted as it says', () => {
  expect(validate({ passed: 3, failed: 0 }, 0)).toEqual({ passed: 3, failed: 0 });
});

test('a runner that leaves no report has failed', () => {
  expect(validate(undefined, 0)).toEqual({ passed: 0, failed: 1 });
});

test('a runner that ran nothing has failed', () => {
  expect(validate({ passed: 0, failed: 0 }, 0)).toEqual({ passed: 0, failed: 1 });
});

test('where nothing need have changed, a report without tests is no failure; none at all, or an error, is', () => {
  const none = { passed: 0, failed: 0 };
  expect(validate(none, 0, true)).toEqual(none);
  expect(validate(undefined, 0, true)).toEqual({ passed: 0, failed: 1 });
  expect(validate(none, 1, true)).toEqual({ passed: 0, failed: 1 });
});

test('an error outside of any test is a failure', () => {
  expect(validate({ passed: 3, failed: 0 }, 1)).toEqual({ passed: 3, failed: 1 });
});

test('failures that made a runner end with an error are not counted twice', () => {
  expect(validate({ passed: 3, failed: 2 }, 1)).toEqual({ passed: 3, failed: 2 });
});

test('the counts of all runners are added', () => {
  expect(
    sum([
      { passed: 1, failed: 2, failures: ['a', 'b'] },
      { passed: 3, failed: 0 },
    ]),
  ).toEqual({ passed: 4, failed: 2, failures: ['a', 'b'] });
});
