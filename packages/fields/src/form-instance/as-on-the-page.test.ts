import type { JsonObject } from '@guichet/definition';
import { createRunCode } from '@guichet/engine/code';
import { expect, test } from 'vitest';
import { fieldAt, openForm } from './open-form.ts';

const runCode = createRunCode();
const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const text = (key: string, more: JsonObject = {}) => field('textfield', key, more);

test('limits that are written as text limit', () => {
  const values = ['a', 'b'].map((value) => ({ label: value, value }));
  const form = openForm([
    text('a', { defaultValue: 'ab', validate: { minLength: '3' } }),
    text('b', { defaultValue: 'abcd', validate: { maxLength: ' 3 ' } }),
    text('c', { defaultValue: 'ab', validate: { minWords: '2' } }),
    text('d', { defaultValue: 'a b c', validate: { maxWords: '2' } }),
    field('number', 'e', { defaultValue: 2, validate: { min: '3' } }),
    field('currency', 'f', { defaultValue: 4, validate: { max: '3' } }),
    field('selectboxes', 'g', { defaultValue: { a: true }, values, validate: { minSelectedCount: '2' } }),
    field('datagrid', 'h', { validate: { minLength: '3' }, components: [text('cell')] }),
  ]);
  expect(form.stored.failures().map(({ context }) => context.validator)).toEqual([
    ...['minLength', 'maxLength', 'minWords', 'maxWords', 'min', 'max', 'minSelectedCount'],
  ]);
  expect(fieldAt(form, 'h').rows()).toHaveLength(3);
});

test('rows under a key with dots stand under its path, and are named by it', () => {
  const form = openForm(
    [
      field('datagrid', 'a.b', { components: [text('c')], defaultValue: [{ c: 'x' }] }),
      text('found', { calculateValue: 'value = data.a.b[0].c' }),
      field('editgrid', 'a.d.rows', { components: [text('e')], defaultValue: [{ e: 'y' }] }),
    ],
    { runCode },
  );
  const data = { a: { b: [{ c: 'x' }], d: { rows: [{ e: 'y' }] } }, found: 'x' };
  expect([form.data(), form.stored.data()]).toEqual([data, data]);
  form.dispatch({ kind: 'row:add', grid: fieldAt(form, 'a.b') });
  expect(form.data()).toMatchObject({ a: { b: [{ c: 'x' }, { c: '' }] } });
});

test('of layouts without a key each hides by itself', () => {
  const columns = (key: string, more: JsonObject = {}) => ({
    ...{ type: 'columns', input: false, columns: [{ components: [text(key)] }] },
    ...more,
  });
  const form = openForm(
    [
      text('t'),
      {
        type: 'panel',
        input: false,
        components: [text('a')],
        conditional: { show: true, when: 't', eq: 'x' },
      },
      { type: 'panel', input: false, components: [text('b')] },
      columns('c', { customConditional: 'show = false' }),
      columns('d'),
    ],
    { runCode },
  );
  expect(form.data()).toEqual({ t: '', b: '', d: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 't'), strings: ['x'] });
  expect(form.data()).toEqual({ t: 'x', a: '', b: '', d: '' });
});

test('a computed default that comes to nothing leaves the field empty, whatever its default says', () => {
  const nothing = { customDefaultValue: { var: 'data.nobody' } };
  const form = openForm([
    text('a', { defaultValue: 'd', ...nothing }),
    field('number', 'b', { defaultValue: 4, ...nothing }),
    field('checkbox', 'c', { defaultValue: true, ...nothing }),
  ]);
  expect(form.data()).toMatchObject({ a: '', c: false });
  expect(fieldAt(form, 'b').value()).toBeUndefined();
});

test.each([[{ a: 1 }], [['2026-03-05T09:30:00Z']]])('%j in a date is no date, and is refused', (held) => {
  const form = openForm([field('datetime', 'a')], { submission: { a: held }, absentStaysAbsent: true });
  expect(form.stored.failures()).toMatchObject([{ path: ['a'], context: { validator: 'date' } }]);
});

test('what its author hid is shown by its condition, also by one that fails, but for a page of a wizard', () => {
  const shownBy = (conditional: JsonObject) => ({
    hidden: true,
    validate: { required: true },
    ...conditional,
  });
  const byA = { conditional: { show: true, when: 'a', eq: 'x' } };
  const form = openForm(
    [
      text('a'),
      text('b', shownBy(byA)),
      text('c', shownBy({ customConditional: 'show = data.a === "x"' })),
      text('d', shownBy({ conditional: { json: { '==': [{ var: 'data.a' }, 'x'] } } })),
      text('e', shownBy({ customConditional: 'show = nobody.knows' })),
      text('f', { hidden: true }),
      { ...{ type: 'panel', key: 'p', input: false }, ...shownBy(byA), components: [text('g')] },
    ],
    { runCode },
  );
  const seen = () => [...'bcdefg'].filter((key) => fieldAt(form, key).visible()).join('');
  expect(seen()).toBe('e');
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
  expect(seen()).toBe('bcdeg');
  expect(form.dispatch({ kind: 'validate' }).map(({ field: failing }) => failing?.component.key)).toEqual([
    'b',
    'c',
    'd',
    'e',
  ]);

  const page = (key: string, more: JsonObject, ...components: readonly JsonObject[]) => ({
    ...{ type: 'panel', key, title: key, input: false, components },
    ...more,
  });
  const pages = openForm([page('one', {}, text('a')), page('two', { hidden: true, ...byA }, text('b'))], {
    display: 'wizard',
  });
  pages.dispatch({ kind: 'input', field: fieldAt(pages, 'a'), strings: ['x'] });
  expect(pages.wizard?.view().steps.map(({ title }) => title)).toEqual(['one']);
});

const onEvent = (event: string, customAction: string) => ({
  logic: [
    {
      name: 'l',
      trigger: { type: 'event', event },
      actions: [{ name: 'a', type: 'customAction', customAction }],
    },
  ],
});

test('logic hears of each change, and of the first', () => {
  const form = openForm(
    [
      text('a', onEvent('change', 'submission.data.both = data.a + data.b; data.last = result[0].data.a')),
      text('b', onEvent('change', 'if (result[1].changed?.component.key === "b") data.asked = result[2]')),
      ...['both', 'last', 'asked', 'by'].map((key) => field('hidden', key)),
    ],
    { runCode },
  );
  expect(form.data()).toMatchObject({ both: '', last: '', asked: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'a'), strings: ['x'] });
  expect(form.data()).toMatchObject({ both: 'x', last: 'x', asked: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'b'), strings: ['y'] });
  expect(form.data()).toMatchObject({ both: 'xy', last: 'x', asked: true });
});

test('logic hears of rows that come and go, and changes that set off each other stop', () => {
  const grid = { ...field('datagrid', 'g', { components: [text('c')] }) };
  const form = openForm(
    [
      grid,
      text('rows', onEvent('dataGridAddRow', 'value = result[0].component.key + data.g.length')),
      text('gone', onEvent('dataGridDeleteRow', 'value = "row " + result[0].index')),
      text('more', onEvent('change', 'data.more = data.more + "+"')),
    ],
    { runCode },
  );
  const rows = fieldAt(form, 'g');
  form.dispatch({ kind: 'row:add', grid: rows });
  expect(form.data()).toMatchObject({ rows: 'g2', gone: '' });
  const [first] = rows.rows() ?? [];
  if (first !== undefined) form.dispatch({ kind: 'row:remove', grid: rows, row: first });
  expect(form.data()).toMatchObject({ gone: 'row 0' });
  expect(String(form.data().more).length).toBeLessThan(100);
});

test('in a form service no event triggers anything', () => {
  const form = openForm([text('a', onEvent('change', 'value = "set"'))], {
    runCode,
    absentStaysAbsent: true,
    submission: { a: 'sent' },
  });
  expect(form.stored.data()).toEqual({ a: 'sent' });
});

test('a box that a condition hides is gone for code, which fails where it looks into it, until it is shown again', () => {
  const box = (key: string, more: JsonObject = {}) => field('container', key, more);
  const form = openForm(
    [
      text('t'),
      box('c', {
        components: [field('number', 'a'), box('d', { components: [field('number', 'b')] })],
        conditional: { show: true, when: 't', eq: 'x' },
      }),
      text('z', { customConditional: 'show = data.c.a === 1' }),
      text('y', { customConditional: 'show = data.c.d.b === 1' }),
      text('u', { calculateValue: 'value = typeof data.c' }),
    ],
    { runCode },
  );
  const seen = () => [...['z', 'y'].map((key) => fieldAt(form, key).visible()), fieldAt(form, 'u').value()];
  expect(seen()).toEqual([true, true, 'undefined']);
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 't'), value: 'x' });
  expect(seen()).toEqual([false, false, 'object']);
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 'c.a'), value: 1 });
  expect(seen()).toEqual([true, false, 'object']);
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 't'), value: '' });
  expect(seen()).toEqual([true, true, 'undefined']);
});

test('a box in a hidden layout is there for code while it holds something', () => {
  const form = openForm(
    [
      text('t'),
      {
        ...{ type: 'panel', key: 'p', components: [field('container', 'c', { components: [text('a')] })] },
        conditional: { show: true, when: 't', eq: 'x' },
      },
      text('z', { customConditional: "show = data.c.a === 'n'" }),
    ],
    { runCode, submission: { t: 'x', c: { a: 'y' } } },
  );
  form.dispatch({ kind: 'setValue', field: fieldAt(form, 't'), value: '' });
  expect(fieldAt(form, 'z').visible()).toBe(false);
});

const box = (more: JsonObject, ...components: readonly JsonObject[]) => ({
  ...field('container', 'box', { components }),
  ...more,
});

test.each([
  ['written', { defaultValue: { a: 'x', inner: { b: 'y' }, rows: [{ c: 'z' }] } }],
  ['computed', { customDefaultValue: 'value = { a: "x", inner: { b: "y" }, rows: [{ c: "z" }] }' }],
])('the default of a container, %s, is that of what stands in it', (_, more) => {
  const inside = [
    text('a', { defaultValue: 'own' }),
    { type: 'panel', key: 'p', input: false, components: [text('inner.b')] },
    field('datagrid', 'rows', { components: [text('c')] }),
    text('d', { defaultValue: 'own' }),
  ];
  const open = (submission?: JsonObject, absentStaysAbsent = false) =>
    openForm([box(more, ...inside)], { runCode, absentStaysAbsent, ...(submission && { submission }) });
  const held = { a: 'x', inner: { b: 'y' }, rows: [{ c: 'z' }], d: 'own' };
  expect(open().data()).toEqual({ box: held });
  expect(open({}, true).data()).toEqual({ box: held });
  // Where something was given for it, the fields have their own.
  expect(open({ box: { d: 'sent' } }).data()).toMatchObject({ box: { a: 'own', d: 'sent' } });
});

test('what is calculated for a container goes to what stands in it', () => {
  const calculateValue = 'value = { a: data.t + "!", n: 5 }';
  const form = openForm([text('t'), box({ calculateValue }, text('a'), field('number', 'n'), text('b'))], {
    runCode,
  });
  form.dispatch({ kind: 'input', field: fieldAt(form, 't'), strings: ['x'] });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'box.b'), strings: ['own'] });
  expect(form.data()).toEqual({ t: 'x', box: { a: 'x!', n: 5, b: 'own' } });
});

test('a required container asks for an answer in it', () => {
  const form = openForm([box({ validate: { required: true } }, text('a'), field('checkbox', 'b'))]);
  expect(form.dispatch({ kind: 'validate' }).map(({ field: failing }) => failing?.component.key)).toEqual([
    'box',
  ]);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'box.a'), strings: ['x'] });
  expect(form.dispatch({ kind: 'validate' })).toEqual([]);
});
