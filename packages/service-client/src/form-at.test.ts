import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createFormAt } from './form-at.ts';

/** Answers written after the shapes of Form.io's own service. */
interface StubResponse {
  readonly status: number;
  readonly type?: 'application/json' | 'text/html';
  readonly body: string;
  readonly headers?: Readonly<Record<string, string>>;
}

interface ReceivedRequest {
  readonly method: string | undefined;
  readonly url: string | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

let answer: StubResponse;
let asked: ReceivedRequest[];
let origin: string;
let close: () => Promise<void>;

beforeEach(async () => {
  asked = [];
  const server = createServer(async (request, response) => {
    let body = '';
    for await (const part of request) body += part;
    const { method, url, headers } = request;
    asked.push({ method, url, headers, body });
    response.writeHead(answer.status, {
      'content-type': answer.type ?? 'application/json',
      ...answer.headers,
    });
    response.end(answer.body);
  }).listen(0);
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('A TCP server has a port.');
  origin = `http://localhost:${address.port}`;
  close = async () => {
    server.closeAllConnections();
    server.close();
    await once(server, 'close');
  };
});

afterEach(() => close());

const at = (path: string, token?: string) =>
  createFormAt({ fetch, url: `${origin}${path}`, timeoutMs: 5000, token: () => token });
const json = (status: number, body: unknown): StubResponse => ({ status, body: JSON.stringify(body) });
const text = (status: number, body: string): StubResponse => ({ status, type: 'text/html', body });
const submission = { data: { name: 'Ann' }, metadata: { timezone: 'America/Toronto' }, state: 'submitted' };
const definition = { _id: '65a0', path: 'permit', title: 'Permit', components: [] };

test.each([
  ['/permit', '/permit', '/permit/submission'],
  ['/project/a/permit/', '/project/a/permit', '/project/a/permit/submission'],
  ['/project/form/65a0', '/project/form/65a0', '/project/form/65a0/submission'],
  ['/permit/submission', '/permit', '/permit/submission'],
  ['/permit?live=1', '/permit?live=1', '/permit/submission?live=1'],
  ['/permit#part', '/permit', '/permit/submission'],
  ['/a/permit/submission/65b1', '/a/permit', '/a/permit/submission'],
])('the form at %s is asked for at %s and sent to %s', async (path, form, submissions) => {
  answer = json(200, definition);
  expect(await at(path).load()).toEqual({ kind: 'loaded', body: definition });
  await at(path).save(submission, 'key-1');
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual([`GET ${form}`, `POST ${submissions}`]);
});

test('who is signed in is named at each call, and a submission carries its key', async () => {
  answer = json(201, { _id: '65b1', form: '65a0', data: { name: 'Ann' }, metadata: {}, roles: [] });
  const form = at('/permit', 'token-1');
  await form.load();
  expect(await form.save(submission, 'key-1')).toEqual({
    kind: 'saved',
    submission: { _id: '65b1', data: { name: 'Ann' }, metadata: {} },
    body: { _id: '65b1', form: '65a0', data: { name: 'Ann' }, metadata: {}, roles: [] },
  });
  expect(asked.map(({ headers }) => headers['x-jwt-token'])).toEqual(['token-1', 'token-1']);
  expect(asked[1]?.headers).toMatchObject({ 'idempotency-key': 'key-1', 'content-type': 'application/json' });
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual(submission);
});

test('a submission asks for sentences in its language', async () => {
  answer = json(413, { details: [{ message: 'Trop volumineux.' }] });
  const metadata = { ...submission.metadata, language: 'fr' };
  const outcome = await at('/permit').save({ ...submission, metadata }, 'key-1');
  expect(asked[0]?.headers['accept-language']).toBe('fr');
  expect(outcome).toMatchObject({ kind: 'invalid', details: [{ message: 'Trop volumineux.' }] });
});

test('a form beside the page is found there', async () => {
  const urls: string[] = [];
  const here: Parameters<typeof createFormAt>[0]['fetch'] = async (url) => {
    urls.push(url);
    return { status: 200, text: async () => JSON.stringify(definition) };
  };
  for (const url of ['permit', 'forms/permit', './permit', '/permit'])
    await createFormAt({ fetch: here, url, timeoutMs: 5000 }).load();
  expect(urls).toEqual(['./permit', 'forms/permit', './permit', '/permit']);
});

test('a submission that is stored already is read, written over and deleted at its own address', async () => {
  answer = json(200, { _id: '65b1', data: { name: 'Ann' }, metadata: {} });
  const form = at('/permit/submission/65b1', 'token-1');
  expect(form.submissionId).toBe('65b1');
  expect(await form.loadSubmission('65b1')).toMatchObject({
    kind: 'loaded',
    body: { data: { name: 'Ann' } },
  });
  await form.save(submission, 'key-1', '65b1');
  expect(await form.remove('65b1')).toBe(true);
  expect(asked.map(({ method, url }) => `${method} ${url}`)).toEqual(
    ['GET', 'PUT', 'DELETE'].map((method) => `${method} /permit/submission/65b1`),
  );
  expect(JSON.parse(asked[1]?.body ?? '')).toEqual({ ...submission, _id: '65b1' });
  answer = text(401, 'Unauthorized');
  expect(await form.remove('65b1')).toBe(false);
  expect(await form.loadSubmission('65b1')).toEqual({
    ...{ kind: 'failed', fault: 'refused', message: 'Unauthorized' },
  });
});

test('a token that the service renews is handed on', async () => {
  answer = { ...json(200, definition), headers: { 'x-jwt-token': 'token-2' } };
  const renewed: string[] = [];
  const form = createFormAt({
    ...{ fetch, url: `${origin}/permit`, timeoutMs: 5000, onToken: (token) => renewed.push(token) },
  });
  await form.load();
  expect(renewed).toEqual(['token-2']);
});

test.each([
  ['an alias that nobody knows', text(400, 'Invalid alias'), 'refused', 'Invalid alias'],
  ['the same as JSON', json(400, 'Invalid alias'), 'refused', 'Invalid alias'],
  ['an id that nobody knows', text(400, 'Error: Resource not found'), 'refused', 'Error: Resource not found'],
  ['nobody is signed in', text(401, 'Unauthorized'), 'refused', 'Unauthorized'],
  ['a token that is none', text(400, 'Bad Token'), 'refused', 'Bad Token'],
  ['a token that is over', text(440, 'Token Expired'), 'refused', 'Token Expired'],
  ['a form that is gone', text(404, 'Form not found.'), 'refused', 'Form not found.'],
  ['errors in a list', json(404, { status: 404, errors: ['Not here'] }), 'refused', 'Not here'],
  ['a fault of the service', json(500, { status: 500, message: 'No database' }), 'failing', 'No database'],
  ['a page in the place of a form', text(200, '<html></html>'), 'notAForm', ''],
  ['JSON that is no form', json(200, { title: 'Nothing' }), 'notAForm', ''],
])('%s is told when a form is loaded', async (_, given, fault, message) => {
  answer = given;
  expect(await at('/permit').load()).toEqual({ kind: 'failed', fault, message });
});

test('a form that its service hands on and does not store is received all the same', async () => {
  answer = json(200, { data: { name: 'Ann' }, metadata: {} });
  expect(await at('/permit').save(submission, 'key-1')).toMatchObject({
    kind: 'saved',
    submission: { _id: '', data: { name: 'Ann' } },
  });
});

test('what the service finds wrong comes with its fields', async () => {
  const context = { validator: 'required', hasLabel: true, key: 'city', label: 'City', setting: true };
  answer = json(400, {
    name: 'ValidationError',
    details: [{ message: 'City is required', level: 'error', path: ['city'], context }],
  });
  expect(await at('/permit').save(submission, 'key-1')).toEqual({
    kind: 'invalid',
    details: [{ type: 'any.required', path: ['city'], message: 'City is required', context }],
  });
});

test.each([
  ['words of an action', text(400, 'No mail.'), 'refused', false, 'No mail.'],
  ['a refusal without details', json(400, { message: 'Invalid' }), 'refused', false, 'Invalid'],
  ['what is too large', json(413, { message: 'too large' }), 'refused', false, 'too large'],
  ['nobody signed in', text(401, 'Unauthorized'), 'refused', false, 'Unauthorized'],
  ['a token that is over', text(440, 'Token Expired'), 'refused', false, 'Token Expired'],
  ['a gateway that gave up', text(504, ''), 'unreachable', true, ''],
])('%s is a failed save without details', async (_, given, fault, mayBeStored, message) => {
  answer = given;
  expect(await at('/permit').save(submission, 'key-1')).toEqual({
    kind: 'failed',
    fault,
    mayBeStored,
    message,
  });
});

test('where nobody answers, that is told', async () => {
  await close();
  expect(await at('/permit').load()).toEqual({ kind: 'failed', fault: 'unreachable', message: '' });
  expect(await at('/permit').save(submission, 'key-1')).toMatchObject({ kind: 'failed', mayBeStored: true });
  close = async () => undefined;
});
