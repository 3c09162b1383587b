import { PassThrough } from 'node:stream';
import { buffer } from 'node:stream/consumers';
import type { Json, JsonObject } from '@guichet/definition';
import { afterEach, expect, test } from 'vitest';
import { printSubmissions } from '../print-submissions/print-submissions.ts';
import { readAll } from '../storage/read-all.ts';
import { isOnPostgresql } from '../testing/open-test-storage.ts';
import { openTestService, type TestService } from './test-service.ts';

const bsn = {
  ...{ type: 'bsn', key: 'bsn', label: 'BSN', input: true, validate: { required: true } },
  conditional: { show: true, when: 'name', eq: 'Ann' },
};
const components = [
  bsn,
  { type: 'textfield', key: 'name', label: 'Name', input: true },
  { type: 'datagrid', key: 'rows', input: true, components: [{ type: 'bsn', key: 'own', input: true }] },
];
const url = '/api/odd/submission';

let service: TestService;
afterEach(() => service.close());

const open = async (settings: JsonObject = {}) => {
  service = await openTestService({ 'odd.json': { path: 'odd', title: 'Odd', settings, components } });
};
const send = (data: JsonObject, language = 'en') => service.post({ data, metadata: { language } }, {}, url);

test('answers of a type that nobody registered are stored as they came, and marked', async () => {
  await open();
  const data = {
    bsn: { number: '012', parts: [1, null, '<b>x</b>'] },
    name: 'Ann',
    rows: [{ own: [1] }, { own: 0 }],
  };
  const answer = await send(data);
  expect([answer.statusCode, answer.json().data]).toEqual([201, data]);
  const unchecked = ['bsn', 'rows[0].own', 'rows[1].own'].map((path) => ({
    ...{ path, rule: 'type', reason: 'unknownType' },
  }));
  expect(answer.json().metadata.unchecked).toEqual(unchecked);
  const [stored] = await readAll(service.storage.readSubmissions('odd'));
  expect(JSON.parse(stored?.data ?? '')).toEqual(data);
  expect(JSON.parse(stored?.metadata ?? '')).toMatchObject({ unchecked });
});

test.each([
  ['en', 'BSN is required, but this form has an error'],
  ['fr', 'Le champ «\u00a0BSN\u00a0» est obligatoire, mais ce formulaire comporte une erreur'],
])(
  'a required one that is missing is refused while it shows, and never said to be received (%s)',
  async (language, sentence) => {
    await open();
    for (const missing of [{}, { bsn: '' }, { bsn: [] }]) {
      const answer = await send({ name: 'Ann', ...missing }, language);
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toMatchObject({
        name: 'ValidationError',
        details: [{ type: 'any.required', path: ['bsn'], context: { key: 'bsn', label: 'BSN' } }],
      });
      expect(answer.json().details[0].message).toContain(sentence);
    }
    expect(await readAll(service.storage.readSubmissions('odd'))).toEqual([]);
    const hidden = await send({ name: 'Bob', bsn: 'x' }, language);
    expect([hidden.statusCode, hidden.json().data]).toEqual([201, { name: 'Bob' }]);
    expect(hidden.json().metadata.unchecked).toBeUndefined();
  },
);

test('a form may refuse them', async () => {
  await open({ refuseUnchecked: true });
  expect((await send({ name: 'Ann', bsn: 'x' })).json().details).toMatchObject([{ type: 'any.unchecked' }]);
  expect((await send({ name: 'Bob' })).statusCode).toBe(201);
});

test('they stay within the bounds of any submission', async () => {
  await open();
  const nested = (depth: number): Json => (depth === 0 ? 'x' : [nested(depth - 1)]);
  expect((await send({ name: 'Ann', bsn: nested(30) })).statusCode).toBe(201);
  for (const bound of [nested(60), 'x'.repeat(20_000_000), Array.from({ length: 400_000 }, () => 0)]) {
    const { statusCode } = await send({ name: 'Ann', bsn: bound });
    expect([400, 413]).toContain(statusCode);
  }
  expect(await readAll(service.storage.readSubmissions('odd'))).toHaveLength(1);
});

test.skipIf(isOnPostgresql)(
  'they have a column of their own, beside the one that tells what was not checked',
  async () => {
    await open();
    await send({ name: 'Ann', bsn: { a: '=1+1' } });
    await send({ name: 'Ann', bsn: '=1+1' });
    const output = new PassThrough();
    const printed = buffer(output);
    const complain = (sentence: string) => expect.unreachable(sentence);
    const args = ['odd', '--csv', '--labels=en'];
    await printSubmissions(args, { dataDir: service.dataDir, timeZone: 'UTC', output, complain });
    output.end();
    const [titles, ...rows] = String(await printed).split('\r\n');
    expect(titles).toMatch(/,BSN,Name,.*,Not checked$/);
    expect(rows[0]).toMatch(/,"{""a"":""=1\+1""}",Ann,.*,bsn: type$/);
    expect(rows[1]).toMatch(/,'=1\+1,Ann,.*,bsn: type$/);
  },
);
