import type { lookup } from 'node:dns';
import { request } from 'node:http';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ClosedAddressError, createGuardedLookup, guardedConnection } from './guarded-connection.ts';
import { openSource, type TestSource } from './testing/open-source.ts';

let source: TestSource;
beforeEach(async () => {
  source = await openSource();
});
afterEach(() => source.close());

/** A name server of our own: the address of a name, one response for each query. */
function answering(...answers: readonly (readonly string[])[]) {
  const left = [...answers];
  const resolve = (_: string, __: object, done: (error: null, addresses: readonly object[]) => void) =>
    done(
      null,
      (left.shift() ?? []).map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
    );
  // The one form of `lookup` that is used: with options, for all addresses.
  return createGuardedLookup(resolve as unknown as typeof lookup);
}

function ask(host: string, look: ReturnType<typeof answering>): Promise<number | undefined> {
  const { port } = new URL(source.url);
  return new Promise((resolve, reject) => {
    request({ host, port, agent: false, lookup: look }, (response) => {
      response.resume();
      resolve(response.statusCode);
    })
      .once('error', reject)
      .end();
  });
}

test('a name that is turned elsewhere after the first request leads nowhere the second time', async () => {
  const look = answering(['127.0.0.1'], ['169.254.169.254'], ['198.18.0.1']);
  expect(await ask('data.internal', look)).toBe(200);
  await expect(ask('data.internal', look)).rejects.toBeInstanceOf(ClosedAddressError);
  await expect(ask('data.internal', look)).rejects.toBeInstanceOf(ClosedAddressError);
  expect(source.heard).toHaveLength(1);
});

test('a name with one closed address among others leads nowhere', async () => {
  const look = answering(['93.184.216.34', '127.0.0.1'], ['64:ff9b::7f00:1', '93.184.216.34']);
  for (let times = 0; times < 2; times += 1)
    await expect(ask('data.example.org', look)).rejects.toBeInstanceOf(ClosedAddressError);
  expect(source.heard).toEqual([]);
});

test.each(['http://169.254.169.254/', 'http://[::ffff:169.254.169.254]/', 'http://[fec0::1]/', 'http://0/'])(
  'nothing connects to %s, an address by itself',
  (url) => {
    expect(() => guardedConnection(new URL(url))).toThrow(ClosedAddressError);
  },
);
