import type { Json, JsonObject } from '@guichet/definition';
import { describe, expect, it } from 'vitest';
import { prepareCondition as prepareAt } from './prepare-condition.ts';
import { createProblems } from './problems.ts';

const prepareCondition = (json: JsonObject) => prepareAt(json, 'components[0]', createProblems());

const list = (conditional: { readonly [key: string]: Json }) =>
  prepareCondition({
    conditional: {
      show: true,
      conjunction: 'all',
      conditions: [{ component: 'a', operator: 'isEqual', value: 1 }],
      ...conditional,
    },
  });

describe('a condition with when', () => {
  it.each([
    [true, true],
    ['true', true],
    [false, false],
    ['false', false],
    [null, false],
    ['', false],
    [undefined, false],
  ])('with show %j shows when equal: %j', (show, shows) => {
    expect(prepareCondition({ conditional: { show, when: 'a', eq: 'x' } })).toMatchObject({
      kind: 'legacy',
      show: shows,
      when: 'a',
      eq: 'x',
    });
  });

  it('tells a show that is neither true nor false from false', () => {
    const conditions = [false, 'false', null].map((show) =>
      prepareCondition({ conditional: { show, when: 'a', eq: 'x' } }),
    );
    expect(conditions.map((condition) => condition && 'isVague' in condition)).toEqual([false, false, true]);
  });

  it.each([
    [undefined, ''],
    [null, ''],
    [true, 'true'],
    [0, '0'],
    ['', ''],
  ])('compares with %j as %j', (eq, compared) => {
    expect(prepareCondition({ conditional: { show: true, when: 'a', eq } })).toMatchObject({ eq: compared });
  });

  it.each([[null], [''], [7], [{}]])('is none when it names %j', (when) => {
    expect(prepareCondition({ conditional: { show: true, when, eq: 'x' } })).toBeUndefined();
  });
});

describe('a list of conditions', () => {
  it('keeps component, operator and value of each', () => {
    expect(list({})).toEqual({
      kind: 'list',
      show: true,
      any: false,
      conditions: [{ component: 'a', operator: 'isEqual', value: 1 }],
    });
  });

  it.each([
    ['any', true],
    ['all', false],
    ['or', false],
  ])('joined by %s holds when one does: %j', (conjunction, any) => {
    expect(list({ conjunction })).toMatchObject({ any });
  });

  it.each([
    [true, true],
    ['true', true],
    [1, true],
    [false, false],
    ['false', false],
    ['0', false],
  ])('with show %j shows when it holds: %j', (show, shows) => {
    expect(list({ show })).toMatchObject({ show: shows });
  });

  it.each([
    [{ conjunction: '' }],
    [{ conjunction: null }],
    [{ show: '' }],
    [{ show: null }],
    [{ show: 'perhaps' }],
    [{ conditions: [] }],
    [{ conditions: {} }],
    [{ conditions: [{ operator: 'isEqual' }, { component: '' }, null, 'a'] }],
  ])('is not active with %j', (change) => {
    expect(list(change)).toBeUndefined();
  });

  it('ignores the entries that name no component', () => {
    expect(list({ conditions: [{ component: '' }, { component: 'b', operator: 'isEmpty' }] })).toMatchObject({
      conditions: [{ component: 'b', operator: 'isEmpty' }],
    });
  });

  it('keeps an entry without operator, which always holds', () => {
    expect(list({ conditions: [{ component: 'b' }] })).toMatchObject({
      conditions: [{ component: 'b', operator: '' }],
    });
  });
});

describe('a component with code for a condition', () => {
  it('has that, even beside a simple one', () => {
    const conditional = { show: true, when: 'a', eq: 'x' };
    expect(prepareCondition({ conditional, customConditional: 'show = true' })).toMatchObject({
      kind: 'code',
    });
    expect(prepareCondition({ conditional, customConditional: ' ' })).toMatchObject({ kind: 'legacy' });
  });
});

describe('JSONLogic as a condition', () => {
  it('is one where no other is written', () => {
    const json = { var: 'data.a' };
    expect(prepareCondition({ conditional: { json } })).toEqual({ kind: 'logic', logic: json });
    expect(prepareCondition({ conditional: { json: {} } })).toBeUndefined();
    expect(prepareCondition({ conditional: { json, when: 'a', eq: 'x' } })).toMatchObject({ kind: 'legacy' });
  });
});
