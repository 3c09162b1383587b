import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  type FileStore,
  openSqliteStorage,
  openStore,
  ownerMark,
  type SubmissionStorage,
} from '@guichet/form-service';
import { nameOfAddress, openPostgresql, openPostgresqlStorage } from '@guichet/form-service/postgresql';
import { startBucket } from '@guichet/form-service/testing/bucket';
import { createTestDatabase, type TestDatabase } from '@guichet/form-service/testing/postgresql';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { openSqliteLedger } from '../../forms/ledger/sqlite-ledger.ts';
import { printOrders } from '../../orders/print-orders.ts';
import { openSqliteOrders } from '../../orders/sqlite-orders.ts';
import { parseSettings } from '../../settings/parse-settings.ts';
import { backUp } from '../backup/back-up.ts';
import { runWithFolder } from '../backup/command-environment.ts';
import { openPostgresqlStores } from '../postgresql-stores.ts';
import { migrateStores } from './migrate-stores.ts';

const secret = 'the secret of this folder';
const version = { version: 'v1', publicVersion: 'p1', form: 'permit', definition: '{"path":"permit"}' };

const submission = (index: number, more = {}) => ({
  ...{ id: `id-${index}`, form: 'permit', version: 'v1', key: index % 2 ? `key-${index}` : undefined },
  ...{ dataHash: 'hash', reference: `R-${index}`, data: `{"plate":"Zoë ${index}"}`, returned: undefined },
  ...{ metadata: '{}', received: 1_000 + Math.floor(index / 3) },
  ...more,
});

const upload = (id: string, scan: 'clean' | 'arriving' = 'clean') =>
  ({
    ...{ id, form: 'permit', field: 'f', name: 'f', originalName: 'f', claimedType: '', type: 'text/plain' },
    ...{ size: 1, isPrivate: true, scan, client: 'c', created: 1, submission: undefined },
  }) as const;

async function textIn(store: FileStore, id: string): Promise<string | undefined> {
  const bytes = await store.read(id);
  return bytes && text(bytes);
}

describe('with PostgreSQL', () => {
  let place: TestDatabase;
  let folder = '';
  beforeEach(async () => {
    place = await createTestDatabase();
    folder = mkdtempSync(join(tmpdir(), 'guichet-migrate-'));
    writeFileSync(join(folder, 'signing-secret'), secret);
  });
  afterEach(async () => {
    rmSync(folder, { recursive: true, force: true });
    await place.drop();
  });

  async function run(args: readonly string[], more: Readonly<Record<string, string>> = {}) {
    const lines: string[] = [];
    const complaints: string[] = [];
    const code = await migrateStores(args, {
      env: { DATABASE_URL: place.url, SIGNING_SECRET: secret, ...more },
      root: folder,
      print: (line) => void lines.push(line),
      complain: (sentence) => void complaints.push(sentence),
    });
    return { code, output: lines.join('\n'), complaint: complaints.join('\n') };
  }

  async function fill(storage: SubmissionStorage): Promise<void> {
    await storage.saveFormVersions([version]);
    const unique = [{ path: 'plate', value: 'Zoë 0' }];
    await storage.storeSubmission(submission(0), undefined, unique);
    for (let index = 1; index < 450; index += 1) await storage.storeSubmission(submission(index));
    await storage.saveUpload(upload('file'));
    await storage.saveUpload(upload('arriving', 'arriving'));
    const delivery = { id: 'msg_1', destination: 'office', submission: 'id-450', sender: 'somebody' };
    await storage.storeSubmission(submission(450), undefined, [], ['file'], [], [delivery]);
    await storage.closeDestination({ name: 'office', since: 5, reason: 'It is gone.' });
    await storage.takePlace('zoe@city.ca', '2026-01-02', 1, 'msg_1');
    await storage.endSession('a session', 9_000_000_000_000);
    await storage.countTry('10.0.0.7', 5, 100);
  }

  /** Limits that were reached, and a session that was signed out of. */
  async function expectLimits(storage: SubmissionStorage): Promise<void> {
    expect(await storage.takePlace('zoe@city.ca', '2026-01-02', 1, 'msg_2')).toBe(false);
    expect(await storage.isSessionEnded('a session')).toBe(true);
    expect(await storage.triesOf('10.0.0.7', 6)).toEqual({ count: 1, until: 105 });
  }

  test('what a folder holds comes into the database and back, in its order, and values stay unique', async () => {
    const sqlite = await openSqliteStorage(folder);
    await fill(sqlite);
    await sqlite.close();
    const mark = join(folder, 'uploads', 'kept', ownerMark);
    mkdirSync(dirname(mark), { recursive: true });
    writeFileSync(mark, 'the folder');
    const ledger = await openSqliteLedger(folder, { longestMs: 1 });
    await ledger.claim({ form: 'permit', key: 'k', dataHash: 'h', started: 5 });
    await ledger.leaveOpen({ form: 'permit', key: 'k', dataHash: 'h', started: 5 });
    await ledger.close();
    const orders = await openSqliteOrders(folder);
    const order = { form: 'permit', version: 'v1', key: 'k', dataHash: 'h', placed: 7 };
    const placed = await orders.place({ ...order, amount: 26.5, accountNumber: undefined });
    await orders.close();

    const { code, output, complaint } = await run(['--from', '.']);
    expect([complaint, code]).toEqual(['', 0]);
    expect(output).toContain('submissions  451 rows');
    expect(output).toContain('set FILES_URL');
    expect(existsSync(mark)).toBe(false);
    const database = await openPostgresql(place.address);
    const storage = await openPostgresqlStorage(database);
    const ids: string[] = [];
    for await (const { id } of storage.readSubmissions('permit')) ids.push(id);
    expect(ids).toEqual(Array.from({ length: 451 }, (_, index) => `id-${index}`));
    expect(await storage.findSubmission('id-7')).toEqual(submission(7));
    expect((await storage.findUploads(['file', 'arriving'])).map(({ id }) => id)).toEqual(['file']);
    const repeat = submission(999, { data: '{"plate":"ZOË 449"}' });
    expect(await storage.storeSubmission(repeat, undefined, [{ path: 'plate', value: 'ZOË 449' }])).toEqual({
      kind: 'notUnique',
      paths: ['plate'],
    });
    await expectLimits(storage);
    await storage.close();
    await database.close();
    expect(await place.sql('SELECT state FROM sendings')).toEqual([{ state: 'unconfirmed' }]);

    expect(await run(['--from', '.'])).toMatchObject({
      code: 1,
      complaint: expect.stringContaining('already'),
    });
    await (await openSqliteStorage(join(folder, 'second'))).close();
    expect((await run(['--from', 'second'])).complaint).toBe(
      `${folder} has been copied into the database ${nameOfAddress(place.address)} already: name an empty one as DATABASE_URL to copy ${join(folder, 'second')}.`,
    );
    expect(await run(['--to', 'back'])).toMatchObject({ code: 0, complaint: '' });
    const back = await openSqliteStorage(join(folder, 'back'));
    expect(await back.findSubmission('id-7')).toEqual(submission(7));
    expect(await back.listOutbox(9)).toMatchObject([
      { id: 'msg_1', submission: 'id-450', sender: 'somebody', state: 'waiting', fault: undefined },
    ]);
    expect(await back.closedDestinations()).toMatchObject([{ name: 'office', since: 5 }]);
    expect(
      await back.storeSubmission(repeat, undefined, [{ path: 'plate', value: 'ZOË 449' }]),
    ).toMatchObject({
      kind: 'notUnique',
    });
    await expectLimits(back);
    await back.close();
    const ordersBack = await openSqliteOrders(join(folder, 'back'));
    expect(await ordersBack.place({ ...order, amount: 26.5, accountNumber: undefined })).toEqual(placed);
    await ordersBack.close();
  });

  test('a copy that broke off goes on, and one into what others have filled does not begin', async () => {
    const sqlite = await openSqliteStorage(folder);
    await fill(sqlite);
    await sqlite.close();
    expect((await run(['--from', '.'])).code).toBe(0);
    // As if it had ended in the middle.
    await place.sql(`UPDATE guichet_copy SET is_done = false; DELETE FROM unique_values;
      DELETE FROM submissions WHERE number > 100; DELETE FROM uploads`);
    expect(await run(['--from', '.'])).toMatchObject({ code: 0, complaint: '' });
    expect(await place.sql('SELECT count(*)::int AS count FROM submissions')).toEqual([{ count: 451 }]);
    await place.sql('DROP TABLE guichet_copy');
    expect((await run(['--from', '.'])).complaint).toContain('is not empty');
    await place.sql("UPDATE submissions SET data = '{}' WHERE number = 3");
    await place.sql(`INSERT INTO guichet_copy VALUES ('${folder}', false)`);
    await expect(openPostgresqlStores(place.address, () => undefined)).rejects.toThrow(
      `A copy of ${folder} into this database was begun`,
    );
    expect((await run(['--from', '.'])).complaint).toMatch(/submissions: 451 rows .* must be the same/);
  });

  test('files come into the bucket and back, also after the copy broke off among them', async () => {
    const bucket = await startBucket();
    const { FILES_URL, ...keys } = bucket.env;
    for (const [name, value] of Object.entries(keys)) vi.stubEnv(name, value);
    const ids = ['a', 'b', 'c'].map((letter) => letter.repeat(40));
    const textOf = (id: string) => `The file ${id}.`;
    try {
      const sqlite = await openSqliteStorage(folder);
      await sqlite.saveFormVersions([version]);
      const disk = await openStore(undefined, join(folder, 'uploads'));
      for (const id of ids) {
        await sqlite.saveUpload(upload(id));
        const path = join(folder, id);
        writeFileSync(path, textOf(id));
        await disk.keep(id, path);
      }
      await sqlite.saveUpload(upload('d'.repeat(40), 'arriving'));
      await sqlite.storeSubmission(submission(1), undefined, [], ids.slice(0, 2));
      const nowhere = FILES_URL.replace('s3://city', 's3://nowhere');
      expect((await run(['--from', '.'], { FILES_URL })).complaint).toContain('stop it');
      await sqlite.close();
      expect((await run(['--from', '.'], { FILES_URL: nowhere })).code).toBe(1);
      // Rows are there, files are not: no server starts on that.
      await expect(openPostgresqlStores(place.address, () => undefined)).rejects.toThrow('was begun');
      expect(await run(['--from', '.'], { FILES_URL })).toMatchObject({
        ...{ code: 0, complaint: '' },
        output: expect.stringContaining('files  3, each compared by its hash'),
      });
      expect(bucket.list()).toHaveLength(3);
      const { files } = parseSettings({ FILES_URL }, folder).uploads;
      const store = await openStore(files, folder);
      // As if it had ended among the files, one of them half there.
      await store.remove(ids[0] ?? '');
      await store.remove(ids[1] ?? '');
      writeFileSync(join(folder, 'half'), 'The fi');
      await store.keep(ids[1] ?? '', join(folder, 'half'));
      await place.sql('UPDATE guichet_copy SET is_done = false');
      writeFileSync(join(folder, 'mark'), 'the folder');
      await store.keep(ownerMark, join(folder, 'mark'));
      expect(await run(['--from', '.'], { FILES_URL })).toMatchObject({ code: 0, complaint: '' });
      expect(await store.read(ownerMark)).toBeUndefined();
      for (const id of ids) expect(await textIn(store, id)).toBe(textOf(id));
      await store.close();
      // The folder still has them: it is the way back, as long as nobody starts on the copy.
      for (const id of ids) expect(await textIn(disk, id)).toBe(textOf(id));
      await disk.close();
      expect(existsSync(join(folder, 'uploads', 'copying'))).toBe(false);

      expect(await run(['--to', 'back'], { FILES_URL })).toMatchObject({ code: 0, complaint: '' });
      const back = await openStore(undefined, join(folder, 'back', 'uploads'));
      for (const id of ids) expect(await textIn(back, id)).toBe(textOf(id));
      await back.close();
    } finally {
      vi.unstubAllEnvs();
      await bucket.close();
    }
  });

  test('files on a disk come into the DATA_DIR of the server, and from there into the folder of the way back', async () => {
    const id = 'a'.repeat(40);
    const sqlite = await openSqliteStorage(folder);
    await sqlite.saveUpload(upload(id));
    await sqlite.saveUpload(upload('b'.repeat(40)));
    await sqlite.close();
    const filesOf = (name: string) => openStore(undefined, join(folder, name, 'uploads'));
    writeFileSync(join(folder, 'plan'), 'Our plan.');
    await (await filesOf('.')).keep(id, join(folder, 'plan'));
    const DATA_DIR = 'replica';
    for (const [args, target] of [
      [['--from', '.'], 'replica'],
      [['--to', 'back'], 'back'],
    ] as const) {
      const { code, output } = await run(args, { DATA_DIR });
      expect(code).toBe(0);
      expect(output).toContain('files  1, each compared by its hash');
      expect(output).toContain('1 files are known to the database and were not found in');
      expect(output).toContain(`Files are in ${join(folder, target, 'uploads', 'kept')}`);
      expect(await textIn(await filesOf(target), id)).toBe('Our plan.');
      expect(readdirSync(join(folder, target, 'uploads'))).toEqual(['kept']);
    }
    expect((await run(['--to', 'other'], { DATA_DIR: 'other' })).output).toContain('Files stay in');
  });

  test('a folder that was moved opens nowhere, until its mark is removed', async () => {
    await (await openSqliteStorage(folder)).close();
    expect((await run(['--from', '.'])).code).toBe(0);
    const sentence = `${folder} was moved to the database ${nameOfAddress(place.address)} by npm run migrate`;
    for (const open of [
      () => openSqliteStorage(folder),
      () => openSqliteLedger(folder, { longestMs: 1 }),
      () => openSqliteOrders(folder),
    ])
      await expect(open()).rejects.toThrow(sentence);
    const lines: string[] = [];
    const print = (line: string) => void lines.push(line);
    const around = { print, complain: print };
    expect(await printOrders([], { dataDir: folder, databaseUrl: '', ...around })).toBe(1);
    expect(
      await runWithFolder(backUp, '', ['backup'], { env: { DATA_DIR: '.' }, root: folder, ...around }),
    ).toBe(1);
    expect(lines).toEqual([expect.stringContaining(sentence), expect.stringContaining(sentence)]);
    const otherDatabase = await createTestDatabase();
    expect((await run(['--from', '.'], { DATABASE_URL: otherDatabase.url })).complaint).toContain(sentence);
    await otherDatabase.drop();
    expect((await run(['--to', '.'])).complaint).toContain(sentence);
    rmSync(join(folder, 'moved-to-postgresql'));
    await (await openSqliteStorage(folder)).close();
  });

  test('it refuses a folder that a server has open, that is none, and another secret', async () => {
    const open = await openSqliteStorage(folder);
    expect((await run(['--from', '.'])).complaint).toContain('stop it');
    await open.close();
    expect((await run(['--from', 'nowhere'])).complaint).toContain('There is no database in');
    expect((await run(['--from', '.'], { SIGNING_SECRET: 'another secret of ours' })).complaint).toContain(
      'links to private files and cookies of residents end',
    );
    expect((await run(['--from', '.'], { DATABASE_URL: '' })).complaint).toContain('DATABASE_URL');
    expect((await run([])).code).toBe(2);
    expect((await run(['--from', 'a', '--to', 'b'])).code).toBe(2);
  });
});
