import { expect, test } from 'vitest';
import { amountOf } from './amount-of.ts';

test.each([
  [{}, { amount: 26.5 }, 26.5],
  [{}, { amount: '26.50' }, 26.5],
  [{}, { amount: 0 }, 0],
  [{ amountKey: 'fees.total' }, { amount: 1, fees: { total: 40 } }, 40],
  [{ amountKey: ' ' }, { amount: 1 }, 1],
  [{}, { amount: '' }, undefined],
  [{}, { amount: 'dear' }, undefined],
  [{}, { amount: null }, undefined],
  [{}, { total: 40 }, undefined],
  [{ amountKey: 'fees.total' }, { amount: 1 }, undefined],
])('with %j an order of %j costs %s', (properties, data, amount) => {
  expect(amountOf(properties, data)).toBe(amount);
});
