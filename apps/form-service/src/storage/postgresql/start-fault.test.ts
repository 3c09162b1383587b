import { once } from 'node:events';
import { createServer } from 'node:net';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { freePort } from '../../testing/free-port.ts';
import { openPostgresql } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { startFault } from './start-fault.ts';
import { addressOf, createTestDatabase, type TestDatabase } from './testing/test-database.ts';

/** A part of a name has 63 letters at most: the system refuses this one without asking a server, which may be slow. */
const unknownHost = `${'a'.repeat(64)}.example`;

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  beforeAll(async () => {
    place = await createTestDatabase();
    await place.sql(
      "CREATE ROLE limited LOGIN PASSWORD 'secret-word'; REVOKE CREATE ON SCHEMA public FROM PUBLIC",
    );
  });
  afterAll(async () => {
    await place.drop();
  });

  const withPassword = { password: 'secret-word' } as const;

  async function start(more: Partial<TestDatabase['address']>): Promise<void> {
    const database = await openPostgresql({ ...place.address, ...withPassword, ...more }, { waitMs: 0 });
    try {
      await openPostgresqlStorage(database);
    } finally {
      await database.close();
    }
  }

  test.each([
    ['an unknown database', { database: 'nowhere' }, 'There is no database nowhere at'],
    ['an unknown user', { user: 'nobody' }, 'does not let the user nobody in'],
    ['an unknown host', { host: unknownHost }, `The host ${unknownHost} (DATABASE_URL) is not known`],
    ['a user without rights', { user: 'limited' }, 'may create no tables in the database'],
    [
      'a server without encryption',
      { ssl: { rejectUnauthorized: true } },
      'does not support SSL connections',
    ],
  ] as const)('%s stops the start with a sentence that says what to do', async (_, more, sentence) => {
    const started = start(more);
    await expect(started).rejects.toThrow(sentence);
    await expect(started).rejects.toThrow(/DATABASE_URL.*; then start again\.|, then start again\./s);
    await expect(started).rejects.not.toThrow('secret-word');
  });

  test('a port where nobody listens, or something else does, stops the start', async () => {
    const httpServer = createServer((socket) => socket.resume().end('HTTP/1.1 400 Bad Request\r\n\r\n'));
    const port = await freePort();
    httpServer.listen(port, '127.0.0.1');
    await once(httpServer, 'listening');
    await expect(start({ port })).rejects.toThrow('cannot be used');
    httpServer.close();
    await once(httpServer, 'close');
    await expect(start({ port })).rejects.toThrow('ECONNREFUSED');
  });

  test('a table of another program with our name stops the start', async () => {
    const testDatabase = await createTestDatabase();
    await testDatabase.sql('CREATE TABLE guichet_schemas (id text)');
    await expect(start({ database: testDatabase.address.database })).rejects.toThrow(
      'tables of another program',
    );
    await testDatabase.drop();
  });

  test('a database that is read-only, and rights to read alone, stop the start', async () => {
    const testDatabase = await createTestDatabase();
    const { database } = testDatabase.address;
    await start({ database });
    await testDatabase.sql('GRANT SELECT ON ALL TABLES IN SCHEMA public TO limited');
    await expect(start({ database, user: 'limited' })).rejects.toThrow(
      /^The user of DATABASE_URL lacks a right in the database .*: permission denied for table guichet_schemas\. Make/,
    );
    await testDatabase.sql(`ALTER DATABASE ${database} SET default_transaction_read_only = on`);
    await expect(start({ database })).rejects.toThrow(
      'is read-only: name the primary server, then start again.',
    );
    await testDatabase.drop();
  });

  test('a server that asks for a password where none is named stops the start', () => {
    const cause = new Error('SASL: SCRAM-SERVER-FIRST-MESSAGE: client password must be a string');
    expect(startFault(cause, place.address).message).toContain('check user, password');
  });
});

test('a server that is too old, and a user without a schema, are named', () => {
  const address = addressOf('postgres://guichet:secret-word@db/forms');
  expect(startFault({ version: 130_011, hasSchema: true }, address).message).toMatch(
    /forms at db:5432 .* is PostgreSQL 13, and 14 is the oldest/,
  );
  expect(startFault({ version: 150_004, hasSchema: false }, address).message).toContain(
    'The user guichet has no schema',
  );
});
