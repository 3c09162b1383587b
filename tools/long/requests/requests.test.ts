import { afterAll, beforeAll, expect, test } from 'vitest';
import { checkKept } from './check-kept.ts';
import { type Driven, drive } from './drive.ts';
import { openProduct, type WatchedProduct } from './open-product.ts';
import { faultsOf, unreached } from './requests-part.ts';

/** A part of what `npm run test:long` does: the same cases each time, and nothing about time. */
const [seed, requests] = [21, 2_500];

let product: WatchedProduct;
let driven: Driven;
let routes: Readonly<Record<string, number>>;
let code: number | null;

beforeAll(async () => {
  product = await openProduct();
  driven = await drive({ port: product.port, facts: product.facts, seed, requests, isOver: product.isOver });
  routes = await product.routes();
  code = await product.stop();
}, 600_000);

afterAll(() => product.remove());

test('thousands of hostile requests get no answer that blames the server, shows its inside or hands back what was sent', () => {
  expect(faultsOf(driven)).toEqual([]);
  expect(driven.requests).toBeGreaterThanOrEqual(requests);
});

test('every route of the site is asked by somebody who means it ill', () => {
  expect(unreached(routes)).toEqual([]);
});

test('whatever was acknowledged in between is stored, each key once', () => {
  expect(driven.received.length).toBeGreaterThan(100);
  expect(checkKept(product.dataDir, driven.received)).toEqual([]);
});

test('the product is still there, and ends when it is told to', () => {
  expect(code).toBe(0);
  expect(product.output()).not.toMatch(/uncaught|unhandled/i);
});
