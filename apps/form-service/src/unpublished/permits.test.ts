import { expect, test } from 'vitest';
import { createPermits } from './permits.ts';

const secret = 'a secret of sixteen letters';
const alias = 'parks/trial';

test('a signature opens its own form alone, from the link or the cookie', () => {
  const permits = createPermits(secret);
  const [good, foreign] = [permits.sign(alias), permits.sign('parks/other')];
  expect([permits.isGood(alias, good), permits.isGood(alias, foreign)]).toEqual([true, false]);
  const isOpen = (signature: string) =>
    permits.isInCookies(alias, `a=b; ${permits.cookieOf(alias)}=${signature}`);
  expect([good, foreign, createPermits('another secret').sign(alias)].map(isOpen)).toEqual([
    true,
    false,
    false,
  ]);
});
