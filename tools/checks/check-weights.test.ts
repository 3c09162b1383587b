import { expect, test } from 'vitest';
import { exactly } from '../weigh/bounded.ts';
import { figuresOf, overFormBudget, overOwnBudget } from './check-weights.ts';

const weights = (...sums: readonly number[]) =>
  sums.map((sum) => ({
    sum: exactly(sum),
    atOnce: exactly(sum / 2),
    files: sum / 10,
    byPart: new Map(),
  }));
const most = {
  ...{ median: 30, ninetieth: 90, maximum: 100, plain: 20 },
  ...{ atOnce: 15, ninetiethAtOnce: 45, files: 3 },
};

test('forms at their budget pass', () => {
  const all = weights(10, 20, 30, 30, 30, 40, 50, 60, 90, 100);
  expect(figuresOf({ all, plain: weights(10, 20) })).toEqual(most);
  expect(overFormBudget({ all, plain: weights(10, 20) }, most)).toEqual([]);
});

test('each figure above its budget is told', () => {
  const over = overFormBudget({ all: weights(10, 41, 91, 101), plain: weights(21) }, most);
  expect(over).toEqual([
    expect.stringContaining('Half of the practice forms need 41 bytes'),
    expect.stringContaining('One in ten of the practice forms needs 101 bytes'),
    expect.stringContaining('A practice form needs 101 bytes'),
    expect.stringContaining('A practice form without code, files and rows needs 21 bytes'),
    expect.stringContaining('Before they answer to a key, half of the practice forms need 20.5 bytes'),
    expect.stringContaining('Before it answers to a key, one in ten of the practice forms needs 50.5 bytes'),
    expect.stringContaining('Half of the practice forms load 4.1 files'),
  ]);
});

test('each of our own forms is held to its own figure, and one without is reported', () => {
  const weighed = [
    { file: 'a.json', sum: 10 },
    { file: 'b.json', sum: 11 },
    { file: 'c.json', sum: 12 },
  ];
  expect(overOwnBudget(weighed, { 'a.json': 10, 'b.json': 10 })).toEqual([
    expect.stringContaining('forms/b.json needs 11 bytes of JavaScript where its budget is 10'),
    expect.stringContaining('forms/c.json has no budget'),
  ]);
});
