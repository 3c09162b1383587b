import type { Json, JsonObject } from '@guichet/definition';
import { describe, expect, test } from 'vitest';
import { counted, nothing } from './counted.ts';
import { fieldAt } from './open-form.ts';

/** How often a reaction may write in one command. */
const maximumRuns = 100;

const componentOf = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  type,
  key,
  label: key,
  input: true,
  ...more,
});
const text = (key: string, more: JsonObject = {}) => componentOf('textfield', key, more);
const number = (key: string, more: JsonObject = {}) => componentOf('number', key, more);
const v = (name: string): Json => ({ var: name });
const orZero = (name: string): Json => ({ or: [v(name), 0] });
const whileFilled = (component: string): JsonObject => ({
  conditional: { show: true, conjunction: 'all', conditions: [{ component, operator: 'isNotEmpty' }] },
});

/** Texts, each shown while the one before holds something. */
const chainOf = (length: number) =>
  Array.from({ length }, (_, index) =>
    text(`f${index}`, { defaultValue: '1', ...(index > 0 && whileFilled(`f${index - 1}`)) }),
  );
const sumOf = (key: string, from: number, to: number) => {
  const terms = Array.from({ length: to - from }, (_, index) => orZero(`data.f${from + index}`));
  return number(key, { calculateValue: { '+': terms } });
};
const sumsOf = (length: number) =>
  Array.from({ length: length / 10 }, (_, index) => sumOf(`sum${index}`, index * 10, index * 10 + 10));

describe.each([200, 1000])('in a chain of %i conditions with a sum of each ten', (length) => {
  const components = [...chainOf(length), ...sumsOf(length)];
  const last = `f${length - 1}`;
  const sums = length / 10;

  test('opening evaluates each once', () => {
    const { form, opening } = counted(components);
    expect(fieldAt(form, last).visible()).toBe(true);
    expect(opening).toEqual({ ...nothing, condition: length - 1, reaction: length - 1, calculation: sums });
  });

  test('a keystroke evaluates the next condition and one sum', () => {
    const { form, during } = counted(components);
    for (const index of [0, length / 2, length - 2]) {
      const typed = during(() =>
        form.dispatch({ kind: 'input', field: fieldAt(form, `f${index}`), strings: ['12'] }),
      );
      // Listeners of the sum are those that write it into its control.
      expect({ index, ...typed }).toEqual({ index, ...nothing, condition: 1, calculation: 1, notified: 1 });
    }
  });

  test('clearing the first and filling it in again evaluates each condition once, and a sum when its first text changes and when all have', () => {
    const { form, during } = counted(components);
    const links = length - 1;
    for (const [typed, isShown] of [
      ['', false],
      ['1', true],
    ] as const) {
      const counts = during(() =>
        form.dispatch({ kind: 'input', field: fieldAt(form, 'f0'), strings: [typed] }),
      );
      expect([fieldAt(form, last).visible(), form.nonConverging()]).toEqual([isShown, []]);
      expect(counts).toEqual({
        ...nothing,
        condition: links,
        reaction: links,
        view: links,
        calculation: 2 * sums,
        notified: links + sums,
      });
    }
  });
});

describe('a sum over a whole chain of 300', () => {
  const chain = chainOf(300);
  const sum = sumOf('sum', 0, 300);

  test.each([
    ['before it', [sum, ...chain]],
    ['behind it', [...chain, sum]],
    ['before it, defined from its end', [sum, ...chain.toReversed()]],
    ['behind it, defined from its end', [...chain.toReversed(), sum]],
  ])('that stands %s is right, and not worked out after each of them', (_, components) => {
    const { form, opening, during } = counted(components);
    expect([fieldAt(form, 'sum').value(), form.nonConverging()]).toEqual([300, []]);
    expect(opening.calculation).toBeLessThanOrEqual(3);
    for (const [typed, total] of [
      ['', 0],
      ['1', 300],
    ] as const) {
      const { condition, calculation } = during(() =>
        form.dispatch({ kind: 'input', field: fieldAt(form, 'f0'), strings: [typed] }),
      );
      expect([fieldAt(form, 'sum').value(), form.nonConverging()]).toEqual([total, []]);
      expect(condition).toBe(299);
      expect(calculation).toBeLessThanOrEqual(3);
    }
  });
});

describe('conditions that read their own field', () => {
  const until = (key: string) =>
    text(key, { conditional: { show: false, when: key, eq: 'hide me' }, defaultValue: '' });

  test('cost their own field alone, 200 of them in one form', () => {
    const { form, during } = counted(Array.from({ length: 200 }, (_, index) => until(`f${index}`)));
    const field = fieldAt(form, 'f100');
    expect(during(() => form.dispatch({ kind: 'input', field, strings: ['hide'] }))).toEqual({
      ...nothing,
      condition: 1,
    });
    // Hidden, cleared, shown again.
    const hidden = during(() => form.dispatch({ kind: 'input', field, strings: ['hide me'] }));
    expect([form.nonConverging(), field.value()]).toEqual([[], '']);
    expect(hidden).toEqual({ ...nothing, condition: 3, reaction: 2, view: 2, notified: 1 });
  });
});

test('a text that clear-on-hide takes and its default brings back stops, is named, and costs nobody else anything', () => {
  const loop = [
    text('a', { defaultValue: 'x', conditional: { show: false, when: 'b', eq: 'x' } }),
    text('b', { calculateValue: v('data.a') }),
  ];
  const followers = Array.from({ length: 100 }, (_, index) => text(`f${index}`, whileFilled('other')));
  const { form, opening, during } = counted([...loop, text('other'), ...followers]);
  expect(form.nonConverging()).toEqual([
    { path: 'a', reaction: 'visibility' },
    { path: 'b', reaction: 'calculation' },
  ]);
  // All others once; the two of the loop as often as they may.
  expect(opening.condition).toBeLessThanOrEqual(100 + maximumRuns + 1);
  expect(opening.calculation).toBeLessThanOrEqual(2 * maximumRuns + 1);
  const typed = during(() =>
    form.dispatch({ kind: 'input', field: fieldAt(form, 'other'), strings: ['here'] }),
  );
  expect(fieldAt(form, 'f99').visible()).toBe(true);
  expect(typed).toEqual({ ...nothing, condition: 100, reaction: 100, view: 100, notified: 100 });
});

describe('200 fields in a loop', () => {
  const size = 200;
  const former = (index: number) => `f${(index + size - 1) % size}`;
  const loopOf = (more: (index: number) => JsonObject) =>
    Array.from({ length: size }, (_, index) => number(`f${index}`, more(index)));

  test('that agree settle, each worked out at most twice', () => {
    // Each takes the larger of its own and the one before.
    const { form, during } = counted(
      loopOf((index) => ({ calculateValue: { max: [orZero('value'), orZero(`data.${former(index)}`)] } })),
    );
    const typed = during(() => form.dispatch({ kind: 'input', field: fieldAt(form, 'f50'), strings: ['7'] }));
    expect(form.nonConverging()).toEqual([]);
    expect(new Set(Object.values(form.data()))).toEqual(new Set([7]));
    expect(typed).toEqual({ ...nothing, calculation: 2 * size, notified: size - 1 });
  });

  test('that never agree stop and are named, and the form goes on', () => {
    const { form, opening, during } = counted([
      ...loopOf((index) => ({ calculateValue: { '+': [orZero(`data.${former(index)}`), 1] } })),
      text('other'),
    ]);
    expect(form.nonConverging()).toHaveLength(size);
    expect(opening.calculation).toBeLessThanOrEqual(size * (maximumRuns + 1));
    expect(
      during(() => form.dispatch({ kind: 'input', field: fieldAt(form, 'other'), strings: ['here'] })),
    ).toEqual(nothing);
    expect(form.data()).toMatchObject({ other: 'here' });
  });

  test('of conditions settle, each evaluated once', () => {
    const { form, opening } = counted(
      Array.from({ length: size }, (_, index) =>
        text(`f${index}`, { defaultValue: 'x', conditional: { show: true, when: former(index), eq: '' } }),
      ),
    );
    // Every other one is shown.
    expect([form.nonConverging(), Object.keys(form.data()).length]).toEqual([[], size / 2]);
    expect(opening).toEqual({ ...nothing, condition: size, reaction: size });
  });

  test('of conditions that no answer satisfies are named, and the form goes on', () => {
    const odd = Array.from({ length: size - 1 }, (_, index) =>
      text(`f${index}`, {
        defaultValue: 'x',
        conditional: { show: true, when: `f${(index + size - 2) % (size - 1)}`, eq: '' },
      }),
    );
    const { form, opening, during } = counted([...odd, text('other')]);
    expect(form.nonConverging().map(({ reaction }) => reaction)).toContain('visibility');
    expect(opening.condition).toBeLessThanOrEqual(size * (maximumRuns + 1));
    expect(
      during(() => form.dispatch({ kind: 'input', field: fieldAt(form, 'other'), strings: ['here'] })),
    ).toEqual(nothing);
  });
});
