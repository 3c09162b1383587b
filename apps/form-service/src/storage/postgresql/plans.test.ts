import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { submission } from '../testing/opened-storages.ts';
import { createFindEarlier } from './find-earlier.ts';
import { openPostgresql, type Postgresql } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { storeMany } from './store-many.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('a plan that a connection makes while the database is empty, and keeps', () => {
  let place: TestDatabase;
  let database: Postgresql;
  beforeAll(async () => {
    place = await createTestDatabase();
    // One connection, which has the statements that it prepared.
    database = await openPostgresql(place.address, { connections: 1 });
    await (await openPostgresqlStorage(database)).close();
  });
  afterAll(async () => {
    await database.close();
    await place.drop();
  });

  async function planOf(statement: string, values: number): Promise<string> {
    const nothing = Array.from({ length: values }, () => 'NULL').join(', ');
    const rows = await database.read({ text: `EXPLAIN EXECUTE "${statement}" (${nothing})` });
    return rows.map((row) => String(row['QUERY PLAN'])).join('\n');
  }

  test('looks for a key by the index of keys', async () => {
    await createFindEarlier(database)({ form: 'a', key: 'key', since: 0 });
    const plan = await planOf('find earlier', 4);
    expect(plan).toContain('using submissions_by_key on submissions');
    expect(plan).not.toContain('Seq Scan on submissions');
  });

  test('looks by an index for what a new submission repeats, and is made once for any number of them', async () => {
    const store = (count: number) => {
      const all = Array.from({ length: count }, () => submission({ key: crypto.randomUUID() }));
      return storeMany(
        database,
        all.map((stored) => ({ submission: stored, deliveries: [] })),
      );
    };
    for (let count = 1; count < 9; count += 1) await store(count);
    const plan = await planOf('insert submissions', 19);
    for (const index of ['submissions_by_key', 'submissions_by_reference', 'deletions_by_key'])
      expect(plan).toContain(`using ${index} on`);
    expect(plan).not.toMatch(/Seq Scan on (?:submissions|deletions)/);
    const [made] = await database.read({
      text: "SELECT custom_plans FROM pg_prepared_statements WHERE name = 'insert submissions'",
    });
    expect(Number(made?.custom_plans)).toBe(0);
  });
});
