import type { Json, JsonObject } from '@guichet/definition';
import { describe, expect, test } from 'vitest';
import { datagridModel } from '../types/datagrid/model.ts';
import { fieldAt, openForm, typeAndLeave } from './open-form.ts';

const models = { datagrid: datagridModel };
const number = (key: string, more: JsonObject = {}): JsonObject => ({
  type: 'number',
  key,
  label: key,
  input: true,
  ...more,
});
const text = (key: string, more: JsonObject = {}): JsonObject => ({
  ...number(key, more),
  type: 'textfield',
});
const v = (name: string): Json => ({ var: name });
const sum = (...names: string[]): Json => ({ '+': names.map((name) => ({ var: [name, 0] })) });

test('templates and JSONLogic know the length of a text, and JSONLogic its signs', () => {
  const form = openForm(
    [
      text('a', { defaultValue: 'abc', description: '{{ data.a.length }} of 10, {{ row.a.length }}' }),
      text('b', { conditional: { json: { '>': [v('data.a.length'), 2] } } }),
      number('c', { calculateValue: v('row.a.length') }),
      text('d', { calculateValue: v('data.a.1'), description: '{{ data.nothing.length }}' }),
      { ...text('g'), type: 'datagrid', components: [text('e')], description: '{{ data.g.length }}' },
    ],
    { models },
  );
  const described = (key: string) => fieldAt(form, key).view().texts.description;
  expect([described('a'), described('d'), described('g')]).toEqual(['3 of 10, 3', '', '1']);
  expect(form.data()).toMatchObject({ b: '', c: 3, d: 'b' });
  typeAndLeave(form, 'a', '');
  expect(described('a')).toBe('0 of 10, 0');
  expect(form.data()).toEqual({ a: '', c: 0, d: '', g: [{ e: '' }] });
});

describe('a computed value', () => {
  test('follows what it is computed from, in chains', () => {
    const form = openForm([
      number('a', { defaultValue: 2 }),
      number('b', { defaultValue: 3 }),
      number('d', { calculateValue: { '*': [v('data.c'), 10] } }),
      number('c', { calculateValue: sum('data.a', 'data.b') }),
    ]);
    expect(form.data()).toEqual({ a: 2, b: 3, c: 5, d: 50 });
    typeAndLeave(form, 'a', '7');
    expect(form.data()).toMatchObject({ c: 10, d: 100 });
    expect(form.nonConverging()).toEqual([]);
  });

  test('is written over what a resident types, unless its author lets that stay', () => {
    const form = openForm([
      number('a', { defaultValue: 2 }),
      number('b', { calculateValue: sum('data.a') }),
      number('c', { calculateValue: sum('data.a'), allowCalculateOverride: true }),
    ]);
    typeAndLeave(form, 'b', '9');
    typeAndLeave(form, 'c', '9');
    expect(form.data()).toEqual({ a: 2, b: 2, c: 9 });
    expect(fieldAt(form, 'b').shown()).toEqual(['2']);
    typeAndLeave(form, 'a', '5');
    expect(form.data()).toEqual({ a: 5, b: 5, c: 9 });
  });

  test.each([
    ['another value was written over', { a: 2, c: 9 }, [9, 9]],
    ['an empty one follows', { a: 2, c: '' }, [2, 5]],
    ['the same value follows', { a: 2, c: 2 }, [2, 5]],
    ['nothing follows', { a: 2 }, [2, 5]],
  ])('that may be written over: of what a form starts from, %s', (_, submission, expected) => {
    const c = number('c', { defaultValue: 1, calculateValue: sum('data.a'), allowCalculateOverride: true });
    const form = openForm([number('a'), c], { submission });
    const before = form.data().c;
    typeAndLeave(form, 'a', '5');
    expect([before, form.data().c]).toEqual(expected);
  });

  test('that was written over follows again once its field is left empty, or hidden', () => {
    const conditional = { show: false, when: 'a', eq: '7' };
    const c = number('c', { calculateValue: sum('data.a'), allowCalculateOverride: true, conditional });
    const form = openForm([number('a', { defaultValue: 2 }), c]);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'c'), strings: ['9'] });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'c'), strings: [''] });
    expect(form.data()).toEqual({ a: 2 });
    form.dispatch({ kind: 'blur', field: fieldAt(form, 'c') });
    expect(form.data()).toEqual({ a: 2, c: 2 });
    typeAndLeave(form, 'c', '9');
    typeAndLeave(form, 'a', '7');
    typeAndLeave(form, 'a', '5');
    expect(form.data()).toEqual({ a: 5, c: 5 });
  });

  test('that may be written over: a box that a resident unticks stays so', () => {
    const calculateValue = { '==': [v('data.a'), 'x'] };
    const box = { type: 'checkbox', key: 'c', label: 'C', input: true, calculateValue };
    const form = openForm([text('a', { defaultValue: 'x' }), { ...box, allowCalculateOverride: true }]);
    expect(form.data().c).toBe(true);
    form.dispatch({ kind: 'input', field: fieldAt(form, 'c'), strings: [] });
    form.dispatch({ kind: 'blur', field: fieldAt(form, 'c') });
    expect(form.data().c).toBe(false);
  });

  test('that is nothing is the empty value of its type', () => {
    const form = openForm([text('a'), text('b', { calculateValue: v('data.nobody') })]);
    expect(form.data()).toEqual({ a: '', b: '' });
  });

  test('of what a condition hides is not there', () => {
    const conditional = { show: true, when: 'a', eq: 'yes' };
    const form = openForm([
      text('a'),
      text('b', { conditional, calculateValue: { cat: ['got ', v('data.a')] } }),
      text('c', { hidden: true, calculateValue: { cat: ['got ', v('data.a')] } }),
    ]);
    expect(form.data()).toEqual({ a: '', c: 'got ' });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['yes'] });
    expect(form.data()).toEqual({ a: 'yes', b: 'got yes', c: 'got yes' });
  });

  test('that cannot be computed is emptied, as in Form.io’s page', () => {
    const form = openForm([text('a', { defaultValue: 'x', calculateValue: { steal: [1] } })]);
    expect(form.data()).toEqual({ a: '' });
  });

  test('a cycle stops and is named', () => {
    const form = openForm([
      number('a', { calculateValue: { '+': [{ var: ['data.b', 0] }, 1] } }),
      number('b', { calculateValue: { '+': [{ var: ['data.a', 0] }, 1] } }),
    ]);
    expect(form.nonConverging().map(({ path, reaction }) => [path, reaction])).toEqual(
      expect.arrayContaining([[expect.stringMatching(/^[ab]$/), 'calculation']]),
    );
  });

  test('in a row reads its row, and from outside all rows are summed up', () => {
    const form = openForm(
      [
        {
          type: 'datagrid',
          key: 'g',
          label: 'g',
          input: true,
          components: [
            number('n'),
            number('price'),
            number('total', { calculateValue: { '*': [v('row.n'), v('row.price')] } }),
          ],
        },
        number('all', {
          calculateValue: {
            reduce: [v('data.g'), { '+': [v('accumulator'), { var: ['current.total', 0] }] }, 0],
          },
        }),
      ],
      {
        models,
        submission: {
          g: [
            { n: 2, price: 3 },
            { n: 4, price: 5 },
          ],
        },
      },
    );
    expect(form.data()).toEqual({
      g: [
        { n: 2, price: 3, total: 6 },
        { n: 4, price: 5, total: 20 },
      ],
      all: 26,
    });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'g[1].n'), strings: ['1'] });
    expect(form.data()).toMatchObject({ all: 11 });
    const [, second] = fieldAt(form, 'g').rows() ?? [];
    if (second !== undefined) form.dispatch({ kind: 'row:remove', grid: fieldAt(form, 'g'), row: second });
    expect(form.data()).toMatchObject({ all: 6 });
  });

  test('on a form service is computed only where its author asks for that', () => {
    const components = [number('a'), number('b', { calculateValue: sum('data.a') })];
    const service = { submission: { a: 2, b: 99 }, absentStaysAbsent: true };
    expect(openForm(components, service).stored.data()).toEqual({ a: 2, b: 99 });
    const asked = components.map((component) => ({ ...component, calculateServer: true }));
    expect(openForm(asked, service).stored.data()).toEqual({ a: 2, b: 2 });
  });
});

test('a computed default goes before the written one, also when it is nothing', () => {
  const form = openForm([
    text('a', { defaultValue: 'written', customDefaultValue: { cat: ['com', 'puted'] } }),
    text('b', { defaultValue: 'written', customDefaultValue: v('data.nobody') }),
  ]);
  expect(form.data()).toEqual({ a: 'computed', b: '' });
});

test('a default that is computed reads what is left when conditions have hidden what they hide', () => {
  const hidden = { conditional: { show: true, when: 'a', eq: 'yes' } };
  const components = [
    text('a'),
    text('b', hidden),
    text('c', { customDefaultValue: { cat: ['b is ', v('data.b')] } }),
  ];
  expect(openForm(components, { submission: { b: 'here' } }).data()).toEqual({ a: '', c: 'b is ' });
  expect(openForm(components, { submission: { a: 'yes', b: 'here' } }).data().c).toBe('b is here');
});

describe('JSONLogic', () => {
  test('shows and hides', () => {
    const form = openForm([
      number('a'),
      text('b', { conditional: { json: { '>': [v('data.a'), 5] } } }),
      text('c', { conditional: { json: { steal: [1] } } }),
    ]);
    expect(form.data()).toEqual({ c: '' });
    form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['6'] });
    expect(form.data()).toEqual({ a: 6, b: '', c: '' });
  });

  test('validates: true passes, a text is what is wrong', () => {
    const json = { if: [{ '==': [v('input'), 'good'] }, true, 'Say good.'] };
    const form = openForm([
      text('a', { validate: { json, required: true } }),
      text('b', { validate: { json: { '==': [v('data.a'), 'x'] } } }),
      text('c', { validate: { json: { steal: [1] } } }),
    ]);
    expect(form.stored.failures().map(({ message }) => message)).toEqual([
      'Say good.',
      'a is required.',
      'b is not valid.',
    ]);
    typeAndLeave(form, 'a', 'good');
    expect(fieldAt(form, 'a').errors()).toEqual([]);
  });

  test('validates each of several values, and the first that fails speaks', () => {
    const validate = { json: { '==': [v('input'), 'good'] } };
    const form = openForm([text('a', { multiple: true, validate })], { submission: { a: ['good', 'bad'] } });
    expect(form.stored.failures().map(({ context }) => context.index)).toEqual([1]);
    form.dispatch({ kind: 'setValue', field: fieldAt(form, 'a'), value: ['good', 'good'] });
    expect(form.isValid()).toBe(true);
  });
});

describe('several values in one component', () => {
  const several = { type: 'select', key: 's', label: 's', input: true, multiple: true, data: { values: [] } };

  test('a list in which nothing is chosen is missing, and one in which something is is not', () => {
    const required = { ...several, validate: { required: true } };
    expect(
      openForm([required])
        .stored.failures()
        .map(({ type }) => type),
    ).toEqual(['any.required']);
    expect(openForm([required], { submission: { s: ['a'] } }).isValid()).toBe(true);
  });
});

test('what is hidden is validated only with validateWhenHidden', () => {
  const hidden = { hidden: true, validate: { required: true } };
  const form = openForm([text('a', hidden), text('b', { ...hidden, validateWhenHidden: true })]);
  expect(form.stored.failures().map(({ path }) => path)).toEqual([['b']]);
});
