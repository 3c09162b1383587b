import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { findSchemaVersion, migrateSchema, type PostgresqlSchema } from './migrate-schema.ts';
import { openPostgresql, type Postgresql } from './open-database.ts';
import { submissionSchema } from './submission-schema.ts';
import { createTestDatabase, type TestDatabase } from './testing/test-database.ts';

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  let database: Postgresql;
  beforeEach(async () => {
    place = await createTestDatabase();
    database = await openPostgresql(place.address);
  });
  afterEach(async () => {
    await database.close();
    await place.drop();
  });

  const schemaOf = (...migrations: string[]): PostgresqlSchema => ({ name: 'notes', migrations });
  const first = "CREATE TABLE notes (id text PRIMARY KEY);\nINSERT INTO notes VALUES ('a; b');";
  const second = 'ALTER TABLE notes ADD COLUMN more text;';

  test('five servers that start at once on an empty database bring it up to date once', async () => {
    const program = join(import.meta.dirname, 'testing', 'migrate-and-end.ts');
    await Promise.all(
      Array.from({ length: 5 }, () => promisify(execFile)(process.execPath, [program, place.url])),
    );
    const version = submissionSchema.migrations.length;
    expect(await place.sql('SELECT version, holder FROM guichet_schemas')).toEqual([
      { version, holder: null },
    ]);
    expect(await place.sql('SELECT count(*)::int AS count FROM form_versions')).toEqual([{ count: 5 }]);
  });

  test('an upgrade runs what is new alone, and an older server refuses the result', async () => {
    await migrateSchema(database, schemaOf(first));
    await Promise.all(Array.from({ length: 4 }, () => migrateSchema(database, schemaOf(first, second))));
    expect(await place.sql('SELECT * FROM notes')).toEqual([{ id: 'a; b', more: null }]);
    expect(await findSchemaVersion(database, 'notes')).toBe(2);
    await expect(migrateSchema(database, schemaOf(first))).rejects.toThrow(
      /is of version 2, and this Guichet knows versions up to 1\. Start the newer Guichet/,
    );
  });

  test('a migration that fails leaves nothing behind, and the next start tries it again', async () => {
    await migrateSchema(database, schemaOf(first));
    const broken = `${second}\nINSERT INTO nowhere VALUES (1);`;
    await expect(migrateSchema(database, schemaOf(first, broken))).rejects.toThrow('nowhere');
    expect(await findSchemaVersion(database, 'notes')).toBe(1);
    await migrateSchema(database, schemaOf(first, second));
    expect(await place.sql('SELECT * FROM notes')).toEqual([{ id: 'a; b', more: null }]);
  });

  test('a server that died while it migrated holds up the next until its lease ends', async () => {
    await migrateSchema(database, schemaOf(first));
    await place.sql("UPDATE guichet_schemas SET holder = 'dead', held_until = now() + interval '1 hour'");
    const migrating = migrateSchema(database, schemaOf(first, second));
    // It has been refused at least once.
    await migrateSchema(database, schemaOf(first));
    expect(await findSchemaVersion(database, 'notes')).toBe(1);
    await place.sql("UPDATE guichet_schemas SET held_until = now() - interval '1 second'");
    await migrating;
    expect(await findSchemaVersion(database, 'notes')).toBe(2);
  });

  test('a database with tables of another program is left as it is', async () => {
    await place.sql('CREATE TABLE blog (id integer)');
    await expect(migrateSchema(database, schemaOf(first))).rejects.toThrow('another program');
    expect(
      await place.sql("SELECT count(*)::int AS count FROM pg_tables WHERE schemaname = 'public'"),
    ).toEqual([{ count: 1 }]);
  });
});
