import { afterEach, beforeEach, expect, test } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { openTestService, type TestService } from './test-service.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(async () => {
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toEqual([]);
  await opened.close();
});

const deep = (levels: number) => `${'['.repeat(levels)}${']'.repeat(levels)}`;
const keys = (count: number) =>
  Array.from({ length: count }, (_, index) => `"${index.toString(36)}":1`).join();

test.each([
  ['no JSON', '{"data":', 400, 'not_json'],
  ['nothing', '', 400, 'empty'],
  ['a list', [], 400, 'not_an_object'],
  ['null', 'null', 400, 'not_an_object'],
  ['no data', {}, 400, 'no_data'],
  ['data that is a list', { data: [] }, 400, 'no_data'],
  ['data that is text', { data: '{}' }, 400, 'no_data'],
  ['metadata that is text', { data: {}, metadata: 'x' }, 400, 'wrong_metadata'],
  ['metadata that is null', { data: {}, metadata: null }, 400, 'wrong_metadata'],
  ['too much metadata', { data: {}, metadata: { x: 'y'.repeat(20_000) } }, 400, 'metadata_too_large'],
  ['a path that is another', { data: {}, path: 'other' }, 400, 'wrong_path'],
  ['a path that is a number', { data: {}, path: 1 }, 400, 'wrong_path'],
  ['a prototype key', '{"data":{"__proto__":{"admin":true}}}', 400, 'forbidden_key'],
  ['an escaped prototype key', '{"data":{"\\u005f_proto__":{"admin":true}}}', 400, 'forbidden_key'],
  ['a prototype key beside the data', '{"__proto__":{},"data":{}}', 400, 'forbidden_key'],
  ['a prototype key in the metadata', '{"data":{},"metadata":{"__proto__":{}}}', 400, 'forbidden_key'],
  ['a constructor', '{"data":{"constructor":{"prototype":{}}}}', 400, 'forbidden_key'],
  ['a deep prototype key', '{"data":{"a":[{"prototype":{}}]}}', 400, 'forbidden_key'],
  ['a depth of 100,000', `{"data":{"a":${deep(100_000)}}}`, 400, 'too_deep'],
  ['depth beside the data', `{"data":{},"more":${deep(100_000)}}`, 400, 'too_deep'],
  ['as many keys as a body can hold', `{"data":{${keys(110_000)}}}`, 400, 'too_many_values'],
  ['more rows than a grid may have', { data: { rows: Array(1_001).fill({}) } }, 400, 'too_many_rows'],
  ['too many rows in a row', { data: { a: [{ b: Array(1_001).fill({}) }] } }, 400, 'too_many_rows'],
  ['a million keys', `{"data":{${keys(1_000_000)}}}`, 413, 'too_large'],
  ['a million levels', deep(1_000_000), 413, 'too_large'],
  ['too much', `{"data":{"name":"${'x'.repeat(2_000_000)}"}}`, 413, 'too_large'],
])('%s is refused clearly', async (_, payload, status, code) => {
  const response = await opened.post(payload);
  expect(response.json()).toMatchObject({ name: expect.any(String), code, message: expect.any(String) });
  expect(response.statusCode).toBe(status);
});

test.each([
  ['fr', 'Nous ne pouvons pas recevoir un formulaire aussi volumineux'],
  ['fr-CA,en;q=0.8', 'Nous ne pouvons pas recevoir un formulaire aussi volumineux'],
  ['en', 'We cannot receive a form this large'],
  ['', 'We cannot receive a form this large'],
])('what is too large is refused in a sentence for the resident who reads %j', async (language, sentence) => {
  const body = { data: { name: 'x'.repeat(2_000_000) } };
  const response = await opened.post(body, { 'accept-language': language });
  expect(response.json()).toMatchObject({
    ...{ code: 'too_large', message: 'The submission is too large. Send less than 1 MiB.' },
    details: [{ message: expect.stringContaining(sentence) }],
  });
});

test.each([
  ['rows', { rows: Array(1_001).fill({}) }],
  ['values', JSON.parse(`{${keys(20_001)}}`)],
])('of too many %s the resident reads that the form is too large', async (_, data) => {
  const { details } = (await opened.post({ data }, { 'accept-language': 'fr' })).json();
  expect(details).toEqual([{ message: expect.stringContaining('un formulaire aussi volumineux') }]);
});

test.each([
  ['another content type', { 'content-type': 'text/plain' }, '{"data":{"name":"Ann"}}', 415, 'wrong_type'],
  ['no content type', { 'content-type': '' }, '{"data":{"name":"Ann"}}', 415, 'wrong_type'],
  [
    'form fields',
    { 'content-type': 'application/x-www-form-urlencoded' },
    'data[name]=Ann',
    415,
    'wrong_type',
  ],
  ['broken UTF-8', {}, Buffer.from([0x7b, 0xff, 0x7d]), 400, 'not_json'],
  ['a compressed body', { 'content-encoding': 'gzip' }, '{"data":{"name":"Ann"}}', 415, 'wrong_type'],
  ['a short key', { 'idempotency-key': 'short' }, '{"data":{"name":"Ann"}}', 400, 'wrong_key'],
  ['a long key', { 'idempotency-key': 'k'.repeat(201) }, '{"data":{"name":"Ann"}}', 400, 'wrong_key'],
  ['a key with spaces', { 'idempotency-key': 'key 0000 01' }, '{"data":{"name":"Ann"}}', 400, 'wrong_key'],
  ['an empty key', { 'idempotency-key': '' }, '{"data":{"name":"Ann"}}', 400, 'wrong_key'],
  ['a wrong window', { 'idempotency-window': '-1' }, '{"data":{"name":"Ann"}}', 400, 'wrong_window'],
] as const)('%s is refused clearly', async (_, headers, payload, status, code) => {
  const response = await opened.post(payload, headers);
  expect(response.json()).toMatchObject({ name: 'BodyError', code, message: expect.any(String) });
  expect(response.statusCode).toBe(status);
});

test('no value of a wrong shape makes the service fail', async () => {
  const values = [null, true, 5, [], ['x'], {}, { a: { b: 1 } }, '\u0000', '\ud800', '1'.repeat(1_000)];
  for (const value of values) {
    const response = await opened.post({ data: { name: '', email: value, owner: value, submit: value } });
    expect(response.statusCode).toBe(400);
    expect(response.json().name).toBe('ValidationError');
  }
});
