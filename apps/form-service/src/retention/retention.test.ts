import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { PassThrough } from 'node:stream';
import { text } from 'node:stream/consumers';
import { afterEach, expect, test } from 'vitest';
import { openTestService, permit, type TestService } from '../http/test-service.ts';
import { createCityTime } from '../print-submissions/city-time.ts';
import { printSubmissions } from '../print-submissions/print-submissions.ts';
import { readAll } from '../storage/read-all.ts';
import type { SubmissionStorage } from '../storage/storage.ts';
import { submission } from '../storage/testing/opened-storages.ts';
import { isOnPostgresql } from '../testing/open-test-storage.ts';
import { openDiskStore } from '../uploads/disk-store.ts';
import { createRetention } from './sweep-submissions.ts';

const dayMs = 24 * 60 * 60 * 1000;
const canary = 'canary-of-a-person@example.ca';

let opened: TestService | undefined;

afterEach(async () => {
  await opened?.close();
  opened = undefined;
});

interface Open extends TestService {
  readonly logged: (readonly [string, object])[];
  pass(days: number): Promise<void>;
}

async function open(settings: object, days?: number): Promise<Open> {
  const logged: (readonly [string, object])[] = [];
  const note = (event: object, sentence: string) => void logged.push([sentence, event]);
  const log = { info: note, warn: note, error: note };
  let passed = 0;
  const now = () => Date.now() + passed;
  const timeZone = 'America/Toronto';
  const service = await openTestService(
    { 'permit.json': { ...permit, settings: { ...permit.settings, ...settings } } },
    {
      retention: { days, timeZone, log, now },
      delivery: {
        ...{
          destinations: new Map(),
          mailer: undefined,
          siteUrl: () => '',
          siteNames: {},
          secret: 's',
          timeZone,
          log,
          now,
        },
      },
      uploads: (dataDir) => ({
        ...{ folder: join(dataDir, 'uploads'), store: openDiskStore(join(dataDir, 'uploads', 'kept')) },
        ...{
          scanner: undefined,
          base: '',
          secret: 's',
          unsetStorage: 'url',
          origins: [],
          keptForMs: Number.POSITIVE_INFINITY,
        },
      }),
    },
  );
  opened = service;
  return {
    ...service,
    logged,
    async pass(more) {
      passed += more * dayMs;
      await service.service.retention?.sweep();
    },
  };
}

const send = async ({ post }: TestService, key: string, data: object = { name: 'Ann', email: canary }) => {
  const response = await post({ data }, { 'idempotency-key': key });
  return { status: response.statusCode, body: response.json() };
};

/** Every file below the folder for data that holds a text. */
function filesWith(folder: string, sought: string): readonly string[] {
  return readdirSync(folder, { recursive: true, encoding: 'utf8' }).filter((name) => {
    const path = join(folder, name);
    return statSync(path).isFile() && readFileSync(path).includes(sought);
  });
}

test('a submission whose time is over is deleted, a retry is recognised, and the day is still counted', async () => {
  const service = await open({ retentionDays: 30 });
  const first = await send(service, 'key-00000001');
  await service.pass(29);
  expect((await send(service, 'key-00000001')).body).toEqual(first.body);
  await service.pass(2);
  const again = await send(service, 'key-00000001');
  expect([again.status, again.body.code]).toEqual([410, 'deleted']);
  expect(again.body.referenceNumber).toBe(first.body.metadata.referenceNumber);
  const day = createCityTime('America/Toronto').written(Date.parse(first.body.created)).slice(0, 10);
  expect(await service.storage.deletedCounts('permits/parking')).toEqual([
    { form: 'permits/parking', day, count: 1 },
  ]);
  const keyHash = createHash('sha256').update('key-00000001').digest('hex');
  expect(await service.storage.listDeletions(9)).toMatchObject([
    { keyHash, reason: 'retention', actor: 'server' },
  ]);
  await service.pass(366);
  expect((await send(service, 'key-00000001')).status).toBe(201);
});

test.skipIf(isOnPostgresql)('nothing of a deleted person is found in database, log and files', async () => {
  const service = await open({}, 1);
  await send(service, 'key-00000001');
  expect(filesWith(service.dataDir, canary)).not.toEqual([]);
  await service.pass(2);
  const database = new DatabaseSync(join(service.dataDir, 'guichet.sqlite'));
  database.exec('VACUUM; PRAGMA wal_checkpoint(TRUNCATE)');
  database.close();
  expect(filesWith(service.dataDir, canary)).toEqual([]);
});

test('without a setting nothing is deleted, and the setting of a form counts before that of the deployment', async () => {
  const forever = await open({});
  await send(forever, 'key-00000001');
  await forever.pass(9_999);
  expect((await send(forever, 'key-00000001')).status).toBe(201);
  await opened?.close();
  const longer = await open({ retentionDays: 60 }, 1);
  await send(longer, 'key-00000001');
  await longer.pass(30);
  expect((await send(longer, 'key-00000001')).status).toBe(201);
});

test('a submission that waits to be delivered stays, and the log says so, until its delivery is dropped', async () => {
  const service = await open({ retentionDays: 1, delivery: ['office'] });
  await send(service, 'key-00000001');
  await service.pass(2);
  expect((await send(service, 'key-00000001')).status).toBe(201);
  expect(service.logged).toContainEqual([
    expect.stringContaining('stay'),
    { form: 'permits/parking', count: 1 },
  ]);
  await service.storage.dropDeliveries({ destination: 'office' }, Date.now());
  await service.pass(0);
  expect((await send(service, 'key-00000001')).status).toBe(410);
});

test('all whose time is over are deleted where another server deletes some of them meanwhile', async () => {
  const service = await open({});
  const form = 'permits/parking';
  const version = service.service.currentForm(form)?.version ?? '';
  const all = Array.from({ length: 250 }, () => submission({ form, version }));
  await Promise.all(all.map((stored) => service.storage.storeSubmission(stored)));
  const day = {
    receivedDay: '1970-01-01',
    keyHash: undefined,
    deleted: 2_000,
    reason: 'retention',
    actor: 'b',
  };
  const storage: SubmissionStorage = {
    ...service.storage,
    async findExpired(...asked) {
      const ids = await service.storage.findExpired(...asked);
      const [first] = all.filter(({ id }) => id === ids[0]);
      if (first)
        await service.storage.deleteSubmission(first.id, { ...day, form, reference: first.reference });
      return ids;
    },
  };
  const log = { info: () => {}, warn: () => {}, error: () => {} };
  const retention = createRetention(
    { days: 1, timeZone: 'UTC', log },
    { catalogue: { find: () => undefined }, storage, files: undefined },
  );
  await retention.sweep();
  expect(await readAll(service.storage.readSubmissions(form))).toEqual([]);
});

test.skipIf(isOnPostgresql)(
  'the submissions that hold an address are found, and one is deleted by its number after a question',
  async () => {
    const service = await open({});
    const { body } = await send(service, 'key-00000001');
    await send(service, 'key-00000002', { name: 'Bob' });
    const reference = body.metadata.referenceNumber;
    const complaints: string[] = [];
    const run = async (args: readonly string[], answer?: string) => {
      const output = new PassThrough();
      const code = await printSubmissions(args, {
        ...{ dataDir: service.dataDir, timeZone: 'America/Toronto', output, actor: 'clerk' },
        complain: (sentence) => void complaints.push(sentence),
        ...(answer !== undefined && { ask: async () => answer }),
      });
      output.end();
      return { code, printed: await text(output) };
    };
    const found = await run(['--find', canary.toUpperCase()]);
    expect(JSON.parse(found.printed)).toMatchObject({ reference, form: 'permits/parking', paths: ['email'] });
    expect((await run(['--delete', reference])).code).toBe(1);
    expect((await run(['--delete', reference], 'no')).code).toBe(1);
    expect((await run(['--delete', reference.toLowerCase().replaceAll('-', '')], 'yes')).code).toBe(0);
    expect((await run(['--delete', reference, '--yes'])).code).toBe(1);
    expect(complaints.map((sentence) => sentence.split(':')[0])).toEqual([
      'Nobody can answer a question here',
      'Nothing was deleted.',
      `Nothing is stored under ${reference}.`,
    ]);
    expect((await run(['--find', canary])).printed).toBe('');
    expect(await service.storage.listDeletions(9)).toMatchObject([
      { reference, reason: 'request', actor: 'clerk' },
    ]);
  },
);

test.skipIf(isOnPostgresql)('after a restore, deletions that were listed are made again', async () => {
  const service = await open({ delivery: ['office'] });
  const keep = await send(service, 'key-00000001');
  const gone = await send(service, 'key-00000002');
  const list = join(service.folder, 'deletions.jsonl');
  const run = async (...args: string[]) => {
    const output = new PassThrough();
    const complaints: string[] = [];
    const timeZone = 'America/Toronto';
    const complain = (sentence: string) => void complaints.push(sentence);
    const code = await printSubmissions(args, {
      ...{ dataDir: service.dataDir, timeZone, output, complain, actor: 'ann' },
    });
    output.end();
    return { code, printed: await text(output), complaint: complaints.join() };
  };
  const { referenceNumber } = gone.body.metadata;
  writeFileSync(list, `{"reference":"${referenceNumber}"}\n{"reference":"AAAA-BBBB-CCCC"}\n`);
  expect(await run('--delete-again', list)).toMatchObject({
    code: 0,
    complaint: expect.stringMatching(/^1 of 2 /),
  });
  expect((await send(service, 'key-00000002')).status).toBe(410);
  expect((await send(service, 'key-00000001')).body).toEqual(keep.body);
  const { printed } = await run('--deletions');
  expect(JSON.parse(printed)).toMatchObject({ reference: referenceNumber, reason: 'request', actor: 'ann' });
  expect(printed).not.toContain(canary);
  writeFileSync(list, 'nonsense\n');
  expect(await run('--delete-again', list)).toMatchObject({
    code: 1,
    complaint: expect.stringContaining('line 1: it names no reference number'),
  });
  expect((await run('--deletions', '--yes')).code).toBe(2);
});
