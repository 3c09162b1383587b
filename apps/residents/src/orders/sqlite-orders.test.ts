import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { isReferenceNumber } from '@guichet/form-service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { OrderRequest, Orders } from './orders.ts';
import { openSqliteOrders } from './sqlite-orders.ts';

let folder: string;
let orders: Orders;
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-orders-'));
  orders = await openSqliteOrders(folder);
});
afterEach(async () => {
  await orders.close();
  rmSync(folder, { recursive: true, force: true });
});

const request: OrderRequest = {
  ...{ form: 'dog-licence', version: 'v1', key: 'key-0001', dataHash: 'a', amount: 26.5, placed: 1000 },
  accountNumber: undefined,
};

test('an order gets a reference that can be read aloud, and an account number of 20 characters', async () => {
  const order = await orders.place(request);
  expect(isReferenceNumber(order.reference)).toBe(true);
  expect(order.accountNumber).toMatch(/^[3479CDFGHKMPRTWXY]{20}$/);
  expect(order).toMatchObject({ amount: 26.5, state: 'open', replaces: undefined });
});

test('an account number that the answers name is taken', async () => {
  expect(await orders.place({ ...request, accountNumber: 'A-1' })).toMatchObject({ accountNumber: 'A-1' });
});

test('the same answers under the same key are the same order, also later and beside each other', async () => {
  const [first, second] = await Promise.all([orders.place(request), orders.place(request)]);
  const third = await orders.place({ ...request, placed: 9000 });
  expect([second.reference, third]).toEqual([first.reference, first]);
});

test('other answers under the same key are an order of their own, which replaces the former', async () => {
  const first = await orders.place(request);
  const second = await orders.place({ ...request, dataHash: 'b', placed: 2000 });
  expect(second.reference).not.toBe(first.reference);
  expect(second).toMatchObject({
    replaces: first.reference,
    accountNumber: first.accountNumber,
    state: 'open',
  });
  // Changed back: the former is what is to be paid again.
  expect(await orders.place({ ...request, placed: 3000 })).toEqual(first);
});

test('another key is another order, and so is one that is repeated too late to be a repeat', async () => {
  const first = await orders.place(request);
  const other = await orders.place({ ...request, key: 'key-0002' });
  const late = await orders.place({ ...request, placed: 701_000 }, 600_000);
  const repeat = await orders.place({ ...request, placed: 702_000 }, 600_000);
  expect(new Set([first, other, late].map(({ reference }) => reference)).size).toBe(3);
  expect(repeat).toEqual(late);
});

test('an order is on the disk before its promise is fulfilled: another process finds it', async () => {
  const first = await orders.place(request);
  const other = await openSqliteOrders(folder);
  expect(await other.place(request)).toEqual(first);
  await other.close();
});

test('a reference that is taken is not given again', async () => {
  const given = ['R-1', 'R-1', 'R-2'];
  const own = await openSqliteOrders(folder, { createReference: () => given.shift() ?? '' });
  const first = await own.place(request);
  const second = await own.place({ ...request, key: 'key-0002' });
  await own.close();
  expect([first.reference, second.reference]).toEqual(['R-1', 'R-2']);
});
