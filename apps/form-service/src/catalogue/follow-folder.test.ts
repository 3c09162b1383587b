import { mkdirSync, mkdtempSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Json } from '@guichet/definition';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openTestService, permit, type TestService } from '../http/test-service.ts';
import type { RefusedForm } from './claim-aliases.ts';
import type { CatalogueChange } from './form-catalogue.ts';
import type { Watching } from './watch-folders.ts';

// Shared machines are slow at times; each wait ends as soon as it can.

let opened: TestService;
let watching: Watching;
let changes: CatalogueChange[];
let refused: RefusedForm[];
let faults: unknown[];

beforeEach(async () => {
  [changes, refused, faults] = [[], [], []];
  opened = await openTestService();
  watching = opened.service.follow({
    onChange: (change) => changes.push(change),
    onRefused: (refusedForm) => refused.push(refusedForm),
    onFault: (fault) => faults.push(fault),
  });
});

afterEach(async () => {
  await watching.close();
  await opened.close();
});

const alias = 'permits/parking';

/** The permit with another title: another version of it. */
const retitled = (title: string, path: string = permit.path) => ({ ...permit, path, title });

function write(name: string, content: Json | string, folder = opened.formsDir): string {
  const path = join(folder, name);
  writeFileSync(path, typeof content === 'string' ? content : JSON.stringify(content));
  return path;
}

const titleOf = (of = alias) => opened.service.definition(of)?.title;

/** Looks at what is served until it is so. */
function untilTitle(title: string | undefined, of = alias): Promise<boolean> {
  return vi.waitUntil(() => titleOf(of) === title, { timeout: 120_000 });
}

function until(isSo: () => boolean): Promise<boolean> {
  return vi.waitUntil(isSo, { timeout: 120_000 });
}

test('a form that is added, changed or put in place by renaming is served as it is now', async () => {
  write('other.json', retitled('Other', 'other'));
  await untilTitle('Other', 'other');
  expect((await opened.app.inject('/api/form')).json()).toMatchObject([{ path: 'other' }, { path: alias }]);
  write('permit.json', retitled('Changed'));
  await untilTitle('Changed');
  renameSync(write('.permit.json.new', retitled('Renamed')), join(opened.formsDir, 'permit.json'));
  await untilTitle('Renamed');
  expect((await opened.app.inject(`/api/${alias}`)).json().title).toBe('Renamed');
  expect(changes).toEqual([
    { added: ['other'], changed: [], removed: [] },
    { added: [], changed: [alias], removed: [] },
    { added: [], changed: [alias], removed: [] },
  ]);
});

test('what is changed together is taken together', async () => {
  const names = Array.from({ length: 50 }, (_, index) => `form-${String(index).padStart(2, '0')}`);
  for (const name of names) write(`${name}.json`, retitled(name, name));
  await until(() => changes.flatMap(({ added }) => added).length === names.length);
  // A look may be under way already, and see the first of them.
  expect(changes.length).toBeLessThanOrEqual(2);
});

test('a page that was opened before a change is validated by what it shows, and stored with that version', async () => {
  const before = opened.service.currentForm(alias)?.version;
  const text = {
    type: 'textfield',
    key: 'reason',
    label: 'Reason',
    input: true,
    validate: { required: true },
  };
  write('permit.json', { ...permit, components: [text] });
  await until(() => changes.length === 1);
  const now = opened.service.currentForm(alias)?.version;
  expect(now).not.toBe(before);

  const send = (data: Json, formVersion = now) => opened.post({ data, metadata: { formVersion } });
  expect((await send({ name: 'Ann' }, before)).statusCode).toBe(201);
  expect((await send({ name: 'A' }, before)).json().details).toMatchObject([{ path: ['name'] }]);
  expect((await send({ name: 'Ann' })).json().details).toMatchObject([{ path: ['reason'] }]);
  expect((await send({ reason: 'Visitors' })).statusCode).toBe(201);
  expect((await send({ name: 'Ann' }, 'f'.repeat(64))).statusCode).toBe(409);
  const stored = [];
  for await (const { version, data } of opened.storage.readSubmissions(alias))
    stored.push([version, JSON.parse(data)]);
  expect(stored).toEqual([
    [before, { name: 'Ann' }],
    [now, { reason: 'Visitors' }],
  ]);
});

test('a form that is taken away is not found any more, and a page of it that is open can still be sent', async () => {
  const formVersion = opened.service.currentForm(alias)?.version;
  rmSync(join(opened.formsDir, 'permit.json'));
  await untilTitle(undefined);
  expect(changes).toEqual([{ added: [], changed: [], removed: [alias] }]);
  expect((await opened.app.inject(`/api/${alias}`)).body).toBe('Invalid alias');
  expect((await opened.app.inject('/api/form')).json()).toEqual([]);

  expect((await opened.post({ data: { name: 'Ann' }, metadata: { formVersion } })).statusCode).toBe(201);
  expect((await opened.post({ data: {}, metadata: { formVersion } })).json().name).toBe('ValidationError');
  for (const metadata of [{}, { formVersion: 'f'.repeat(64) }, { formVersion: 7 }])
    expect((await opened.post({ data: { name: 'Ann' }, metadata })).body).toBe('Invalid alias');
  const elsewhere = await opened.post(
    { data: { name: 'Ann' }, metadata: { formVersion } },
    {},
    '/api/other/submission',
  );
  expect(elsewhere.body).toBe('Invalid alias');
});

test('a form whose path changes is served under the new one alone', async () => {
  write('permit.json', retitled('Moved', 'moved'));
  await untilTitle('Moved', 'moved');
  expect(titleOf()).toBeUndefined();
  expect(changes).toEqual([{ added: ['moved'], changed: [], removed: [alias] }]);
});

test('a file that is no form for a moment takes nothing away, and its fault is told once', async () => {
  for (const broken of ['', '{"title": "Per', '{"path": "thankyou", "components": []}']) {
    refused.length = 0;
    write('permit.json', broken);
    await until(() => refused.length > 0);
    write(`after.json`, retitled(broken, 'after'));
    await untilTitle(broken, 'after');
    expect(refused).toMatchObject([{ file: 'permit.json', formerStays: true }]);
    expect(titleOf()).toBe('Permit');
  }
  write('permit.json', retitled('Mended'));
  await untilTitle('Mended');
});

test('a file that is taken away and put back at once is served all the while', async () => {
  for (const title of ['One', 'Two', 'Three']) {
    // Written first, so that the very look that misses the permit sees it, and not one that comes after.
    write('after.json', retitled(title, 'after'));
    rmSync(join(opened.formsDir, 'permit.json'));
    await untilTitle(title, 'after');
    write('permit.json', retitled(title));
    await untilTitle(title);
  }
  expect(changes.flatMap(({ removed }) => removed)).toEqual([]);
});

test('a form whose file gets another name is served all the while', async () => {
  renameSync(join(opened.formsDir, 'permit.json'), join(opened.formsDir, 'a-new-name.json'));
  write('after.json', retitled('After', 'after'));
  await untilTitle('After', 'after');
  write('a-new-name.json', retitled('Changed'));
  await untilTitle('Changed');
  expect(changes.flatMap(({ removed }) => removed)).toEqual([]);
  expect(refused).toEqual([]);
});

test('who has a path keeps it against a newcomer, which follows when the first goes', async () => {
  write('a-copy.json', retitled('Copy'));
  await until(() => refused.length === 1);
  expect(refused).toMatchObject([
    { file: 'a-copy.json', path: 'path', reason: expect.stringContaining('permit.json'), formerStays: false },
  ]);
  expect(titleOf()).toBe('Permit');
  rmSync(join(opened.formsDir, 'permit.json'));
  await untilTitle('Copy');
  expect(changes).toEqual([{ added: [], changed: [alias], removed: [] }]);
});

test('a form whose new path is taken keeps the old one', async () => {
  write('other.json', retitled('Other', 'other'));
  await untilTitle('Other', 'other');
  write('permit.json', retitled('Taken', 'other'));
  await until(() => refused.length === 1);
  expect(refused).toMatchObject([{ file: 'permit.json', formerStays: true }]);
  expect([titleOf(), titleOf('other')]).toEqual(['Permit', 'Other']);
});

test('folders below are followed too, those that are new as well', async () => {
  const folder = join(opened.formsDir, 'new', 'folder');
  mkdirSync(folder, { recursive: true });
  write('deep.json', retitled('Deep', 'deep'), folder);
  await untilTitle('Deep', 'deep');
  write('deep.json', retitled('Deeper', 'deep'), folder);
  await untilTitle('Deeper', 'deep');
  rmSync(join(opened.formsDir, 'new'), { recursive: true });
  await untilTitle(undefined, 'deep');
});

test('a mounted folder that is swapped by its link is followed, and a file behind a link', async () => {
  const { formsDir, folder } = opened;
  const publish = (name: string, title: string) => {
    mkdirSync(join(formsDir, name));
    write('mounted.json', retitled(title, 'mounted'), join(formsDir, name));
    symlinkSync(name, join(formsDir, '..data_tmp'));
    renameSync(join(formsDir, '..data_tmp'), join(formsDir, '..data'));
  };
  publish('..2026_1', 'First');
  symlinkSync(join('..data', 'mounted.json'), join(formsDir, 'mounted.json'));
  await untilTitle('First', 'mounted');
  publish('..2026_2', 'Second');
  rmSync(join(formsDir, '..2026_1'), { recursive: true });
  await untilTitle('Second', 'mounted');

  // No sign of a change comes from where nobody watches: it is found by looking.
  const outside = mkdtempSync(join(folder, 'outside-'));
  symlinkSync(write('far.json', retitled('Far', 'far'), outside), join(formsDir, 'far.json'));
  await untilTitle('Far', 'far');
  write('far.json', retitled('Farther', 'far'), outside);
  await untilTitle('Farther', 'far');
});

test('a folder that cannot be read for a while takes no form away, and is reported once', async () => {
  await untilTitle('Permit');
  const away = `${opened.formsDir}-away`;
  renameSync(opened.formsDir, away);
  await until(() => faults.length > 0);
  expect(String(faults[0])).toContain('FORMS_DIR');
  expect(titleOf()).toBe('Permit');
  write('permit.json', retitled('Back'), away);
  renameSync(away, opened.formsDir);
  await untilTitle('Back');
  expect(faults).toHaveLength(1);
  expect(changes.flatMap(({ removed }) => removed)).toEqual([]);
});

test('a version that cannot be stored is not served', async () => {
  await opened.storage.close();
  write('permit.json', retitled('Unstored'));
  await until(() => faults.length > 0);
  expect(titleOf()).toBe('Permit');
  expect(changes).toEqual([]);
});

test('after it is closed nothing is picked up any more', async () => {
  await watching.close();
  write('permit.json', retitled('Late'));
  const reopened = await openTestService({}, { folder: opened.folder });
  const later = reopened.service.follow({ onChange: () => {}, onRefused: () => {}, onFault: () => {} });
  writeFileSync(join(reopened.formsDir, 'permit.json'), JSON.stringify(retitled('Late')));
  await until(() => reopened.service.definition(alias)?.title === 'Late');
  expect(titleOf()).toBe('Permit');
  await later.close();
  await reopened.close();
});
