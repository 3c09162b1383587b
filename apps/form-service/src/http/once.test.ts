import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { readAll } from '../storage/read-all.ts';
import { openTestService, permit, type TestService } from './test-service.ts';

let opened: TestService;

beforeEach(async () => {
  opened = await openTestService();
});

afterEach(async () => {
  vi.useRealTimers();
  await opened.close();
});

const headers = { 'idempotency-key': 'key-00000001' };

async function stored() {
  return readAll(opened.storage.readSubmissions('permits/parking'));
}

test('the same key with the same data is one submission and the same answer', async () => {
  const data = { name: 'Owner', email: '', secret: 'pin', scratch: 'kept nowhere' };
  const first = await opened.post({ data }, headers);
  const again = { data: Object.fromEntries(Object.entries(data).reverse()), metadata: { timezone: 'UTC' } };
  const second = await opened.post(again, headers);
  expect(second.statusCode).toBe(201);
  expect(second.body).toBe(first.body);
  expect(first.body).not.toContain('pin');
  expect(await stored()).toHaveLength(1);
});

test('the answer stays the same though it hung on something that nobody keeps', async () => {
  const inner = { conditional: { show: true, when: 'ask', eq: 'yes' } };
  const components = [
    { type: 'textfield', key: 'ask', persistent: false },
    { type: 'textfield', key: 'note', protected: true },
    { type: 'textfield', key: 'why', ...inner },
  ];
  const asking = await openTestService({ 'a.json': { path: 'permits/parking', components } });
  const body = { data: { ask: 'yes', note: 'secret', why: 'because' } };
  const first = await asking.post(body, headers);
  expect(first.json().data).toEqual({ why: 'because' });
  expect((await asking.post(body, headers)).body).toBe(first.body);
  await asking.close();
});

test('the same key with other data is refused and names what was received', async () => {
  const first = (await opened.post({ data: { name: 'Ann' } }, headers)).json();
  for (const data of [{ name: 'Bob' }, { name: 'A' }, {}, { name: 'Ann', unknown: 1 }]) {
    const second = await opened.post({ data }, headers);
    expect(second.statusCode).toBe(422);
    expect(second.json()).toMatchObject({
      name: 'IdempotencyError',
      code: 'key_reused',
      referenceNumber: first.metadata.referenceNumber,
    });
  }
  expect(await stored()).toHaveLength(1);
});

test('what a form computes from the clock makes no other submission of a repeat', async () => {
  const calculateValue = 'value = new Date().toISOString()';
  const components = [
    { type: 'textfield', key: 'name' },
    { type: 'textfield', key: 'typed', calculateValue, allowCalculateOverride: true },
    { type: 'datagrid', key: 'rows', components: [{ type: 'textfield', key: 'at', calculateValue }] },
    { type: 'textfield', key: 'begun', customDefaultValue: calculateValue },
    { type: 'textfield', key: 'opened', disabled: true, customDefaultValue: calculateValue },
    { type: 'button', key: 'submit', action: 'submit', input: true },
  ];
  const clock = await openTestService({ 'a.json': { path: 'permits/parking', components } });
  const data = { name: 'Ann', typed: '12:00', begun: '11:59', rows: [{ at: '12:00:01' }], submit: true };
  const first = await clock.post({ data: { ...data, opened: '11:59' } }, headers);
  const again = await clock.post({ data: { ...data, opened: '12:00', rows: [{ at: '12:00:02' }] } }, headers);
  expect([again.statusCode, again.body]).toEqual([201, first.body]);
  for (const changed of [{ name: 'Bob' }, { typed: '12:01' }, { begun: '12:00' }, { rows: [] }])
    expect((await clock.post({ data: { ...data, ...changed } }, headers)).statusCode).toBe(422);
  await clock.close();
});

test('what a form computes from an answer that nobody keeps makes another submission', async () => {
  const components = [
    { type: 'number', key: 'hours', persistent: false },
    { type: 'number', key: 'price', calculateValue: 'value = 20 * data.hours' },
  ];
  const prices = await openTestService({ 'a.json': { path: 'permits/parking', components } });
  await prices.post({ data: { hours: 1, price: 20 } }, headers);
  expect((await prices.post({ data: { hours: 2, price: 40 } }, headers)).statusCode).toBe(422);
  await prices.close();
});

test('a key under which nothing was stored is free', async () => {
  expect((await opened.post({ data: {} }, headers)).statusCode).toBe(400);
  expect((await opened.post({ data: { name: 'Ann' } }, headers)).statusCode).toBe(201);
});

test('twenty calls at once with one key are one submission', async () => {
  const calls = Array.from({ length: 20 }, () => opened.post({ data: { name: 'Ann' } }, headers));
  const bodies = (await Promise.all(calls)).map((response) => response.body);
  expect(new Set(bodies).size).toBe(1);
  expect(await stored()).toHaveLength(1);
});

test('without a key each call is its own submission', async () => {
  await opened.post({ data: { name: 'Ann' } });
  await opened.post({ data: { name: 'Ann' } });
  expect(await stored()).toHaveLength(2);
});

test('a key with a window counts that long, and then is new', async () => {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) });
  const windowed = { ...headers, 'idempotency-window': '600' };
  const first = await opened.post({ data: { name: 'Ann' } }, windowed);
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 10));
  expect((await opened.post({ data: { name: 'Ann' } }, windowed)).body).toBe(first.body);
  vi.setSystemTime(Date.UTC(2026, 0, 1, 0, 10, 0, 1));
  const later = await opened.post({ data: { name: 'Bob' } }, windowed);
  expect(later.statusCode).toBe(201);
  expect(await stored()).toHaveLength(2);
});

test('a reference number that is taken is made anew; when none is free nothing is stored', async () => {
  const numbers = ['TAKEN', 'TAKEN', 'FREE'];
  const few = await openTestService(
    { 'permit.json': permit },
    { createReference: () => numbers.shift() ?? 'TAKEN' },
  );
  const references = [];
  for (let call = 0; call < 2; call += 1) {
    references.push((await few.post({ data: { name: 'Ann' } })).json().metadata.referenceNumber);
  }
  expect(references).toEqual(['TAKEN', 'FREE']);
  const failed = await few.post({ data: { name: 'Ann' } });
  expect([failed.statusCode, failed.json().code]).toEqual([500, 'failed']);
  expect(await readAll(few.storage.readSubmissions('permits/parking'))).toHaveLength(2);
  await few.close();
});
