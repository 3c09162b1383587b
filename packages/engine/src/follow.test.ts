import { signal } from '@preact/signals-core';
import { expect, test } from 'vitest';
import { follow } from './follow.ts';

test('tells when the answer is another one, and neither before nor afterwards', () => {
  const [a, b] = [signal(1), signal(2)];
  let emitted = 0;
  const stop = follow(
    () => a.value + b.value,
    () => {
      emitted += 1;
    },
  );
  expect(emitted).toBe(0);
  b.value = 3;
  expect(emitted).toBe(1);
  stop();
  a.value = 7;
  expect(emitted).toBe(1);
});

test('says nothing when what is read changes and the answer stays', () => {
  const count = signal(3);
  let emitted = 0;
  const stop = follow(
    () => count.value > 2,
    () => {
      emitted += 1;
    },
  );
  count.value = 4;
  expect(emitted).toBe(0);
  count.value = 1;
  expect(emitted).toBe(1);
  stop();
});
