import type { JsonObject } from '@guichet/definition';
import { sourceIn } from '@guichet/fields/choices';
import { expect, test } from 'vitest';
import { composeRequest } from './compose-request.ts';
import { prepared, selectAt } from './testing/prepared.ts';

function composed(
  component: JsonObject,
  asking: Partial<Parameters<typeof composeRequest>[1]> = {},
  base?: string,
) {
  const source = sourceIn(prepared(component).components[0]?.settings ?? {});
  if (source === undefined) throw new Error('It has no source.');
  return composeRequest(source, { holes: [], search: '', skip: 0, ...asking }, base);
}

const address = (...of: Parameters<typeof composed>) => composed(...of)?.url.href;
const all = { disableLimit: true };

test('what is filled in stays where its author put it, whatever it holds', () => {
  const select = selectAt('https://a.example/{{ data.city }}/list?of={{ data.kind }}#{{ data.x }}', all);
  expect(address(select, { holes: ['../a b/?c', 'é&limit=9#', 'x'] })).toBe(
    'https://a.example/..%2Fa%20b%2F%3Fc/list?of=%C3%A9%26limit%3D9%23',
  );
  expect(address(select, { holes: ['..', 'x', ''] })).toBeUndefined();
  expect(address(select, { holes: ['\ud800', 'x', ''] })).toBe('https://a.example/%EF%BF%BD/list?of=x');
});

test('what code encoded is not encoded again', () => {
  const select = selectAt('https://a.example/{{ encodeURIComponent(data.city) }}', all);
  expect(address(select, { holes: ['a%20b'] })).toBe('https://a.example/a%20b');
  expect(address(select, { holes: ['a b/c'] })).toBe('https://a.example/a%20b%2Fc');
});

test.each([
  '{{ data.origin }}/list',
  'ftp://a.example/list',
  'https://user:word@a.example/list',
  '//a.example/list',
  'list',
])('the address %s is none that is asked', (url) => {
  expect(address(selectAt(url), { holes: ['https://b.example'] }, 'https://base.example')).toBeUndefined();
});

test('a path alone starts at the base, and is nothing without one', () => {
  expect(address(selectAt('/list', all), {}, 'https://base.example/api')).toBe(
    'https://base.example/api/list',
  );
  expect(address(selectAt('{{formioBase}}/list', all), {}, 'https://base.example')).toBe(
    'https://base.example/list',
  );
  expect(address(selectAt('/list', all))).toBeUndefined();
});

test('limit, skip, search, sort, fields and filter are asked for by the names of Form.io', () => {
  const select = selectAt('https://a.example/list?own=1', {
    ...{ searchField: 'data.name__regex', sort: 'name', selectFields: '_id,name', limit: 20 },
    filter: 'sector={{ data.sector }}',
  });
  const asked = new URL(address(select, { holes: ['a&b'], search: 'St. (1)', skip: 40 }) ?? '');
  expect(Object.fromEntries(asked.searchParams)).toEqual({
    ...{ own: '1', limit: '20', skip: '40', select: '_id,name', sort: 'name', sector: 'a&b' },
    'data.name__regex': 'St\\. \\(1\\)',
  });
  expect(address(select, { holes: ['x'], search: '12' })).toContain('data.name__eq=12');
});

test('the names of paging and searching may stand in the address itself', () => {
  const select = selectAt('https://a.example/{{search}}/{{page}}?s={{ skip }}&l={{limit}}', { limit: 10 });
  expect(address(select, { search: 'a b', skip: 20 })).toBe(
    'https://a.example/a%20b/2?s=20&l=10&limit=10&skip=20',
  );
});

test('headers are those of the definition, without those of the connection and of who is asking', () => {
  const headers = [
    { key: 'Authorization', value: 'Bearer {{ data.token }}' },
    { key: 'Host', value: 'b.example' },
    { key: 'Cookie', value: 'a=1' },
    { key: 'X-Forwarded-For', value: '1.2.3.4' },
    { key: 'x bad', value: 'x' },
    { key: 'x-broken', value: 'a{{ data.token }}' },
  ];
  const select = { ...selectAt('https://a.example/'), data: { url: 'https://a.example/', headers } };
  expect(composed(select, { holes: ['t', 'a\r\nb: c'] })?.headers).toEqual({
    authorization: 'Bearer t',
  });
});

test('by POST a body goes along, what is filled in as a text of JSON', () => {
  const data = { url: 'https://a.example/', method: 'post', body: { name: '{{ data.name }}' } };
  const request = composed({ ...selectAt(''), data }, { holes: ['a"b\\'] });
  expect(request?.method).toBe('POST');
  expect(JSON.parse(request?.body ?? '')).toEqual({ name: 'a"b\\' });
});
