import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ownerMark } from '@guichet/form-service';
import { type HeldDatabase, holdDatabase } from '@guichet/form-service/testing/hold-database';
import { afterEach, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';
import { mountSmallDisk, type SmallDisk } from '../testing/small-disk.ts';
import { storedData } from '../testing/stored-data.ts';

/** Until something is so; never how long it takes. */
const timeout = { timeout: 30_000 };

let site: TestSite | undefined;
let held: HeldDatabase | undefined;
let disk: SmallDisk | undefined;

afterEach(async () => {
  await held?.release();
  await site?.close();
  disk?.remove();
  [site, held, disk] = [undefined, undefined, undefined];
});

const statusOf = async (path: string) => (await site?.fetch(path))?.status;
const answers = [['person.name', 'Zoë Tremblay']] as const;
const send = () => site?.post('/fr/city/feedback', answers);

test('while another process holds the database every page answers; what is sent waits and is stored once', async () => {
  site = await openSite();
  held = await holdDatabase(join(site.folder, 'data', 'guichet.sqlite'));
  let isAnswered = false;
  const sending = send()?.finally(() => {
    isAnswered = true;
  });
  for (const path of ['/healthz', '/readyz', '/en', '/fr/city/feedback', '/api/city/feedback'])
    expect([path, await statusOf(path)]).toEqual([path, 200]);
  expect(isAnswered).toBe(false);
  await held.release();
  held = undefined;
  expect((await sending)?.status).toBe(303);
  expect(storedData(site, 'city/feedback')).toHaveLength(1);
});

test('when the database is gone the page comes back with the answers, /readyz tells, and pages still open', async () => {
  site = await openSite();
  const file = join(site.folder, 'data', 'guichet.sqlite');
  renameSync(file, `${file}.away`);
  const response = await send();
  expect(response?.status).toBe(503);
  const page = (await response?.text()) ?? '';
  expect(page).toContain('value="Zoë Tremblay"');
  expect(page).toContain('Le formulaire n’a pas pu être envoyé. Vos réponses sont toujours là.');
  expect(page).toContain(`Erreur numéro ${response?.headers.get('x-request-id')}.`);
  expect([
    await statusOf('/readyz'),
    await statusOf('/healthz'),
    await statusOf('/fr/city/feedback'),
  ]).toEqual([503, 200, 200]);
  renameSync(`${file}.away`, file);
  await expect.poll(() => statusOf('/readyz'), timeout).toBe(200);
  expect((await send())?.status).toBe(303);
});

test('a clerk who signs in while the database is gone is asked to try again later', async () => {
  const secret = 'a-secret-of-an-office-of-tests';
  site = await openSite({ OPERATOR_TOKEN: `ann:${secret}` });
  const file = join(site.folder, 'data', 'guichet.sqlite');
  renameSync(file, `${file}.away`);
  const response = await site.post('/desk/en/sign-in', [['secret', secret]], { cookie: '' });
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, '10']);
  expect(await response.text()).toContain('Go back and try again in a few minutes.');
  renameSync(`${file}.away`, file);
  await expect.poll(() => statusOf('/readyz'), timeout).toBe(200);
  const again = await site.post('/desk/en/sign-in', [['secret', secret]], { cookie: '' });
  expect(again.status).toBe(303);
});

test('who is about to pay keeps the answers too when the order cannot be noted', async () => {
  const licence = { ...feedback, path: 'licence', properties: { submissionType: 'payment' } };
  site = await openSite({}, [licence]);
  rmSync(join(site.folder, 'data', 'orders.sqlite'));
  const response = await site.post('/en/licence', answers);
  expect(response.status).toBe(503);
  expect(await response.text()).toContain('value="Zoë Tremblay"');
  expect(await statusOf('/readyz')).toBe(503);
});

test('/readyz is 503 while commits fail, and 200 when they succeed again, without anybody’s sending', async () => {
  site = await openSite();
  const limit = (bytes: string) =>
    execFileSync('prlimit', ['--pid', String(process.pid), `--fsize=${bytes}:`]);
  // Node ignores this signal until a module listens to all of them, to end the process in its turn.
  const ignore = () => {};
  process.on('SIGXFSZ', ignore);
  // From here on no file of this process grows: the disk gives nothing more.
  limit('0');
  try {
    expect((await send())?.status).toBe(503);
    expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
  } finally {
    limit('unlimited');
    process.off('SIGXFSZ', ignore);
  }
  await expect.poll(() => statusOf('/readyz'), timeout).toBe(200);
  expect(storedData(site, 'city/feedback')).toEqual([]);
});

test('without room the resident reads so in the page’s language and keeps the answers', async ({ skip }) => {
  disk = mountSmallDisk('32m');
  if (disk === undefined) return skip('This account may not mount a small disk.');
  site = await openSite({ DATA_DIR: disk.folder });
  const response = await send();
  expect(response?.status).toBe(507);
  const page = (await response?.text()) ?? '';
  expect(page).toContain('value="Zoë Tremblay"');
  expect(page).toContain(
    'Nous ne pouvons pas recevoir de nouveaux formulaires en ce moment; le vôtre n’a donc pas été reçu.',
  );
  expect(page).toContain(`Erreur numéro ${response?.headers.get('x-request-id')}.`);
  expect([await statusOf('/readyz'), await statusOf('/healthz')]).toEqual([503, 200]);
});

test('a start on a full disk ends with one sentence', async ({ skip }) => {
  disk = mountSmallDisk('64k');
  if (disk === undefined) return skip('This account may not mount a small disk.');
  const { folder } = disk;
  await expect(openSite({ DATA_DIR: folder })).rejects.toMatchObject({
    name: 'SettingsError',
    message: `There is no room on the disk of ${folder} (DATA_DIR): make room, then start again.`,
  });
  writeFileSync(join(folder, 'full'), 'x'.repeat(40_000));
  rmSync(join(folder, 'signing-secret'), { force: true });
  await expect(openSite({ DATA_DIR: folder })).rejects.toMatchObject({ name: 'SettingsError' });
});

test.each([
  ['guichet.sqlite', 'no database: move it away or put a backup in its place'],
  ['orders.sqlite', 'no database: move it away or put a backup in its place'],
])('a start on a %s that is none ends with one sentence', async (name, sentence) => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  mkdirSync(join(folder, 'data'));
  writeFileSync(join(folder, 'data', name), 'A letter to the city. '.repeat(300));
  await expect(openSite({}, [feedback], folder)).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(new RegExp(`^[^\n]*${sentence}[^\n]*$`)),
  });
  rmSync(folder, { recursive: true });
});

test('a start whose data folder is a file ends with one sentence', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  writeFileSync(join(folder, 'data'), '');
  await expect(openSite({}, [feedback], folder)).rejects.toMatchObject({
    name: 'SettingsError',
    message: expect.stringMatching(/^Nothing can be kept in .*data \(DATA_DIR\): .*Give a folder[^\n]*$/),
  });
  rmSync(folder, { recursive: true });
});

/** The first sweep marks the store of files, at any moment after the start. */
async function namesOnceSwept(dataDir: string): Promise<readonly string[]> {
  const names = () => ['.', ...readdirSync(dataDir, { recursive: true, encoding: 'utf8' })];
  await expect.poll(names, timeout).toContain(`uploads/kept/${ownerMark}`);
  return names();
}

test('nobody else on the machine reads what lies in the data folder, nor sees its names', async () => {
  const photos = { type: 'file', key: 'photos', label: 'Photos', input: true, storage: 'resumable' };
  const former = process.umask(0o022);
  try {
    site = await openSite({}, [{ title: 'Tree', path: 'tree', components: [photos] }]);
    const metadata = Object.entries({
      form: 'tree',
      field: 'photos',
      filename: 'a.txt',
      filetype: 'text/plain',
    })
      .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
      .join(',');
    const headers = { 'tus-resumable': '1.0.0', 'upload-metadata': metadata };
    const file = new FormData();
    file.append('file', new Blob(['Leaves.'], { type: 'text/plain' }), 'a.txt');
    const statuses = [
      await site.fetch('/api/file?form=tree&field=photos', { method: 'POST', body: file }),
      await site.fetch('/api/file/resumable', {
        method: 'POST',
        headers: { ...headers, 'upload-length': '7' },
      }),
      await site.post('/en/tree', []),
    ].map(({ status }) => status);
    expect(statuses).toEqual([201, 201, 303]);
    const dataDir = join(site.folder, 'data');
    const names = await namesOnceSwept(dataDir);
    expect(names).toEqual(
      expect.arrayContaining(['guichet.sqlite-wal', 'orders.sqlite', 'signing-secret', 'uploads/kept']),
    );
    expect(names.filter((name) => name.startsWith('uploads/'))).toHaveLength(6);
    expect(names.filter((name) => (statSync(join(dataDir, name)).mode & 0o077) !== 0)).toEqual([]);
  } finally {
    process.umask(former);
  }
});
