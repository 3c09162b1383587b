import { gzipSync } from 'node:zlib';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { createSources, type SourceEvents } from './create-sources.ts';
import { openSource, sendJson, type TestSource } from './testing/open-source.ts';
import { prepared, selectAt } from './testing/prepared.ts';

const items = [
  { id: 1, label: 'One' },
  { id: 2, label: 'Two' },
];
const nothing = { holes: [], search: '', skip: 0 };

let source: TestSource;
let events: SourceEvents[];
let time = 0;

beforeEach(async () => {
  source = await openSource(items);
  events = [];
});

afterEach(() => source.close());

/** `timeout`: no bound by default, however slow the machine is. */
function sourcesAt(origins = [source.url], timeout = 300_000) {
  return createSources({
    ...{ origins, base: origins[0], hasResources: false, timeout },
    now: () => time,
    notify: (event) => events.push(event),
  });
}

test('gives the items of a list, and says whether there may be more', async () => {
  const form = prepared(selectAt(`${source.url}/list`, { limit: 2 }));
  expect(await sourcesAt().ask(form, 'a', nothing)).toEqual({ kind: 'found', items, hasMore: true });
  expect(source.heard[0]?.path).toBe('/list?limit=2&skip=0');
  const whole = prepared(selectAt(`${source.url}/list`, { disableLimit: true }));
  expect(await sourcesAt().ask(whole, 'a', nothing)).toEqual({ kind: 'found', items, hasMore: false });
});

test('an origin that is not named is not asked, and its author is told', async () => {
  const form = prepared(selectAt(`${source.url}/list`));
  const sources = sourcesAt(['https://elsewhere.example']);
  expect(await sources.ask(form, 'a', nothing)).toEqual({ kind: 'refused' });
  expect(source.heard).toEqual([]);
  expect(events[0]?.message).toContain(`${source.url}, an origin that is not in DATA_ORIGINS`);
  expect(sources.problems(form)).toEqual([
    { path: 'a', code: 'sourceNotAsked', sentence: expect.stringContaining('DATA_ORIGINS') },
  ]);
  expect(sourcesAt().problems(form)).toEqual([]);
});

test('submissions of another form, and an address without its origin, are problems with their own sentences', () => {
  const resource = {
    type: 'select',
    key: 'b',
    label: 'B',
    input: true,
    dataSrc: 'resource',
    data: { resource: 'x' },
  };
  const form = prepared(selectAt('{{ data.origin }}/list'), resource);
  expect(
    sourcesAt()
      .problems(form)
      .map(({ sentence }) => sentence),
  ).toEqual([expect.stringContaining('Write it whole'), expect.stringContaining('FORM_SERVICE_URL')]);
});

test('where clouds keep their keys nobody asks, even where it is named', async () => {
  const origin = 'http://169.254.169.254';
  const form = prepared(selectAt(`${origin}/latest`));
  expect(await sourcesAt([origin]).ask(form, 'a', nothing)).toEqual({ kind: 'failed' });
  expect(events[0]?.fault).toBe('closed');
});

test('a closed address is not connected to, even where it would answer', async () => {
  // Every system connects this one to itself.
  const origin = source.url.replace('127.0.0.1', '0.0.0.0');
  expect(await sourcesAt([origin]).ask(prepared(selectAt(`${origin}/list`)), 'a', nothing)).toEqual({
    kind: 'failed',
  });
  expect([events[0]?.fault, source.heard]).toEqual(['closed', []]);
});

test.each<[fault: string, answer: TestSource['answer']]>([
  ['redirected', (_, response) => response.writeHead(302, { location: '/other' }).end()],
  ['failed', (_, response) => response.writeHead(500).end('{"secret": 1}')],
  ['malformed', (_, response) => response.end('<html>')],
  ['malformed', (_, response) => sendJson(response, { error: 'no list' })],
  ['malformed', (_, response) => response.end(`[{"id":1},${'['.repeat(20_000)}${']'.repeat(20_000)}]`)],
  ['malformed', (_, response) => response.end(`[{"id":${'['.repeat(40)}1${']'.repeat(40)}}]`)],
  ['tooLarge', (_, response) => response.end(`["${'x'.repeat(5 * 1024 * 1024)}"]`)],
  [
    'tooLarge',
    (_, response) =>
      response.setHeader('content-encoding', 'gzip').end(gzipSync(`["${'x'.repeat(50 * 1024 * 1024)}"]`)),
  ],
  ['unreachable', (request) => request.socket.destroy()],
  [
    'unreachable',
    (request) => request.socket.write('HTTP/1.1 101 Upgrade\r\nConnection: upgrade\r\nUpgrade: h2c\r\n\r\n'),
  ],
])('an answer that is %s brings nothing, and no word of it is told', async (fault, answer) => {
  source.answer = answer;
  const form = prepared(selectAt(`${source.url}/list?of={{ data.name }}`));
  expect(await sourcesAt().ask(form, 'a', { ...nothing, holes: ['Anna'] })).toEqual({
    kind: 'failed',
  });
  expect(events).toEqual([{ form: 'test', component: 'a', fault, message: expect.any(String) }]);
  expect(JSON.stringify(events)).not.toMatch(/Anna|secret/);
  expect(source.heard).toHaveLength(1);
});

test('an item may be as deep as an answer', async () => {
  const item: unknown = JSON.parse(`{"id":${'['.repeat(39)}1${']'.repeat(39)}}`);
  source.answer = (_, response) => sendJson(response, [item]);
  const form = prepared(selectAt(`${source.url}/list`));
  expect(await sourcesAt().ask(form, 'a', nothing)).toMatchObject({ kind: 'found', items: [item] });
});

test('an answer that does not end in time is given up', async () => {
  source.answer = (_, response) => response.write('[');
  const form = prepared(selectAt(`${source.url}/list`));
  expect(await sourcesAt([source.url], 50).ask(form, 'a', nothing)).toEqual({ kind: 'failed' });
  expect(events[0]?.fault).toBe('timedOut');
});

test('an answer that is packed is unpacked, and one that was just given is given again for half a minute', async () => {
  source.answer = (_, response) =>
    response.setHeader('content-encoding', 'gzip').end(gzipSync(JSON.stringify(items)));
  const form = prepared(selectAt(`${source.url}/list`));
  const sources = sourcesAt();
  for (let times = 0; times < 2; times += 1)
    expect(await sources.ask(form, 'a', nothing)).toMatchObject({ kind: 'found', items });
  expect(source.heard).toHaveLength(1);
  time += 31_000;
  await sources.ask(form, 'a', nothing);
  expect(source.heard).toHaveLength(2);
});

test.each<[content: string, answer: readonly unknown[], most: number]>([
  ['long items, such as shapes on a map', [{ id: 1, shape: 'x'.repeat(3_000_000) }], 5],
  ['many short items', Array.from({ length: 5_000 }, (_, id) => id), 39],
])('of answers with %s only the last are remembered', async (_, answer, most) => {
  source.answer = (_, response) => sendJson(response, answer);
  const form = prepared(selectAt(`${source.url}/list`));
  const sources = sourcesAt();
  const askFrom = (skip: number) => sources.ask(form, 'a', { ...nothing, skip });
  for (let skip = 0; skip < most; skip += 1) await askFrom(skip);
  await askFrom(0);
  expect(source.heard).toHaveLength(most);
  // One more takes the place of the first.
  await askFrom(most);
  await askFrom(1);
  expect(source.heard).toHaveLength(most + 1);
  await askFrom(0);
  expect(source.heard).toHaveLength(most + 2);
});
