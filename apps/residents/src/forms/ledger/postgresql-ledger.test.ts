import { openPostgresql, type Postgresql } from '@guichet/form-service/postgresql';
import { createTestDatabase, type TestDatabase } from '@guichet/form-service/testing/postgresql';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import { ledgerContract } from './ledger-contract.ts';
import { openPostgresqlLedger } from './postgresql-ledger.ts';

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  let database: Postgresql;
  beforeAll(async () => {
    place = await createTestDatabase();
    database = await openPostgresql(place.address);
  });
  afterEach(() => place.empty());
  afterAll(async () => {
    await database.close();
    await place.drop();
  });
  const open = () => openPostgresqlLedger(database, { longestMs: 35_000 });

  ledgerContract('PostgreSQL', open);

  test('a sending that has lasted longer than any can is open from the next start on', async () => {
    const ledger = await open();
    const started = Date.now();
    const sending = { form: 'permit', key: 'key-00001', dataHash: 'hash', started };
    await ledger.claim(sending);
    await ledger.claim({ ...sending, key: 'key-00002', started: started - 36_000 });
    expect(await ledger.countOpen()).toBe(0);
    expect(await (await open()).countOpen()).toBe(1);
  });
});
