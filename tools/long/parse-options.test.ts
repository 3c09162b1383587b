import { expect, test } from 'vitest';
import { parseOptions } from './parse-options.ts';

const known = [{ name: 'requests' }, { name: 'scripts' }, { name: 'forms', needs: 'forms' }] as const;

test('without a word all parts that need no folder are done, with a hundred thousand requests and a seed of chance', () => {
  const parsed = parseOptions([], known);
  expect(parsed).toMatchObject({
    kind: 'options',
    parts: ['requests', 'scripts'],
    options: { requests: 100_000, only: undefined },
  });
});

test('one part is done again with a seed and the number of a case', () => {
  expect(parseOptions(['requests', '--seed', '5', '--only', '17', '--requests', '9'], known)).toEqual({
    ...{ kind: 'options', parts: ['requests'] },
    options: { seed: 5, requests: 9, only: 17, forms: undefined },
  });
});

test('a folder of forms is compared, and nothing else, unless parts are named', () => {
  const parsed = parseOptions(['--forms', 'forms'], known);
  expect(parsed).toMatchObject({ kind: 'options', parts: ['forms'], options: { forms: 'forms' } });
  const named = parseOptions(['scripts', 'forms', '--forms', 'forms'], known);
  expect(named).toMatchObject({ kind: 'options', parts: ['scripts', 'forms'] });
});

test.each([
  [['riddles'], 'There is no part riddles: take requests or scripts or forms.'],
  [['--seed', 'x'], '--seed, --requests and --only take a whole number.'],
  [['--sed', '1'], "Unknown option '--sed'"],
])('%j is told to be wrong', (args, sentence) => {
  const parsed = parseOptions(args, known);
  expect(parsed).toMatchObject({ kind: 'wrong', sentence: expect.stringContaining(sentence) });
});
