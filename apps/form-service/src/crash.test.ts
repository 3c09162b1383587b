import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openTestService, type TestService } from './http/test-service.ts';
import { crashContract, endServers, keys, serve } from './storage/crash-contract.ts';
import { readAll } from './storage/read-all.ts';
import { holdDatabase } from './storage/sqlite/testing/hold-database.ts';

crashContract();

let opened: TestService | undefined;

afterEach(async () => {
  endServers();
  await opened?.close();
});

test('a server killed while submissions wait for a locked database has acknowledged none of them, and retries store each once', async () => {
  opened = await openTestService();
  const { child, address, send } = await serve(opened);
  expect(await send('key-of-resident-0')).toBeDefined();
  const held = await holdDatabase(join(opened.dataDir, 'guichet.sqlite'));
  const waiting = keys.slice(1, 21).map(send);
  // The service still answers while they wait, which they do for ten seconds.
  expect((await fetch(`${address}/api/permits/parking`)).status).toBe(200);
  child.kill('SIGKILL');
  expect(await Promise.all(waiting)).toEqual(waiting.map(() => undefined));
  await held.release();
  const again = await serve(opened);
  expect(await Promise.all(keys.slice(0, 21).map(again.send))).not.toContain(undefined);
  expect(await readAll(opened.storage.readSubmissions('permits/parking'))).toHaveLength(21);
});
