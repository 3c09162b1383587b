import { expect, test } from 'vitest';
import { parseOptions } from './parse-options.ts';

const known = ['requests', 'scripts'];

test('without a word all parts are done, with a hundred thousand requests and a seed of chance', () => {
  const parsed = parseOptions([], known);
  expect(parsed).toMatchObject({
    kind: 'options',
    parts: known,
    options: { requests: 100_000, only: undefined },
  });
});

test('one part is done again with a seed and the number of a case', () => {
  expect(parseOptions(['requests', '--seed', '5', '--only', '17', '--requests', '9'], known)).toEqual({
    ...{ kind: 'options', parts: ['requests'] },
    options: { seed: 5, requests: 9, only: 17 },
  });
});

test.each([
  [['riddles'], 'There is no part riddles: take requests or scripts.'],
  [['--seed', 'x'], '--seed, --requests and --only take a whole number.'],
  [['--sed', '1'], "Unknown option '--sed'"],
])('%j is told to be wrong', (args, sentence) => {
  const parsed = parseOptions(args, known);
  expect(parsed).toMatchObject({ kind: 'wrong', sentence: expect.stringContaining(sentence) });
});
