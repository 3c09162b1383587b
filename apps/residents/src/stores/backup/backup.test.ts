import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { JsonObject } from '@guichet/definition';
import { openStore } from '@guichet/form-service';
import { startBucket } from '@guichet/form-service/testing/bucket';
import { parseUploaded, uploadAddress, uploadQuery } from '@guichet/service-client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openSite, type TestSite } from '../../testing/open-site.ts';
import { copyFile } from '../copy/copy-files.ts';
import { backUp } from './back-up.ts';
import { runWithFolder } from './command-environment.ts';
import { restore } from './restore.ts';

const plans: JsonObject = {
  title: 'Plans',
  path: 'plans',
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url' },
  ],
};

let folder = '';
const sites: TestSite[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'guichet-backup-'));
});

afterEach(async () => {
  for (const site of sites.splice(0)) await site.stop();
  rmSync(folder, { recursive: true, force: true });
});

async function open(name: string, env: Readonly<Record<string, string>> = {}): Promise<TestSite> {
  const site = await openSite({ DATA_DIR: join(folder, name), ...env }, [plans], folder);
  sites.push(site);
  return site;
}

async function run(command: typeof backUp, args: readonly string[], env: Readonly<Record<string, string>>) {
  const output: string[] = [];
  const complaints: string[] = [];
  const code = await runWithFolder(command, 'usage', args, {
    env,
    root: folder,
    print: (line) => void output.push(line),
    complain: (sentence) => void complaints.push(sentence),
  });
  return { code, output: output.join('\n'), complaint: complaints.join('\n') };
}

async function upload(site: TestSite): Promise<JsonObject> {
  const body = new FormData();
  body.append('file', new File(['Our plan.'], 'plan.txt', { type: 'text/plain' }));
  body.append('name', 'plan-1.txt');
  const query = uploadQuery({ form: 'plans', field: 'plan' });
  const taken = parseUploaded(
    await (await site.fetch(`${uploadAddress}?${query}`, { method: 'POST', body })).text(),
  );
  const { url = '', ...more } = taken ?? {};
  return { storage: 'url', ...more, url: `${uploadAddress}${url}` };
}

async function send(site: TestSite, key: string, data: JsonObject) {
  const response = await site.fetch('/api/plans/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ data }),
  });
  return { status: response.status, body: await response.json() };
}

test('a backup of a running server, restored into an empty one, takes retries of old keys and opens files', async () => {
  const before = await open('data');
  const record = await upload(before);
  const first = await send(before, 'key-00000001', { name: 'Zoë', plan: [record] });
  expect(first.status).toBe(201);
  const meanwhile = Array.from({ length: 20 }, (_, index) =>
    send(before, `key-1000000${index}`, { name: 'Ann' }),
  );
  const backup = await run(backUp, ['backup'], { DATA_DIR: 'data' });
  expect([backup.code, backup.complaint]).toEqual([0, '']);
  expect(backup.output).toContain('1 files');
  await Promise.all(meanwhile);
  expect(statSync(join(folder, 'backup')).mode & 0o777).toBe(0o700);
  expect(statSync(join(folder, 'backup', 'guichet.sqlite')).mode & 0o777).toBe(0o600);
  await before.stop();

  const restored = await run(restore, ['backup'], { DATA_DIR: 'restored' });
  expect([restored.code, restored.complaint]).toEqual([0, '']);
  expect(restored.output).toContain('SIGNING_SECRET is not set');
  const after = await open('restored');
  expect(await send(after, 'key-00000001', { name: 'Zoë', plan: [record] })).toEqual(first);
  expect((await send(after, 'key-00000001', { name: 'Other' })).status).toBe(422);
  expect(await (await after.fetch(String(record.url))).text()).toBe('Our plan.');
});

test('settings are part of a backup, and no secret is', async () => {
  const secret = 'a canary that nobody may read';
  const env = {
    DATA_DIR: 'data',
    SIGNING_SECRET: secret,
    OPERATOR_TOKEN: 'clerk:canary-of-a-token-of-a-clerk',
    TIME_ZONE: 'America/Halifax',
    SMTP_URL: 'smtps://mail:canary-password@mail.example.ca:465',
    MAIL_FROM: 'City <noreply@example.ca>',
    SITE_URL: 'https://forms.example.ca',
  };
  const site = await open('data', { SIGNING_SECRET: secret });
  await send(site, 'key-00000001', { name: 'Zoë' });
  writeFileSync(join(folder, 'data', 'signing-secret'), 'canary of the folder');
  expect((await run(backUp, ['backup'], env)).code).toBe(0);
  const kept = JSON.parse(readFileSync(join(folder, 'backup', 'settings.json'), 'utf8'));
  expect(kept).toMatchObject({ TIME_ZONE: 'America/Halifax', SITE_URL: 'https://forms.example.ca' });
  expect(kept.OPERATOR_TOKEN).toContain('not part of a backup');
  for (const name of readdirSync(join(folder, 'backup'), { recursive: true, encoding: 'utf8' })) {
    const path = join(folder, 'backup', name);
    if (statSync(path).isFile()) expect(readFileSync(path).includes('canary'), name).toBe(false);
  }
});

test('a target that holds something stays as it is, and both commands say what to do', async () => {
  const site = await open('data');
  await send(site, 'key-00000001', { name: 'Zoë' });
  await run(backUp, ['backup'], { DATA_DIR: 'data' });
  const full = await run(restore, ['backup'], { DATA_DIR: 'data' });
  expect(full.code).toBe(1);
  expect(full.complaint).toMatch(
    /is not empty .*guichet\.sqlite.*nothing was changed\. Stop the server, move all/,
  );
  const again = await run(backUp, ['backup'], { DATA_DIR: 'data' });
  expect([again.code, again.complaint]).toEqual([1, expect.stringContaining('name a new folder')]);
  const file = await run(backUp, ['backup/backup.json'], { DATA_DIR: 'data' });
  expect([file.code, file.complaint]).toEqual([
    1,
    expect.stringMatching(/backup\.json is a file: name a folder\.$/),
  ]);
  expect((await run(backUp, ['other'], { DATA_DIR: 'nowhere' })).complaint).toContain(
    'There is no database in',
  );
  expect((await run(restore, ['data'], { DATA_DIR: 'new' })).complaint).toContain('backup.json');
  expect((await run(restore, [], {})).code).toBe(2);
});

test('a damaged backup is refused before anything is written', async () => {
  const site = await open('data');
  const record = await upload(site);
  await send(site, 'key-00000001', { plan: [record] });
  await run(backUp, ['backup'], { DATA_DIR: 'data' });
  const [id = ''] = readdirSync(join(folder, 'backup', 'uploads', 'kept'));
  writeFileSync(join(folder, 'backup', 'uploads', 'kept', id), 'Another plan.');
  const { code, complaint } = await run(restore, ['backup'], { DATA_DIR: 'restored' });
  expect([code, complaint]).toEqual([1, expect.stringContaining('damaged, and nothing was restored')]);
  expect(existsSync(join(folder, 'restored'))).toBe(false);
});

test('a bucket, a file or a database that cannot be read is named, with its fault', async () => {
  const bucket = await startBucket();
  const { FILES_URL, ...key } = bucket.env;
  for (const [name, value] of Object.entries(key)) vi.stubEnv(name, value);
  const site = await open('data');
  await send(site, 'key-00000001', { plan: [await upload(site)] });
  await site.stop();
  const elsewhere = { DATA_DIR: 'data', FILES_URL: FILES_URL.replace('//city', '//nowhere') };
  expect((await run(backUp, ['first'], elsewhere)).complaint).toMatch(
    /^s3:\/\/nowhere\/files failed \(NoSuchBucket\): check FILES_URL/,
  );
  vi.unstubAllEnvs();
  await bucket.close();

  const store = await openStore(undefined, join(folder, 'data', 'uploads'));
  const [id = ''] = readdirSync(join(folder, 'data', 'uploads', 'kept'));
  const read = async () =>
    new Readable({
      read() {
        this.destroy(new Error('aborted'));
      },
    });
  const copying = async () => {
    await copyFile(id, { ...store, read }, store, join(folder, 'copying'));
    return 0 as const;
  };
  const broken = await run(copying, ['second'], {});
  expect([broken.code, broken.complaint]).toEqual([
    1,
    `The file ${id} cannot be copied from ${store.name}: aborted. Start again.`,
  ]);

  const damaged = join(folder, 'data', 'guichet.sqlite');
  writeFileSync(damaged, 'no database');
  const { code, complaint } = await run(backUp, ['third'], { DATA_DIR: 'data' });
  expect([code, complaint]).toEqual([1, `${damaged} cannot be copied: file is not a database.`]);
});

test('a backup has no bytes of a deleted submission', async () => {
  const site = await open('data');
  const { body } = await send(site, 'key-00000001', { name: 'canary-of-a-person' });
  const { DatabaseSync } = await import('node:sqlite');
  const database = new DatabaseSync(join(folder, 'data', 'guichet.sqlite'));
  database.prepare('DELETE FROM outbox').run();
  database.prepare('DELETE FROM submissions WHERE reference = ?').run(body.metadata.referenceNumber);
  database.close();
  await run(backUp, ['backup'], { DATA_DIR: 'data' });
  expect(readFileSync(join(folder, 'backup', 'guichet.sqlite')).includes('canary')).toBe(false);
});
