import type { JsonObject } from '@guichet/definition';
import { describe, expect, it } from 'vitest';
import { prepare, prepareOne, problemsOf } from './testing/prepare.ts';

const text = (key: string) => ({ type: 'textfield', key });
const idsOf = (keys: readonly (string | undefined)[]) =>
  prepare(keys.map((key) => ({ type: 'textfield', ...(key !== undefined && { key }) }))).components.map(
    ({ id }) => id,
  );

describe('the id of a component', () => {
  it('is its key', () => {
    expect(idsOf(['plate', 'applicant.email', 'a-b_c'])).toEqual(['plate', 'applicant.email', 'a-b_c']);
  });

  it('is unique where a key stands again', () => {
    expect(idsOf(['a', 'a', 'b', 'a'])).toEqual(['a', 'a~2', 'b', 'a~3']);
  });

  it('has only what is safe in HTML', () => {
    expect(idsOf(['a b', 'a"b', 'é', 'x[0].y', '<i>'])).toEqual(['a-b', 'a-b~2', '-', 'x-0-.y', '-i-']);
  });

  it("is there without a key, and is no other component's", () => {
    const ids = idsOf([undefined, 'component', '', 'component~1', 'component']);
    expect(new Set(ids).size).toBe(5);
    expect(ids[0]).toBe('component~1');
  });
});

describe('a component', () => {
  it('keeps its children where its model says', () => {
    const form = prepare([
      {
        type: 'panel',
        key: 'p',
        components: [text('a'), { type: 'container', key: 'c', components: [text('b')] }],
      },
    ]);
    expect(form.components).toMatchObject([
      { key: 'p', children: [{ key: 'a' }, { key: 'c', children: [{ key: 'b' }] }] },
    ]);
  });

  it('keeps the settings that its model reads', () => {
    expect(prepareOne({ ...text('a'), size: 20, rows: 3 }).settings).toEqual({ size: 20 });
  });

  it('is cleared when hidden as its definition says, else as its model says', () => {
    const written = [text('a'), { type: 'panel', key: 'p' }].flatMap((json) => [
      json,
      { ...json, clearOnHide: false },
      { ...json, clearOnHide: true },
    ]);
    expect(prepare(written).components.map(({ clearOnHide }) => clearOnHide)).toEqual([
      true,
      false,
      true,
      false,
      false,
      true,
    ]);
  });

  it.each([[null], ['text'], [7], [[]], [{}], [{ type: 7 }], [{ key: 'a' }]])(
    'is not %j, which is left out and reported',
    (json) => {
      const form = prepare([json, text('a')]);
      expect(form.components.map(({ key }) => key)).toEqual(['a']);
      expect(form.problems).toMatchObject([{ path: 'components[0]', code: 'notAComponent' }]);
    },
  );

  it('without a key is reported when it keeps an answer', () => {
    expect(problemsOf([{ type: 'textfield' }, text(' '), text('.'), { type: 'panel' }])).toEqual([
      'components[0].key: missingKey',
      'components[1].key: missingKey',
      'components[2].key: missingKey',
    ]);
  });

  it('without a key is not reported when it keeps none, as a button', () => {
    expect(problemsOf([{ type: 'press' }])).toEqual([]);
  });

  it.each(['__proto__', 'a.constructor', 'prototype.b', 'a[0].__proto__'])('never has the key %s', (key) => {
    expect(prepareOne(text(key)).key).toBe('');
    expect(problemsOf([text(key)])).toEqual(['components[0].key: reservedKey']);
  });

  it('keeps its value under the key that its model names', () => {
    const form = prepare([
      { type: 'tick', key: 'a', name: 'one' },
      { type: 'tick', key: 'b', name: 'one' },
    ]);
    expect(form.components.map(({ id, key }) => [id, key])).toEqual([
      ['a', 'one'],
      ['b', 'one'],
    ]);
    expect(form.problems).toEqual([]);
  });

  it('says so when it can hold one answer only', () => {
    expect(problemsOf([{ ...text('a'), multiple: true }])).toEqual([
      'components[0].multiple: multipleNotSupported',
    ]);
  });
});

describe('a type that nobody registered', () => {
  it('is a container when it has components and is an input', () => {
    const form = prepare([{ type: 'grid', key: 'g', input: true, components: [text('a')] }]);
    expect(form.components).toMatchObject([
      { type: 'grid', fallback: 'unknownContainer', children: [{ key: 'a' }] },
    ]);
    expect(form.problems).toMatchObject([{ path: 'components[0].type', code: 'unknownType' }]);
  });

  it('is a layout when it has components alone', () => {
    expect(prepareOne({ type: 'well', components: [text('a')] })).toMatchObject({
      fallback: 'unknownLayout',
      children: [{ key: 'a' }],
    });
  });

  it('is a layout of what stands in its tabs, columns, rows and cells, in order', () => {
    const tabs = { type: 'tabs', components: [{ key: 't', components: [text('a')] }, text('b')] };
    const columns = {
      type: 'columns',
      columns: [{ components: [text('c')] }, null, { components: 7 }, { components: [text('d')] }],
    };
    const table = { type: 'table', rows: [[{ components: [text('e')] }, {}], 'x', [{ components: [null] }]] };
    const form = prepare([tabs, columns, table]);
    expect(form.components.map(({ fallback }) => fallback)).toEqual(Array(3).fill('unknownLayout'));
    expect(form.components.map(({ children }) => children?.map(({ key }) => key))).toEqual([
      ['a', 'b'],
      ['c', 'd'],
      ['e'],
    ]);
    expect(form.problems.map(({ path }) => path)).toContain('components[2].rows[2][0].components[0]');
  });

  it.each<[string, JsonObject, string]>([
    ['with a key', { key: 'm' }, 'unknownInput'],
    ['with a key, as an input', { key: 'm', input: true }, 'unknownInput'],
    ['without a key', { input: true }, 'unknown'],
    ['with a key that is blank', { key: ' ', input: true }, 'unknown'],
    ['that takes no input', { key: 'm', input: false }, 'unknown'],
    ['with nothing in it, as an input', { key: 'm', input: true, components: [] }, 'unknownInput'],
    ['with nothing in it', { key: 'm', components: [] }, 'unknownLayout'],
    [
      'with nothing in it, and required',
      { key: 'm', components: [], validate: { required: true } },
      'unknownInput',
    ],
    [
      'with what only shows something in it, as an input',
      { key: 'm', input: true, components: [{ type: 'content', html: 'x' }] },
      'unknownInput',
    ],
    [
      'with a question deep in it, as an input',
      { key: 'm', input: true, components: [{ type: 'panel', components: [text('a')] }] },
      'unknownContainer',
    ],
    [
      'with columns, as an input',
      { key: 'm', input: true, columns: [{ components: [text('a')] }] },
      'unknownInput',
    ],
  ])('%s', (_, json, fallback) => {
    expect(prepareOne({ type: 'map', ...json })).toMatchObject({ type: 'map', fallback });
  });

  it('is never validated while it is hidden, and a required one says so to its author', () => {
    const json = { type: 'map', key: 'm', validateWhenHidden: true, validate: { required: true } };
    expect(prepareOne(json)).not.toHaveProperty('validateWhenHidden');
    expect(prepare([json]).problems).toMatchObject([
      { code: 'unknownType', sentence: expect.stringContaining('nobody can send the form') },
    ]);
  });

  it.each(['unknown', 'unknownInput', 'unknownLayout', 'unknownContainer', 'toString', '__proto__'])(
    'may be called %s',
    (type) => {
      expect(prepareOne({ type, components: [text('a')] })).toMatchObject({
        type,
        fallback: 'unknownLayout',
      });
    },
  );
});
