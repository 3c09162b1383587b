import { expect, it } from 'vitest';
import { createProblems, maxProblems } from './problems.ts';

it('tells each thing once, in the order in which it was found', () => {
  const problems = createProblems();
  for (const code of ['b', 'a', 'b']) problems.add('components[0]', code, 'Mend it.');
  expect(problems.list().map(({ code }) => code)).toEqual(['b', 'a']);
});

it('keeps the first of each kind where there are more than it can tell', () => {
  const problems = createProblems();
  const unknown = (at: number, type: string) =>
    problems.add(`components[${at}].type`, 'unknownType', `The type "${type}" is unknown. Register it.`);
  for (let at = 0; at < 3 * maxProblems; at += 1) unknown(at, 'sundial');
  unknown(9000, 'abacus');
  problems.add('components[9001].key', 'missingKey', 'A component without a key keeps no answer.');
  for (let at = 0; at < 2 * maxProblems; at += 1)
    problems.add(`components[${at}].custom`, 'page', `Line ${at}, column 1: "window" is not offered.`);
  const emitted = problems.list();
  expect(emitted).toHaveLength(maxProblems);
  expect(emitted.slice(0, 2).map(({ path }) => path)).toEqual(['components[0].type', 'components[1].type']);
  expect(emitted.filter(({ path }) => path === 'components[9000].type')).toHaveLength(1);
  expect(emitted.filter(({ code }) => code === 'missingKey')).toHaveLength(1);
  expect(emitted.filter(({ code }) => code === 'page').map(({ path }) => path)).toEqual([
    'components[0].custom',
  ]);
});

it('lets in the first of each code before the second kind of any', () => {
  const problems = createProblems();
  for (let at = 0; at < 2 * maxProblems; at += 1)
    problems.add(`components[${at}].type`, 'unknownType', `The type "own${at}" is unknown. Register it.`);
  problems.add('components[0].key', 'missingKey', 'A component without a key keeps no answer.');
  expect(problems.list().filter(({ code }) => code === 'missingKey')).toHaveLength(1);
});
