import { isReferenceNumber } from '@guichet/form-service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { Order, OrderRequest, Orders } from './orders.ts';

const request: OrderRequest = {
  ...{ form: 'dog-licence', version: 'v1', key: 'key-0001', dataHash: 'a', amount: 26.5, placed: 1000 },
  accountNumber: undefined,
};

interface OpenOptions {
  readonly createReference?: () => string;
}

interface Place {
  /** Opens the same place each time it is called within a test. */
  readonly open: (options?: OpenOptions) => Promise<Orders>;
  readonly readAll: () => Promise<AsyncIterable<Order>>;
}

/** The contract of all orders. */
export function ordersContract(name: string, { open, readAll }: Place): void {
  let orders: Orders;
  beforeEach(async () => {
    orders = await open();
  });
  afterEach(() => orders.close());

  test(`${name}: an order gets a reference that can be read aloud, and an account number of 20 characters`, async () => {
    const order = await orders.place(request);
    expect(isReferenceNumber(order.reference)).toBe(true);
    expect(order.accountNumber).toMatch(/^[3479CDFGHKMPRTWXY]{20}$/);
    expect(order).toMatchObject({ amount: 26.5, state: 'open', replaces: undefined });
  });

  test(`${name}: an account number that the answers name is taken`, async () => {
    expect(await orders.place({ ...request, accountNumber: 'A-1' })).toMatchObject({ accountNumber: 'A-1' });
  });

  test(`${name}: the same answers under the same key are the same order, also later and beside each other`, async () => {
    const [first, second] = await Promise.all([orders.place(request), orders.place(request)]);
    const third = await orders.place({ ...request, placed: 9000 });
    expect([second.reference, third]).toEqual([first.reference, first]);
  });

  test(`${name}: other answers under the same key are an order of their own, which replaces the former`, async () => {
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

  test(`${name}: another key is another order, and so is one that is repeated too late to be a repeat`, async () => {
    const first = await orders.place(request);
    const otherOrder = await orders.place({ ...request, key: 'key-0002' });
    const late = await orders.place({ ...request, placed: 701_000 }, 600_000);
    const repeat = await orders.place({ ...request, placed: 702_000 }, 600_000);
    expect(new Set([first, otherOrder, late].map(({ reference }) => reference)).size).toBe(3);
    expect(repeat).toEqual(late);
  });

  test(`${name}: an order is replaced by other answers, and not by what comes too late to belong to it`, async () => {
    const states = async () => {
      const read: string[] = [];
      for await (const { state } of await readAll()) read.push(state);
      return read;
    };
    await orders.place(request, 600_000);
    await orders.place({ ...request, dataHash: 'b', placed: 2000 }, 600_000);
    expect(await states()).toEqual(['replaced', 'open']);
    const late = await orders.place({ ...request, dataHash: 'b', placed: 702_000 }, 600_000);
    expect(late.replaces).toBeUndefined();
    expect(await states()).toEqual(['replaced', 'open', 'open']);
  });

  test(`${name}: an order is on the disk before its promise is fulfilled: another process finds it`, async () => {
    const first = await orders.place(request);
    const otherConnection = await open();
    expect(await otherConnection.place(request)).toEqual(first);
    await otherConnection.close();
  });

  test(`${name}: a reference that is taken is not given again`, async () => {
    const given = ['R-1', 'R-1', 'R-2'];
    const collidingOrders = await open({ createReference: () => given.shift() ?? '' });
    const first = await collidingOrders.place(request);
    const second = await collidingOrders.place({ ...request, key: 'key-0002' });
    await collidingOrders.close();
    expect([first.reference, second.reference]).toEqual(['R-1', 'R-2']);
  });

  test(`${name}: of many that place the same at the same time through two connections all get one order`, async () => {
    const otherConnection = await open();
    const placed = await Promise.all(
      Array.from({ length: 20 }, (_, index) => (index % 2 ? orders : otherConnection).place(request)),
    );
    await otherConnection.close();
    expect(new Set(placed.map(({ reference }) => reference)).size).toBe(1);
  });

  test(`${name} is ready while it is open`, async () => {
    expect(await orders.isReady()).toBe(true);
    await orders.close();
    expect(await orders.isReady()).toBe(false);
  });
}
