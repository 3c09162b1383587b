import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { ledgerContract } from './ledger-contract.ts';
import { openSqliteLedger } from './sqlite-ledger.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-ledger-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

const open = () => openSqliteLedger(folder, { longestMs: 35_000 });

ledgerContract('SQLite', open);

test('what a process had under way when it died is open from the next start on', async () => {
  const ledger = await open();
  await ledger.claim({ form: 'permit', key: 'key-00001', dataHash: 'hash', started: Date.now() });
  await ledger.close();
  const database = new DatabaseSync(join(folder, 'ledger.sqlite'));
  // This very process number, as it was given to another process before.
  database.exec(`UPDATE sendings SET owner = '${process.pid} of-a-former-start'`);
  database.close();
  const next = await open();
  expect(await next.countOpen()).toBe(1);
  await next.close();
});

test('nobody else on the machine reads it', async () => {
  const ledger = await open();
  await ledger.claim({ form: 'permit', key: 'key-00001', dataHash: 'hash', started: 1 });
  for (const name of readdirSync(folder)) expect(statSync(join(folder, name)).mode & 0o077).toBe(0);
  await ledger.close();
});
