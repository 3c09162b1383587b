import { Writable } from 'node:stream';
import { versionOf } from '@guichet/engine/prepare';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isReferenceNumber } from '../submissions/reference-number.ts';
import { openTestService, permit, type TestService } from './test-service.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(() => opened.close());

const url = '/api/permits/parking/submission';

function post(payload: unknown, headers: Record<string, string> = {}, to = url) {
  const body = typeof payload === 'string' ? payload : JSON.stringify(payload);
  return opened.app.inject({
    method: 'POST',
    url: to,
    payload: body,
    headers: { 'content-type': 'application/json', ...headers },
  });
}

test('gives the definition by its alias, whatever the case', async () => {
  const response = await opened.app.inject('/api/Permits/PARKING');
  expect(response.statusCode).toBe(200);
  expect(response.json()).toEqual(permit);
});

test('an unknown alias is answered in the words that clients compare', async () => {
  for (const response of [
    await opened.app.inject('/api/nothing'),
    await post({ data: {} }, {}, '/api/nothing/submission'),
  ]) {
    expect(response.statusCode).toBe(400);
    expect(response.body).toBe('Invalid alias');
    expect(response.headers['content-type']).toContain('text/html');
  }
});

test('lists the forms', async () => {
  const response = await opened.app.inject('/api/form');
  expect(response.json()).toEqual([
    { path: 'permits/parking', title: 'Permit', properties: { fr: 'Permis' } },
  ]);
});

test('stores what belongs to the form, and gives back its reference number', async () => {
  const data = {
    name: 'Ann',
    email: ' Ann@City.CA ',
    other: 1,
    scratch: 'x',
    secret: 's',
    owner: 'hidden',
    submit: true,
  };
  const response = await post({ data, path: 'permits/parking', metadata: { timezone: 'America/Vancouver' } });
  expect(response.statusCode).toBe(201);
  const answer = response.json();
  expect(answer).toMatchObject({
    _id: expect.stringMatching(/^[0-9a-f]{24}$/),
    data: { name: 'Ann', email: 'ann@city.ca' },
  });
  expect(answer.data).not.toHaveProperty('secret');
  expect(isReferenceNumber(answer.metadata.referenceNumber)).toBe(true);
  const [stored] = await opened.storage.listSubmissions('permits/parking');
  expect(JSON.parse(stored?.data ?? '')).toEqual({ name: 'Ann', email: 'ann@city.ca', secret: 's' });
  expect(stored?.reference).toBe(answer.metadata.referenceNumber);
  expect(stored?.version).toBe(opened.service.currentForm('permits/parking')?.version);
});

test('a condition that holds keeps its field, and its default fills what is missing', async () => {
  const { data } = (await post({ data: { name: 'Owner' } })).json();
  expect(data).toEqual({ name: 'Owner', email: '', owner: 'self' });
});

test('invalid data is refused with details, in the language of the page', async () => {
  const response = await post({ data: { name: 'A', email: 'nonsense' }, metadata: { language: 'fr' } });
  expect(response.statusCode).toBe(400);
  expect(response.json()).toMatchObject({
    name: 'ValidationError',
    details: [
      {
        type: 'string.minLength',
        path: ['name'],
        message: expect.stringContaining('Nom'),
        level: 'error',
        context: { key: 'name', length: 2 },
      },
      { type: 'string.email', path: ['email'], context: { validator: 'email' } },
    ],
  });
  const missing = await post({ data: {} });
  expect(missing.json().details).toMatchObject([
    { type: 'any.required', path: ['name'], message: 'NAME is required' },
  ]);
  expect(await opened.storage.listSubmissions('permits/parking')).toEqual([]);
});

test('the same key with the same data is one submission and the same answer', async () => {
  const headers = { 'idempotency-key': 'key-00000001' };
  const first = await post({ data: { name: 'Ann', email: '' } }, headers);
  const second = await post({ data: { email: '', name: 'Ann' }, metadata: { timezone: 'UTC' } }, headers);
  expect(second.statusCode).toBe(201);
  expect(second.json()).toEqual(first.json());
  expect(await opened.storage.listSubmissions('permits/parking')).toHaveLength(1);
});

test('the same key with other data is refused and names what was received', async () => {
  const headers = { 'idempotency-key': 'key-00000001' };
  const first = (await post({ data: { name: 'Ann' } }, headers)).json();
  const second = await post({ data: { name: 'Bob' } }, headers);
  expect(second.statusCode).toBe(422);
  expect(second.json()).toMatchObject({
    code: 'key_reused',
    referenceNumber: first.metadata.referenceNumber,
  });
});

test('twenty calls at once with one key are one submission', async () => {
  const calls = Array.from({ length: 20 }, () =>
    post({ data: { name: 'Ann' } }, { 'idempotency-key': 'key-00000001' }),
  );
  const numbers = (await Promise.all(calls)).map((response) => response.json().metadata.referenceNumber);
  expect(new Set(numbers).size).toBe(1);
  expect(await opened.storage.listSubmissions('permits/parking')).toHaveLength(1);
});

test('an older version of the form is judged by its own rules, an unknown one told that the form has changed', async () => {
  const older = { ...permit, components: [] };
  const version = versionOf(older);
  const definition = JSON.stringify(older);
  await opened.storage.saveFormVersions([{ version, form: 'permits/parking', definition }]);
  expect((await post({ data: {}, metadata: { formVersion: version } })).statusCode).toBe(201);
  const unknown = await post({ data: {}, metadata: { formVersion: 'unheard of' } });
  expect(unknown.statusCode).toBe(409);
  expect(unknown.json().code).toBe('form_changed');
  expect((await post({ data: { name: 'Ann' }, metadata: { formVersion: 'unheard of' } })).statusCode).toBe(
    201,
  );
});

test.each([
  ['no JSON', '{"data":', 400, 'not_json'],
  ['nothing', '', 400, 'empty'],
  ['a list', [], 400, 'not_an_object'],
  ['no data', {}, 400, 'no_data'],
  ['data that is a list', { data: [] }, 400, 'no_data'],
  ['metadata that is text', { data: {}, metadata: 'x' }, 400, 'wrong_metadata'],
  ['too much metadata', { data: {}, metadata: { x: 'y'.repeat(20_000) } }, 400, 'metadata_too_large'],
  ['a path that is another', { data: {}, path: 'other' }, 400, 'wrong_path'],
  ['a path that is a number', { data: {}, path: 1 }, 400, 'wrong_path'],
  ['a prototype key', '{"data":{"__proto__":{"admin":true}}}', 400, 'not_json'],
  ['a constructor', '{"data":{"constructor":{"prototype":{}}}}', 400, 'not_json'],
  ['a deep prototype key', '{"data":{"a":[{"prototype":1}]}}', 400, 'forbidden_key'],
  ['depth', `{"data":{"a":${'['.repeat(100_000)}${']'.repeat(100_000)}}}`, 400, 'too_deep'],
  [
    'a million keys',
    `{"data":{${Array.from({ length: 60_000 }, (_, i) => `"k${i}":1`).join()}}}`,
    400,
    'too_many_values',
  ],
  ['too much', `{"data":{"name":"${'x'.repeat(2_000_000)}"}}`, 413, 'too_large'],
])('%s is refused clearly and nothing is stored', async (_, payload, status, code) => {
  const response = await post(payload);
  expect(response.statusCode).toBe(status);
  expect(response.json()).toMatchObject({ name: expect.any(String), code, message: expect.any(String) });
  expect(await opened.storage.listSubmissions('permits/parking')).toEqual([]);
});

test('another content type, broken UTF-8, a wrong key and other methods are refused clearly', async () => {
  const form = await opened.app.inject({
    method: 'POST',
    url,
    payload: 'a=b',
    headers: { 'content-type': 'text/plain' },
  });
  expect([form.statusCode, form.json().code]).toEqual([415, 'wrong_type']);
  const bytes = await opened.app.inject({
    method: 'POST',
    url,
    payload: Buffer.from([0x7b, 0xff, 0x7d]),
    headers: { 'content-type': 'application/json' },
  });
  expect([bytes.statusCode, bytes.json().code]).toEqual([400, 'not_json']);
  const key = await post({ data: {} }, { 'idempotency-key': 'short' });
  expect([key.statusCode, key.json().code]).toEqual([400, 'wrong_key']);
  const removal = await opened.app.inject({ method: 'DELETE', url: '/api/permits/parking' });
  expect([removal.statusCode, removal.json().code]).toEqual([405, 'not_allowed']);
});

test('values of every wrong shape are refused or put right, never a failure of the service', async () => {
  for (const value of [null, true, 5, '', 'x', [], ['x'], {}, { a: { b: 1 } }, '\u0000', '\ud800']) {
    const response = await post({ data: { name: value, email: value, owner: value, submit: value } });
    expect([201, 400]).toContain(response.statusCode);
  }
});

test('too many submissions from one address wait; reading goes on', async () => {
  const limited = await openTestService({ 'permit.json': permit }, { rateLimit: 3 });
  const statuses = [];
  for (let call = 0; call < 5; call += 1) {
    const response = await limited.app.inject({ method: 'POST', url, payload: { data: { name: 'Ann' } } });
    statuses.push(response.statusCode);
    if (response.statusCode === 429) expect(response.json()).toMatchObject({ code: 'too_many' });
  }
  expect(statuses).toEqual([201, 201, 201, 429, 429]);
  expect((await limited.app.inject('/api/permits/parking')).statusCode).toBe(200);
  await limited.close();
});

test('what a resident wrote is in no log', async () => {
  const lines: string[] = [];
  const stream = new Writable({
    write(chunk, _, done) {
      lines.push(String(chunk));
      done();
    },
  });
  const logging = await openTestService(
    { 'permit.json': permit },
    { server: { logger: { level: 'trace', stream } } },
  );
  for (const payload of [
    '{"data":{"name":"Marguerite"}}',
    '{"data":{"name":"Marguerite"',
    '{"data":{"email":"Marguerite"}}',
  ]) {
    await logging.app.inject({
      method: 'POST',
      url,
      payload,
      headers: { 'content-type': 'application/json' },
    });
  }
  await logging.close();
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('Marguerite');
});
