import { expect, test } from 'vitest';
import { cases } from './cases.ts';
import { type Goal, goalIn, growthLines, headOf, isMet, type Line, summarise, textOf } from './report.ts';

const ratio: Goal = { of: 'ratio', most: 1.5 };

function lineOf(form: string, what: string, floor: number, ours: number): Line {
  const goalOf = () => goalIn(cases, form, what);
  const [line] = summarise(form, { floor: [{ [what]: floor }], ours: [{ [what]: ours }] }, goalOf);
  if (line === undefined) throw new Error('One measurement is one line.');
  return line;
}

test('a line holds the medians of all rounds, and each side beside the floor', () => {
  const samples = {
    floor: [{ 'load, task': 10 }, { 'load, task': 20 }, { 'load, task': 30 }],
    ours: [{ 'load, task': 20 }, { 'load, task': 30 }, { 'load, task': 60 }],
    formio: [{ 'load, task': 100 }, { 'load, task': 200 }, { 'load, task': 300 }],
  };
  const [line] = summarise('F10', samples, () => ratio);
  expect(line?.costs.ours).toEqual({ cost: 30, ratio: 1.5, spread: [2, 2] });
  expect(line?.costs.formio).toMatchObject({ cost: 200, ratio: 10 });
  expect(line?.costs.openforms).toBeUndefined();
});

test('the table says of each line its goal, and whether it is met', () => {
  const peers = ['formio', 'surveyjs'] as const;
  expect(headOf(peers)).toMatch(/\| @formio\/js +\| SurveyJS +\| goal/);
  const text = (line: Line) => textOf(line, peers).replace(/ +/g, ' ');
  expect(text(lineOf('F100', 'load, task', 40, 60))).toBe(
    '| F100 | load, task | 40.0 | 60.0 | 1.50 (1.50 to 1.50) | | | 1.5x | met |',
  );
  expect(text(lineOf('F1000', 'mount, task', 40, 60))).toContain('| 1.3x | **missed** |');
  expect(text(lineOf('F100', 'load, longest task', 50, 201))).toContain('| 200 | **missed** |');
  expect(text(lineOf('F100', 'keystroke, task', 1, 9))).toMatch(/\| \| \|$/);
});

test('without a floor a figure and its peer stand by themselves', () => {
  const [line] = summarise('f10', { ours: [{ alive: 3900 }], formio: [{ alive: 9000 }] }, () => ({
    of: 'cost',
    most: 4000,
  }));
  if (line === undefined) throw new Error('One measurement is one line.');
  expect(isMet(line)).toBe(true);
  expect(textOf(line, ['formio']).replace(/ +/g, ' ')).toBe('| f10 | alive | | 3900 | | 9000 | 4000 | met |');
});

test('a row must cost the same beside 500 as beside 10, or grow no more than the floor', () => {
  const what = 'add a row, task';
  const pair = (floor: number, ours: number) => [
    lineOf('G10', what, 10, 10),
    lineOf('G500', what, floor, ours),
  ];
  expect(growthLines(pair(10, 11), cases).map(isMet)).toEqual([true]);
  expect(growthLines(pair(10, 12), cases).map(isMet)).toEqual([false]);
  expect(growthLines(pair(40, 40), cases).map(isMet)).toEqual([true]);
  expect(growthLines([lineOf('G10', 'load, task', 1, 1), lineOf('G500', 'load, task', 9, 9)], cases)).toEqual(
    [],
  );
});
