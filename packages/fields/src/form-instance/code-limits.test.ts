import type { JsonObject } from '@guichet/definition';
import { createRunCode, pageTimeLimit } from '@guichet/engine/code';
import { describe, expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type: 'textfield', key, label: key.toUpperCase(), input: true },
  ...more,
});

function open(components: readonly JsonObject[], submission: JsonObject = {}) {
  return openForm(components, { runCode: createRunCode(), submission, absentStaysAbsent: true });
}

/** Code of some 100,000 steps or more. */
const long = 'for (var i = 0; i < 50000; i += 1) {}';

test('all the code of a form together ends after so many steps, however much of it there is', () => {
  const of = (count: number) =>
    Array.from({ length: count }, (_, index) =>
      text(`f${index}`, { calculateValue: `${long} value = 'done'`, calculateServer: true }),
    );
  const doneOf = (count: number) => {
    const form = open(of(count));
    const data = form.data();
    const emitted = new Map(form.stored.unchecked().map(({ path, reason }) => [path, reason]));
    const rest = form.fields.filter((field) => data[field.path()] !== 'done');
    for (const field of rest) expect(emitted.get(field.path())).toBe('spent');
    return count - rest.length;
  };
  expect(doneOf(10)).toBe(10);
  const most = doneOf(250);
  expect(most).toBeLessThan(250);
  expect(doneOf(500)).toBe(most);
});

test('each command may take as many again: a form with long code works on', () => {
  const form = open([
    text('a'),
    ...Array.from({ length: 20 }, (_, index) =>
      text(`f${index}`, { calculateValue: `${long} value = data.a`, calculateServer: true }),
    ),
  ]);
  for (let time = 1; time <= 6; time += 1)
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [`${time}`] });
  expect(new Set(Object.values(form.data()))).toEqual(new Set(['6']));
  expect(form.stored.unchecked()).toEqual([]);
});

test.each([
  ['data', 'data["k" + i] = i'],
  ['a container', 'data.home = {["k" + i]: i, ["l" + i]: i}'],
  ['its value', 'instance.setValue(String(i))'],
  ['settings', 'component.disabled = i % 2 === 0'],
  ['events', 'form.emit("e" + i)'],
])('what code sets costs what doing it takes: %s', (_what, code) => {
  const form = open([
    text('a', { calculateValue: `for (var i = 0; i < 40000; i += 1) { ${code}; }`, calculateServer: true }),
    { type: 'container', key: 'home', input: true, components: [text('city')] },
    ...Array.from({ length: 50 }, (_, index) => text(`f${index}`)),
  ]);
  expect(form.stored.unchecked()).toEqual([{ path: 'a', rule: 'calculateValue', reason: 'spent' }]);
});

test('code that sets what other code follows from, in a circle, comes to an end within one command', () => {
  const grow = (from: string, to: string) => `data.${to} = (data.${from} || '') + '+'; value = data.${from}`;
  const form = open([
    text('a', { calculateValue: grow('a', 'b'), calculateServer: true }),
    text('b', { calculateValue: grow('b', 'c'), calculateServer: true }),
    text('c', { calculateValue: grow('c', 'a'), calculateServer: true }),
  ]);
  expect(String(form.data().a).length).toBeLessThan(500);
});

test.each([
  ['that nobody filled in', 'for (var i = 0; i < 200000; i += 1) seen += data["k" + i] === undefined'],
  ['as often as it likes', 'for (var i = 0; i < 200000; i += 1) seen += Object.keys(data).length'],
  ['within', 'for (var i = 0; i < 200000; i += 1) { data.home["k" + i]; seen += Object.keys(data).length; }'],
])('what code reads costs what finding it takes: keys %s', (_what, code) => {
  const home = { type: 'container', key: 'home', input: true, components: [text('city')] };
  const calculateValue = `var seen = 0; ${code}; value = seen`;
  const form = open([home, text('a', { calculateValue, calculateServer: true })]);
  expect(form.stored.unchecked()).toEqual([{ path: 'a', rule: 'calculateValue', reason: 'spent' }]);
});

test('the keys of the data are told without looking into what they hold', () => {
  const form = open(
    [
      { type: 'container', key: 'home', input: true, components: [text('city')] },
      { type: 'datagrid', key: 'trees', input: true, components: [text('kind')] },
      text('absent'),
      text('a', {
        calculateValue: 'value = Object.keys(data).join() + ":" + Object.keys(data.home).join()',
        calculateServer: true,
      }),
    ],
    { home: { city: 'Ottawa' }, trees: [{ kind: 'elm' }], other: 1 },
  );
  expect(form.data().a).toBe('home,trees,a,other:city');
});

describe('in a page, code that the clock ends', () => {
  let now = 0;
  const limit = { ...pageTimeLimit, clock: { now: () => now } };
  /** A method of the host that takes long, as work does that costs more than its steps say. */
  const takes = (ms: number) => () => {
    now += ms;
    return 1;
  };
  const openPage = (components: readonly JsonObject[], custom: Readonly<Record<string, () => number>>) =>
    openForm(components, { runCode: createRunCode({ custom }, limit) });
  const slow = { slow: takes(pageTimeLimit.maxRunMs) };

  test('decides nothing and blocks nothing: its rule is told as undecided, and the form can be sent', () => {
    const form = openPage(
      [
        text('a', { validate: { custom: 'utils.custom.slow(); valid = "Never"' } }),
        text('b', { customConditional: 'utils.custom.slow(); show = false' }),
        text('c', { calculateValue: 'utils.custom.slow(); value = "new"' }),
      ],
      slow,
    );
    expect([form.isValid(), fieldAt(form, 'b').visible(), form.data().c]).toEqual([true, true, '']);
    expect(form.stored.unchecked()).toEqual([
      { path: 'a', rule: 'custom', reason: 'timedOut' },
      { path: 'b', rule: 'customConditional', reason: 'timedOut' },
      { path: 'c', rule: 'calculateValue', reason: 'timedOut' },
    ]);
  });

  test('is not run a third time, so that the page does not stand still at each key', () => {
    let runs = 0;
    const form = openPage([text('a'), text('b', { calculateValue: 'value = data.a; utils.custom.slow()' })], {
      slow: () => {
        runs += 1;
        return takes(pageTimeLimit.maxRunMs)();
      },
    });
    for (const typed of ['1', '12', '123', '1234'])
      form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [typed] });
    expect(runs).toBe(2);
  });

  test('ends all code of one command together, and the next command has its time again', () => {
    let runs = 0;
    const components = Array.from({ length: 10 }, (_, index) =>
      text(`f${index}`, { calculateValue: `value = data.a + ${index}; utils.custom.long()` }),
    );
    const form = openPage([text('a'), ...components], {
      long: () => {
        runs += 1;
        return takes(pageTimeLimit.maxRunMs * 0.75)();
      },
    });
    const first = runs;
    expect(first).toBeLessThan(5);
    expect(form.stored.unchecked().every(({ reason }) => reason === 'timedOut')).toBe(true);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['1'] });
    expect(runs).toBeGreaterThan(first);
  });

  test('of a server counts for as long as the form lives', () => {
    const server = { ...limit, maxRunMs: 200, maxCommandMs: 1_000, maxFormMs: 1_000 };
    let runs = 0;
    const long = () => {
      runs += 1;
      return takes(150)();
    };
    const form = openForm([text('a'), text('b', { calculateValue: 'value = data.a; utils.custom.long()' })], {
      runCode: createRunCode({ custom: { long } }, server),
    });
    for (let key = 1; key <= 20; key += 1)
      form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: [`${key}`] });
    expect(runs).toBe(7);
    expect(form.stored.unchecked()).toEqual([{ path: 'b', rule: 'calculateValue', reason: 'timedOut' }]);
  });
});
