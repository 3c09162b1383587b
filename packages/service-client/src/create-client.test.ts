import { createServer, type Server } from 'node:http';
import { afterEach, expect, onTestFinished, test } from 'vitest';
import { createFormServiceClient } from './create-client.ts';

let server: Server | undefined;

afterEach(() => {
  server?.closeAllConnections();
  server?.close();
  server = undefined;
});

/** A client of a real server that answers every call the same. */
async function clientOf(status: number, body: string | undefined, timeoutMs = 5000) {
  const listening = createServer((_, response) => {
    if (body !== undefined) response.writeHead(status, { 'content-type': 'application/json' }).end(body);
  });
  server = listening;
  await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
  const address = listening.address();
  const port = typeof address === 'object' ? address?.port : undefined;
  return createFormServiceClient({ fetch, baseUrl: `http://127.0.0.1:${port}`, timeoutMs });
}

/** No system gives this port to a program, and unlike port 1 `fetch` asks for it. */
const nobody = createFormServiceClient({ fetch, baseUrl: 'http://127.0.0.1:2', timeoutMs: 5000 });

const form = { title: 'A', path: 'a/b', components: [] };
const submission = { path: 'a/b', data: { x: 1 }, metadata: {} };

test.each([
  [200, JSON.stringify(form), { kind: 'loaded', definition: form }],
  [400, 'Invalid alias', { kind: 'invalidAlias' }],
  [401, 'Unauthorized', { kind: 'failed', fault: 'refused' }],
  [429, '{}', { kind: 'failed', fault: 'refused' }],
  [503, 'down', { kind: 'failed', fault: 'failing' }],
  [200, '{"title":"no components"}', { kind: 'failed', fault: 'notAForm' }],
  [200, '<html>', { kind: 'failed', fault: 'notAForm' }],
  [302, JSON.stringify(form), { kind: 'failed', fault: 'failing' }],
])('loading: %d with %s', async (status, body, outcome) => {
  const client = await clientOf(status, body);
  expect(await client.loadForm('a/b')).toEqual(outcome);
});

test.each([
  [100, 'loaded'],
  [101, 'failed'],
  [100_000, 'failed'],
])('a form of which a setting is nested %d levels deep is %s', async (levels, kind) => {
  const deep = `{"components":[],"x":${'['.repeat(levels)}${']'.repeat(levels)}}`;
  expect((await (await clientOf(200, deep)).loadForm('a')).kind).toBe(kind);
});

test('a service that is not there is unreachable, one that does not answer times out', async () => {
  const silent = await clientOf(200, undefined, 50);
  expect(await silent.loadForm('a')).toEqual({ kind: 'failed', fault: 'timedOut' });
  expect(await nobody.loadForm('a')).toEqual({ kind: 'failed', fault: 'unreachable' });
});

test('a list says which forms are left out of it for residents', async () => {
  const settings = [{ listed: false, draft: true }, { listed: true }, { listed: 'false' }, null, undefined];
  const client = await clientOf(
    200,
    JSON.stringify(settings.map((formSettings) => ({ path: 'a', settings: formSettings }))),
  );
  const summary = { path: 'a', title: '', properties: {} };
  expect(await client.listForms()).toEqual({
    kind: 'listed',
    forms: [{ ...summary, settings: { listed: false } }, ...Array(4).fill(summary)],
  });
});

test('an alias that would lead elsewhere is no alias', async () => {
  const client = await clientOf(200, JSON.stringify(form));
  for (const path of ['', '/', '..', '../admin', 'a/../../admin', 'a//b', './a', 'a/', '\ud800']) {
    expect(await client.loadForm(path)).toEqual({ kind: 'invalidAlias' });
    expect(await client.saveSubmission({ ...submission, path }, undefined)).toEqual({
      kind: 'failed',
      fault: 'refused',
      mayBeStored: false,
    });
  }
});

test('an alias stands in the address letter by letter, its slashes as slashes', async () => {
  const called: string[] = [];
  const client = createFormServiceClient({
    fetch: async (url) => {
      called.push(url);
      return { status: 400, text: async () => 'Invalid alias' };
    },
    baseUrl: '/api',
    timeoutMs: 5000,
  });
  await client.loadForm('permis/été?x=1#2');
  expect(called).toEqual(['/api/permis/%C3%A9t%C3%A9%3Fx%3D1%232']);
});

test('forms load and are sent where a text has no `isWellFormed`, as in Firefox before 119', async () => {
  const { isWellFormed } = String.prototype;
  onTestFinished(() => {
    String.prototype.isWellFormed = isWellFormed;
  });
  Reflect.set(String.prototype, 'isWellFormed', undefined);
  const client = await clientOf(200, JSON.stringify(form));
  expect(await client.loadForm('a/\u{1f333}')).toMatchObject({ kind: 'loaded' });
  for (const path of ['\ud83c', '\udf33\ud83c'])
    expect(await client.loadForm(path)).toEqual({ kind: 'invalidAlias' });
});

test.each([
  ['fr', 'fr'],
  ['en', 'en'],
  ['fr\r\nx-forged: 1', undefined],
  [undefined, undefined],
])('a submission in %j asks for sentences in %j', async (language, asked) => {
  const headers: (string | undefined)[] = [];
  const client = createFormServiceClient({
    fetch: async (_, options) => {
      headers.push(options.headers['accept-language']);
      return { status: 400, text: async () => '{}' };
    },
    baseUrl: '/api',
    timeoutMs: 5000,
  });
  const metadata = language === undefined ? {} : { language };
  await client.saveSubmission({ ...submission, metadata }, undefined);
  expect(headers).toEqual([asked]);
});

const detail = { type: 'any.required', path: ['x'], message: 'x is required', context: { key: 'x' } };

test.each([
  [201, { _id: '1', data: {}, metadata: { referenceNumber: 'R' } }, { kind: 'saved' }],
  [400, { name: 'ValidationError', details: [detail] }, { kind: 'invalid', details: [detail] }],
  [
    400,
    { details: [{ message: 'm', path: ['x'], context: { validator: 'minLength' } }] },
    { kind: 'invalid', details: [{ type: 'any.minLength' }] },
  ],
  [400, { message: 'no details' }, { kind: 'failed', fault: 'refused' }],
  [
    503,
    { code: 'busy', retryAfter: 3 },
    { kind: 'failed', fault: 'busy', mayBeStored: false, retryAfter: 3 },
  ],
  [503, { code: 'busy', retryAfter: 9_999 }, { kind: 'failed', fault: 'busy', retryAfter: 60 }],
  [503, { code: 'down' }, { kind: 'failed', fault: 'failing', mayBeStored: true }],
  [400, { details: ['?', {}, { path: ['x'] }] }, { kind: 'failed', fault: 'refused' }],
  [410, { code: 'deleted', referenceNumber: 'R' }, { kind: 'deleted', referenceNumber: 'R' }],
  [422, { code: 'key_reused', referenceNumber: 'R' }, { kind: 'keyReused', referenceNumber: 'R' }],
  [409, { code: 'form_changed' }, { kind: 'formChanged' }],
  [409, { code: 'not_confirmed' }, { kind: 'unconfirmed' }],
  [403, {}, { kind: 'failed', fault: 'refused', mayBeStored: false }],
  [408, 'Request Timeout', { kind: 'failed', fault: 'refused', mayBeStored: true }],
  [500, {}, { kind: 'failed', fault: 'failing', mayBeStored: true }],
  [503, { code: 'storage_busy' }, { kind: 'failed', fault: 'failing', mayBeStored: false }],
  [503, { code: 'storage_failed' }, { kind: 'failed', fault: 'failing', mayBeStored: true }],
  [507, { code: 'no_space' }, { kind: 'failed', fault: 'failing', mayBeStored: false, storage: 'full' }],
  [201, [], { kind: 'failed', fault: 'failing', mayBeStored: true }],
  [200, { message: 'Under maintenance' }, { kind: 'failed', fault: 'failing', mayBeStored: true }],
  [302, {}, { kind: 'failed', fault: 'failing', mayBeStored: true }],
  // A gateway of ours, and any other, for a service that does not answer.
  [504, { code: 'timedOut' }, { kind: 'failed', fault: 'timedOut', mayBeStored: true }],
  [502, { code: 'unreachable' }, { kind: 'failed', fault: 'unreachable', mayBeStored: true }],
  [502, 'Bad gateway', { kind: 'failed', fault: 'unreachable', mayBeStored: true }],
  [502, { code: 'failing' }, { kind: 'failed', fault: 'failing', mayBeStored: true }],
])('saving: %d with %j', async (status, body, outcome) => {
  const client = await clientOf(status, JSON.stringify(body));
  expect(await client.saveSubmission(submission, 'key-12345')).toMatchObject(outcome);
});

test('only where no connection was made is it certain that nothing was sent', async () => {
  const refused = await nobody.saveSubmission(submission, undefined);
  // A part of a name has 63 letters at most: the system refuses this one without asking a server, which may be slow.
  const baseUrl = `http://${'a'.repeat(64)}.example`;
  const nowhere = createFormServiceClient({ fetch, baseUrl, timeoutMs: 5000 });
  const unknown = await nowhere.saveSubmission(submission, undefined);
  const silent = await (await clientOf(200, undefined, 50)).saveSubmission(submission, undefined);
  expect([refused, unknown, silent]).toEqual([
    { kind: 'failed', fault: 'unreachable', mayBeStored: false },
    { kind: 'failed', fault: 'unreachable', mayBeStored: false },
    { kind: 'failed', fault: 'timedOut', mayBeStored: true },
  ]);
});

test('an answer is read up to a bound, and no further', async () => {
  const client = await clientOf(200, JSON.stringify({ ...form, more: 'x'.repeat(16 * 1024 * 1024) }));
  expect(await client.loadForm('a/b')).toEqual({ kind: 'failed', fault: 'notAForm' });
});

test('of what a service says about a refusal no more is taken over than anybody could read', async () => {
  const long = 'x'.repeat(1_000);
  const details = Array.from({ length: 300 }, () => ({
    type: 'any.custom',
    path: Array.from({ length: 300 }, () => 'x'),
    message: long,
    context: { limit: long, nested: { long }, length: 3 },
  }));
  const client = await clientOf(400, JSON.stringify({ details }));
  const outcome = await client.saveSubmission(submission, 'key-12345');
  const [detail] = outcome.kind === 'invalid' ? outcome.details : [];
  expect(outcome.kind === 'invalid' && outcome.details.length).toBe(100);
  expect([detail?.path.length, detail?.message.length, Object.keys(detail?.context ?? {})]).toEqual([
    40,
    501,
    ['limit', 'length'],
  ]);
});

test.each([
  ['too many details', { details: 300 }, 200],
  ['as many as are read', { details: 100 }, undefined],
  ['details and the number of the others', { details: 100, moreDetails: 1_900 }, 1_900],
  ['too many of them and a number', { details: 101, moreDetails: 5 }, 6],
  ['a number that is none', { details: 1, moreDetails: 'many' }, undefined],
  ['a negative number', { details: 1, moreDetails: -3 }, undefined],
])(
  'of %s in a refusal those that are not read are counted',
  async (_, { details: count, ...more }, expected) => {
    const details = Array.from({ length: count }, () => ({
      type: 'any.required',
      path: ['a'],
      message: 'm',
    }));
    const client = await clientOf(400, JSON.stringify({ name: 'ValidationError', details, ...more }));
    const outcome = await client.saveSubmission(submission, 'key-12345');
    expect(outcome.kind === 'invalid' && [outcome.details.length, outcome.moreDetails]).toEqual([
      Math.min(count, 100),
      expected,
    ]);
  },
);
