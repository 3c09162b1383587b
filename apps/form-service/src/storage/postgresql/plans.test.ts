import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createFindEarlier } from './find-earlier.ts';
import { openPostgresql, type Postgresql } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('a plan that a connection makes while the database is empty, and keeps', () => {
  let place: TestDatabase;
  let database: Postgresql;
  beforeAll(async () => {
    place = await createTestDatabase();
    // One connection, which has the statements that it prepared.
    database = await openPostgresql(place.address, { connections: 1 });
    await (await openPostgresqlStorage(database)).close();
    await database.read({ text: 'SET plan_cache_mode = force_generic_plan' });
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  test('looks for a key by the index of keys', async () => {
    await createFindEarlier(database)({ form: 'a', key: 'key', keyHash: 'hash', since: 0 });
    const rows = await database.read({ text: 'EXPLAIN EXECUTE "find earlier" (NULL, NULL, NULL, NULL)' });
    const plan = rows.map((row) => String(row['QUERY PLAN'])).join('\n');
    expect(plan).toContain('using submissions_by_key on submissions');
    expect(plan).not.toContain('Seq Scan on submissions');
  });
});
