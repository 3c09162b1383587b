import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, expect, test } from 'vitest';
import { openSqliteStorage } from '../storage/sqlite/sqlite-storage.ts';
import { receiptDestination } from './destination.ts';
import { stoppedDestinations } from './stopped-destinations.ts';

const storage = await openSqliteStorage(mkdtempSync(join(tmpdir(), 'guichet-stopped-')));
afterEach(() => storage.close());

test('a destination that is closed or not named any more is stopped, and receipts are without a mail server', async () => {
  await storage.closeDestination({ name: 'works', since: 1, reason: 'It answered 410.' });
  const destinations = new Map([
    ['archive', {}],
    ['works', {}],
  ]);
  const names = ['archive', 'works', 'gone', receiptDestination];
  const withMail = await stoppedDestinations(storage, { destinations, sendsReceipts: true });
  expect(names.map(withMail)).toEqual([false, true, true, false]);
  const withoutMail = await stoppedDestinations(storage, { destinations, sendsReceipts: false });
  expect(names.map(withoutMail)).toEqual([false, true, true, true]);
});
