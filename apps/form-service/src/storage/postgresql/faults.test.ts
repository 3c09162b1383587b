import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { readAll } from '../read-all.ts';
import type { SubmissionStorage } from '../storage.ts';
import type { StorageEvents } from '../storage-events.ts';
import { submission, version } from '../testing/opened-storages.ts';
import { openPostgresql, type Postgresql } from './open-database.ts';
import { openPostgresqlStorage } from './postgresql-storage.ts';
import { startCuttingProxy } from './testing/cutting-proxy.ts';
import { startPostgresql, type TestPostgresql } from './testing/start-postgresql.ts';
import { createDatabaseOn, runSql, type TestDatabase } from './testing/test-database.ts';

/** A server of its own: it is stopped and killed. Its commits are on the disk, as in production. */
describe('with PostgreSQL', () => {
  let server: TestPostgresql;
  let place: TestDatabase;
  let database: Postgresql;
  let storage: SubmissionStorage;
  const events: StorageEvents[] = [];

  beforeAll(async () => {
    server = await startPostgresql({ isDurable: true });
    place = await createDatabaseOn(server.urlOf);
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    await open({});
  });
  afterEach(async () => {
    await storage.close();
    await database.close();
    await place.empty();
  });

  async function open({ port = server.port, waitMs = 60_000 }): Promise<void> {
    events.length = 0;
    database = await openPostgresql(
      { ...place.address, port },
      { waitMs, connections: 4, onEvent: (event) => void events.push(event) },
    );
    storage = await openPostgresqlStorage(database, { waitMs: 60_000 });
    await storage.saveFormVersions([version]);
  }

  /** Opens it anew, so that a write gives up soon. */
  async function reopen(options: { readonly port?: number; readonly waitMs?: number }): Promise<void> {
    await storage.close();
    await database.close();
    await open(options);
  }

  /**
   * Takes all connections that the server has, those of the storage too. A refusal does not mean that it has no more: it
   * may still be ending one.
   */
  async function takeEveryConnection(): Promise<readonly Client[]> {
    const [{ most } = {}] = await place.sql(
      `SELECT setting::int - CASE WHEN current_setting('is_superuser') = 'on' THEN 0
         ELSE current_setting('superuser_reserved_connections')::int END AS most
       FROM pg_settings WHERE name = 'max_connections'`,
    );
    const taken: Client[] = [];
    while (taken.length < Number(most)) {
      const client = new Client({ connectionString: place.url });
      client.on('error', () => undefined);
      const isIn = await client.connect().then(
        () => true,
        () => false,
      );
      if (isIn) taken.push(client);
      else
        await taken[0]?.query(
          "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE application_name = 'guichet'",
        );
    }
    return taken;
  }

  const keys = Array.from({ length: 60 }, (_, index) => `key-${index}`);
  /** Every third claims something, and takes a transaction of several statements. */
  const send = (key: string, index: number) =>
    index % 3 === 0
      ? storage.storeSubmission(submission({ key, data: `{"plate":"${key}"}` }), undefined, [
          { path: 'plate', value: key },
        ])
      : storage.storeSubmission(submission({ key }));

  test('a server that crashes and comes back gets all that waited, once, and has lost nothing', async () => {
    await send('key-before', 0);
    const sent = keys.map(send);
    await sent[0];
    await server.stop('immediate');
    const during = keys.map((key, index) => send(`${key}-during`, index));
    await server.start();
    const outcomes = await Promise.all([...sent, ...during]);
    // A write whose answer was lost is found again under its key.
    expect(outcomes.filter(({ kind }) => kind !== 'stored' && kind !== 'keyTaken')).toEqual([]);
    const stored = await readAll(storage.readSubmissions('permit'));
    expect(stored.map(({ key }) => key).sort()).toEqual(
      ['key-before', ...keys, ...keys.map((key) => `${key}-during`)].sort(),
    );
    expect(await storage.isReady()).toBe(true);
  });

  test('a server that is away, or takes no writes, is reported once, nothing is acknowledged, and all recovers by itself', async () => {
    await reopen({ waitMs: 300 });
    try {
      await server.stop();
      for (const index of [0, 1])
        await expect(send('key-away', index)).rejects.toMatchObject({ fault: 'busy' });
      expect(await storage.isReady()).toBe(false);
      // As a standby does, or a primary whose disk is being looked at.
      await server.start(['default_transaction_read_only=on']);
      for (const index of [0, 1])
        await expect(send('key-read-only', index)).rejects.toMatchObject({ fault: 'busy' });
      expect(await storage.findByKey('permit', 'key-read-only')).toBeUndefined();
      expect(events.map(({ fault }) => fault)).toEqual(['busy']);
    } finally {
      // The tests after this one need a server that can be written.
      await server.stop();
      await server.start();
    }
    expect(await send('key-again', 0)).toEqual({ kind: 'stored' });
    expect(events.map(({ fault }) => fault)).toEqual(['busy', undefined]);
    expect(events[0]?.sentence).toContain(`${place.address.database} at 127.0.0.1:${server.port}`);
    expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(1);
  });

  test('a server out of connections lets submissions wait until others have left', async () => {
    await reopen({});
    const clients = await takeEveryConnection();
    const waiting = Promise.all(keys.map(send));
    try {
      expect(await storage.isReady()).toBe(false);
    } finally {
      for (const client of clients) await client.end();
    }
    expect((await waiting).every(({ kind }) => kind === 'stored')).toBe(true);
  });

  test('a server that takes half a second for each statement keeps residents waiting, and loses nothing', async () => {
    const proxy = await startCuttingProxy(server.port);
    try {
      await reopen({ port: proxy.port });
      // The first of its kind has earlier submissions searched, which takes more statements.
      await send('key-first', 0);
      proxy.slowDown(500);
      expect(await storage.findByKey('permit', 'key-slow')).toBeUndefined();
      const outcomes = await Promise.all(keys.slice(0, 6).map(send));
      expect(outcomes.map(({ kind }) => kind)).toEqual(outcomes.map(() => 'stored'));
      expect(await storage.isReady()).toBe(true);
    } finally {
      proxy.slowDown(0);
      await proxy.close();
    }
  });

  test('a second server that takes over the address has all that was acknowledged, gets what waited, once, and nothing is restarted', async () => {
    const standby = await startPostgresql({ isDurable: true, standbyOf: server });
    const proxy = await startCuttingProxy(server.port);
    try {
      // A commit is on both disks before it is acknowledged.
      await place.sql("ALTER SYSTEM SET synchronous_standby_names = '*'");
      await place.sql('SELECT pg_reload_conf()');
      await reopen({ port: proxy.port });
      const before = await Promise.all(keys.slice(0, 30).map(send));
      expect(before.every(({ kind }) => kind === 'stored')).toBe(true);
      const during = keys.slice(30).map(send);
      await during[0];
      await server.stop('immediate');
      proxy.leadTo(standby.port);
      // It can be read, and takes no writes yet.
      expect(await storage.isReady()).toBe(false);
      // An acknowledged one is on its disk, and is seen once it has been replayed.
      await expect.poll(() => storage.findByKey('permit', 'key-0')).toMatchObject({ key: 'key-0' });
      const late = send('key-late', 1);
      await runSql(standby.urlOf('postgres'), 'SELECT pg_promote()');
      // One whose answer was lost may be found under its key.
      const kinds = (await Promise.all([...during, late])).map(({ kind }) => kind);
      expect(kinds.filter((kind) => kind !== 'stored' && kind !== 'keyTaken')).toEqual([]);
      const stored = await readAll(storage.readSubmissions('permit'));
      expect(stored.map(({ key }) => key).sort()).toEqual([...keys, 'key-late'].sort());
      await expect.poll(() => storage.isReady()).toBe(true);
    } finally {
      await storage.close();
      await database.close();
      await proxy.close();
      await standby.close();
      await server.start();
      await place.sql('ALTER SYSTEM RESET synchronous_standby_names');
      await place.sql('SELECT pg_reload_conf()');
      await open({});
    }
  });

  test('a submission whose acknowledgement is lost on the way is stored once, and acknowledged', async () => {
    const proxy = await startCuttingProxy(server.port);
    try {
      await reopen({ port: proxy.port });
      await send('key-first', 0);
      // The statement of many; a commit; with and without a key.
      proxy.cutAfter('insert submissions');
      expect(await storage.storeSubmission(submission())).toEqual({ kind: 'stored' });
      proxy.cutAfter('COMMIT');
      expect(await send('key-second', 0)).toEqual({ kind: 'stored' });
      proxy.cutAfter('insert submissions');
      expect(await send('key-third', 1)).toEqual({ kind: 'stored' });
      expect(proxy.cuts()).toBe(3);
      expect(await readAll(storage.readSubmissions('permit'))).toHaveLength(4);
    } finally {
      await proxy.close();
    }
  });

  test('a reading whose answer is lost on the way has stored nothing', async () => {
    const proxy = await startCuttingProxy(server.port);
    try {
      await reopen({ port: proxy.port, waitMs: 0 });
      proxy.cutAfter('find earlier');
      await expect(storage.findByKey('permit', 'key-read')).rejects.toMatchObject({ fault: 'busy' });
      expect(proxy.cuts()).toBe(1);
      expect(events.map(({ fault }) => fault)).toEqual(['busy']);
    } finally {
      await proxy.close();
    }
  });

  test('two servers whose submissions claim the same files in another order both come to an end', async () => {
    const secondStorage = await openPostgresqlStorage(database);
    const files = ['a', 'b', 'c'];
    for (const id of files)
      await storage.saveUpload({
        ...{ id, form: 'permit', field: 'f', name: 'f', originalName: 'f', claimedType: '', type: '' },
        ...{ size: 1, isPrivate: false, scan: 'none', client: undefined, created: 1, submission: undefined },
      });
    const outcomes = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? secondStorage : storage).storeSubmission(
          submission(),
          undefined,
          [],
          index % 2 ? files : files.toReversed(),
        ),
      ),
    );
    expect(outcomes.filter(({ kind }) => kind === 'stored')).toHaveLength(1);
    await secondStorage.close();
  });
});
