import type { JsonObject } from '@guichet/definition';
import { carriedRows } from '@guichet/fields/posted';
import { openPreparedForm } from '@guichet/renderer/testing/open-prepared-form';
import { expect, test } from 'vitest';
import { dataOfPost } from './data-of-post.ts';
import { parsePost } from './parse-post.ts';
import { fieldsOfDefinition, fieldsOfForm } from './posted-fields.ts';

const text = (key: string): JsonObject => ({ type: 'textfield', key, label: key, input: true });
const check = { type: 'checkbox', key: 'c', label: 'c', input: true };

function form(
  components: readonly JsonObject[],
  type = 'editgrid',
  more: JsonObject = {},
  data?: JsonObject,
) {
  const grid = { type, key: 'g', label: 'G', input: true, components, ...more };
  return openPreparedForm({ title: 'Trees', path: 'trees', components: [grid, text('z')] }, data);
}

function answers(entries: readonly (readonly [string, string])[], of = form([text('a'), check])) {
  const post = parsePost(new URLSearchParams(entries.map((entry) => [...entry])).toString());
  if (post === undefined) throw new Error('Too much.');
  const [field] = of.fields;
  if (field === undefined) throw new Error('No field.');
  const [locale, environment] = [field.locale(), field.environment()];
  const read = dataOfPost(fieldsOfDefinition(of.page.components, locale, environment), post);
  // Read by a form instance it is the same.
  expect(dataOfPost(fieldsOfForm(of, locale, environment), post)).toEqual(read);
  return read;
}

const rows = JSON.stringify([{ a: '1', c: true }, { a: '2' }]);

test('the rows of a grid that draws all of them come by their controls, empty ones too', () => {
  const posted = answers(
    [
      ...([
        ['g', ''],
        ['g', '0'],
        ['g[0].a', 'x'],
        ['g', '1'],
        ['g[1].a', ''],
        ['g', '2'],
      ] as const),
      ...([
        ['g[2].a', 'y'],
        ['g[2].c', 'on'],
        ['g[3].a', 'none'],
      ] as const),
    ],
    form([text('a'), check], 'datagrid'),
  );
  expect(posted).toEqual({ data: { g: [{ a: 'x' }, { a: '' }, { a: 'y', c: true }] }, openRows: [] });
});

test('a grid without a row is told from one that was not there', () => {
  expect(answers([['g', '']], form([text('a')], 'datagrid')).data).toEqual({ g: [] });
  expect(answers([['z', '1']], form([text('a')], 'datagrid')).data).toEqual({ z: '1' });
});

test('saved rows come as they were carried, and what is typed in open ones stands apart', () => {
  const posted = answers([
    ['g', rows],
    ['g', 'open 1'],
    ['g', 'new 2'],
    ['g[0].a', 'nobody could type here'],
    ['g[1].a', 'typed'],
    ['g[2].a', 'new'],
  ]);
  expect(posted).toEqual({
    data: { g: [{ a: '1', c: true }, { a: '2' }] },
    openRows: [
      { grid: 'g', row: 1, isNew: false, data: { a: 'typed' } },
      { grid: 'g', row: 2, isNew: true, data: { a: 'new' } },
    ],
  });
});

test('rows stand in rows', () => {
  const inner = { type: 'editgrid', key: 'i', label: 'I', input: true, components: [text('b')] };
  const posted = answers(
    [
      ['g', '[{"a":"1","i":[{"b":"deep"}]}]'],
      ['g', 'open 0'],
      ['g[0].a', 'x'],
      ['g[0].i', '[{"b":"deep"}]'],
      ['g[0].i', 'open 0'],
      ['g[0].i[0].b', 'deeper'],
    ],
    form([text('a'), inner]),
  );
  expect(posted).toEqual({
    data: { g: [{ a: '1', i: [{ b: 'deep' }] }] },
    openRows: [
      { grid: 'g', row: 0, isNew: false, data: { a: 'x', i: [{ b: 'deep' }] } },
      { grid: 'g[0].i', row: 0, isNew: false, data: { b: 'deeper' } },
    ],
  });
});

test('what a page carries is what its post brings back', () => {
  const data = { g: [{ a: '1' }, { a: '2' }] };
  const formInstance = form([text('a')], 'editgrid', {}, data);
  const [grid] = formInstance.fields;
  const row = grid?.rows()?.[1];
  if (grid === undefined || row === undefined) throw new Error('Two rows.');
  formInstance.dispatch({ kind: 'row:open', grid, row });
  const carried = carriedRows(grid).map((rowsJson) => ['g', rowsJson] as const);
  expect(answers([...carried, ['g[1].a', '2']], form([text('a')]))).toEqual({
    data,
    openRows: [{ grid: 'g', row: 1, isNew: false, data: { a: '2' } }],
  });
});

test('a row that stands open from the start is closed where the post says nothing of it', () => {
  const posted = answers([['g', '[]']], form([text('a')], 'editgrid', { openWhenEmpty: true }));
  expect(posted).toEqual({ data: { g: [] }, openRows: [] });
  const all = answers([['g', rows]], form([text('a'), check], 'editgrid', { defaultOpen: true }));
  expect(all.openRows).toEqual([]);
});

test.each([
  ['{"a":1}'],
  ['[1,"x",null]'],
  ['['],
  ['open 99'],
  ['new 7000'],
  ['9999'],
  [`[${'{},'.repeat(30_000)}{}]`],
])('what no page of ours sends is bounded and breaks nothing (%#)', (sent) => {
  const { data } = answers([['g', sent]]);
  expect(Array.isArray(data.g) && data.g.length).toBeLessThanOrEqual(1000);
});

test('a key of the language’s own stays a key', () => {
  const { data } = answers([
    ['g', '[{"__proto__":{"polluted":true}}]'],
    ['g', 'open 0'],
    ['g[0].a', 'x'],
  ]);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
  expect(JSON.stringify(data)).toBe('{"g":[{"__proto__":{"polluted":true}}]}');
});
