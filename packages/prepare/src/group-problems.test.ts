import type { Problem } from '@guichet/engine/prepared';
import { expect, it, onTestFinished } from 'vitest';
import { groupProblems, sentenceOfGroup } from './group-problems.ts';

const unknown = (path: string, type: string): Problem => ({
  ...{ path, code: 'unknownType', sentence: `The type "${type}" is unknown. Register it, or use another.` },
});

it('tells the same once, one of each kind before any second', () => {
  const groups = groupProblems([
    unknown('components[0].type', 'abacus'),
    unknown('components[1].type', 'sundial'),
    { path: 'components[2].key', code: 'missingKey', sentence: 'It has no key. Give it one.' },
    unknown('components[3].type', 'sundial'),
  ]);
  expect(groups.map((group) => sentenceOfGroup(group))).toEqual([
    'The type "sundial" is unknown: 2 places, first components[1].type. Register it, or use another.',
    'It has no key: 1 place, components[2].key. Give it one.',
    'The type "abacus" is unknown: 1 place, components[0].type. Register it, or use another.',
  ]);
});

it('takes code that asks for the same on different lines for one thing', () => {
  const asks = (at: number): Problem => ({
    path: `components[${at}].custom`,
    code: 'page',
    sentence: `Line ${at}, column 4: "window.x" is not offered: no page. Use data.key, or row.`,
  });
  const groups = groupProblems([asks(3), asks(7)]);
  expect(groups.map((group) => sentenceOfGroup(group))).toEqual([
    '"window.x" is not offered: no page: 2 places, first components[3].custom, line 3, column 4. Use data.key, or row.',
  ]);
});

it('says where, whatever stands in the quotes of a sentence, and where there is no second one', () => {
  const messageOf = (sentence: string) => sentenceOfGroup([{ path: 'components[0]', code: 'x', sentence }]);
  expect(messageOf('"Ask. Or do not" is text. Mend it.')).toBe(
    '"Ask. Or do not" is text: 1 place, components[0]. Mend it.',
  );
  expect(messageOf('{{ data.a }} is not filled in')).toBe(
    '{{ data.a }} is not filled in: 1 place, components[0].',
  );
  expect(messageOf('')).toBe(': 1 place, components[0].');
});

it('groups in browsers without `Map.groupBy`, as Safari before 17.4', () => {
  const { groupBy } = Map;
  onTestFinished(() => {
    Map.groupBy = groupBy;
  });
  Reflect.set(Map, 'groupBy', undefined);
  const [abacus, sundial] = [
    unknown('components[0].type', 'abacus'),
    unknown('components[1].type', 'sundial'),
  ];
  expect(groupProblems([abacus, sundial, abacus])).toEqual([[abacus, abacus], [sundial]]);
});
