import { afterEach, expect, onTestFinished, test, vi } from 'vitest';
import type { DraftToKeep } from './draft.ts';
import { openDraftStore } from './draft-store.ts';
import { setMark } from './set-mark.ts';
import { sweepOld } from './sweep-old.ts';

const name = 'guichet-test';
const hour = 60 * 60 * 1000;

afterEach(async () => {
  await new Promise((resolve) => {
    const deleting = indexedDB.deleteDatabase(name);
    deleting.onsuccess = resolve;
  });
});

async function open(now = () => 0) {
  const store = await openDraftStore(now, name);
  if (store === undefined) throw new Error('This browser keeps drafts.');
  return store;
}

function draft(id: string, more: Partial<DraftToKeep> = {}): DraftToKeep {
  return {
    ...{ id, form: 'permit', kind: 'draft', key: `key-${id}`, at: 0, until: 24 * hour },
    content: { data: { name: 'Marguerite' } },
    ...more,
  };
}

/** A browser closes the database under the page: here, for a page that would upgrade it. */
const closeUnder = () =>
  new Promise((resolve) => {
    const opening = indexedDB.open(name, 2);
    opening.onupgradeneeded = () => opening.transaction?.abort();
    opening.onerror = resolve;
  });

/** Everything in the database, as it lies there. */
async function stored(): Promise<{
  readonly drafts: readonly object[];
  readonly keys: readonly CryptoKey[];
}> {
  const database = await new Promise<IDBDatabase>((resolve) => {
    const opening = indexedDB.open(name);
    opening.onsuccess = () => resolve(opening.result);
  });
  const all = (store: string) =>
    new Promise<never[]>((resolve) => {
      const reading = database.transaction(store).objectStore(store).getAll();
      reading.onsuccess = () => resolve(reading.result as never[]);
    });
  const [drafts, keys] = [await all('drafts'), await all('keys')];
  database.close();
  return { drafts, keys: keys.map(({ key }) => key) };
}

test('a draft is read as it was kept, by another page too; a later one takes its place', async () => {
  const store = await open();
  await store.keep(draft('a'));
  await store.keep(draft('a', { at: 1, content: { data: { name: 'Gabrielle' } } }));
  const secondTab = await open();
  expect(await secondTab.list()).toEqual([
    { id: 'a', form: 'permit', kind: 'draft', key: 'key-a', at: 1, until: 24 * hour },
  ]);
  expect(await secondTab.read('a')).toEqual({ data: { name: 'Gabrielle' } });
  expect(await secondTab.read('b')).toBeUndefined();
});

test('where a browser closed the database under the page, drafts are kept and destroyed all the same', async () => {
  const store = await open();
  await store.keep(draft('a'));
  await closeUnder();
  await store.keep(draft('b'));
  expect((await store.list()).map(({ id }) => id).sort()).toEqual(['a', 'b']);
  await closeUnder();
  await store.destroy(() => true);
  expect(await stored()).toEqual({ drafts: [], keys: [] });
});

test('where a browser closed the database under the page, drafts and their files are read all the same', async () => {
  const store = await open();
  await store.keep(draft('a'));
  await store.keepFile('key-a', 'letter', new ArrayBuffer(8));
  await closeUnder();
  expect(await store.list()).toHaveLength(1);
  await closeUnder();
  expect(await store.read('a')).toEqual({ data: { name: 'Marguerite' } });
  await closeUnder();
  const readings = Promise.all([store.readFile('key-a', 'letter'), store.readFile('key-a', 'plan')]);
  expect(await readings).toEqual([expect.any(ArrayBuffer), undefined]);
});

test('a device that refuses each write is left with one connection', async () => {
  const store = await open();
  const connections = new Set<IDBDatabase>();
  const { put } = IDBObjectStore.prototype;
  const { close } = IDBDatabase.prototype;
  IDBObjectStore.prototype.put = function refuse() {
    connections.add(this.transaction.db);
    throw new DOMException('The disk is full.', 'QuotaExceededError');
  };
  IDBDatabase.prototype.close = function leave() {
    connections.delete(this);
    close.call(this);
  };
  try {
    for (const id of ['a', 'b', 'c']) await expect(store.keep(draft(id))).rejects.toThrow('disk');
    expect(connections.size).toBe(1);
  } finally {
    IDBObjectStore.prototype.put = put;
    IDBDatabase.prototype.close = close;
  }
  await store.keep(draft('d'));
  expect((await store.list()).map(({ id }) => id)).toEqual(['d']);
});

test('of its answers nothing can be read where it lies, and no script can read the key', async () => {
  const store = await open();
  await store.keep(draft('a'));
  const { drafts, keys } = await stored();
  const text = drafts
    .flatMap((record) => Object.values(record))
    .map((value) =>
      value instanceof ArrayBuffer ? new TextDecoder('latin1').decode(value) : JSON.stringify(value),
    )
    .join();
  expect(text).toContain('permit');
  expect(text).not.toContain('Marguerite');
  const [key] = keys;
  if (key === undefined) throw new Error('There is a key.');
  expect(key.extractable).toBe(false);
  await expect(crypto.subtle.exportKey('raw', key)).rejects.toThrow();
});

test('drafts are listed newest first', async () => {
  const store = await open();
  for (const [id, at] of [
    ['a', 1],
    ['c', 3],
    ['b', 2],
  ] as const)
    await store.keep(draft(id, { at }));
  expect((await store.list()).map(({ id }) => id)).toEqual(['c', 'b', 'a']);
});

test('one that is too old is not offered, and the next page destroys it; a sending stays', async () => {
  let now = 0;
  const store = await open(() => now);
  await store.keep(draft('a'));
  await store.keep({ ...draft('waits', { kind: 'sending' }), until: Number.POSITIVE_INFINITY });
  now = 24 * hour;
  expect((await store.list()).map(({ id }) => id)).toEqual(['waits']);
  expect((await stored()).drafts).toHaveLength(2);
  await open(() => now);
  expect((await stored()).drafts).toHaveLength(1);
});

test('the key goes with the last draft, and a tab that is still open keeps drafts under a new one', async () => {
  const [firstTab, secondTab] = [await open(), await open()];
  await firstTab.keep(draft('a'));
  await secondTab.keep(draft('b'));
  await firstTab.destroy(({ id }) => id === 'a');
  expect(await secondTab.read('b')).toBeDefined();
  await firstTab.destroy(() => true);
  expect(await stored()).toEqual({ drafts: [], keys: [] });
  await secondTab.keep(draft('c'));
  expect(await firstTab.read('c')).toEqual({ data: { name: 'Marguerite' } });
});

test('bytes of a file are read as they were kept, by another page too, and go with the last draft that has them', async () => {
  const store = await open();
  const bytes = new TextEncoder().encode('Marguerite').buffer;
  for (const id of ['a', 'b']) await store.keep(draft(id, { key: 'same' }));
  await store.keep(draft('c'));
  await store.keepFile('same', 'letter', bytes);
  await store.keepFile('same', 'plan', bytes);
  await store.keepFilesOnly('same', ['letter']);
  const secondTab = await open();
  expect(new TextDecoder().decode(await secondTab.readFile('same', 'letter'))).toBe('Marguerite');
  expect(await secondTab.readFile('same', 'plan')).toBeUndefined();
  await secondTab.destroy(({ id }) => id === 'a');
  expect(await store.readFile('same', 'letter')).toBeDefined();
  await secondTab.destroy(({ id }) => id === 'b');
  expect(await store.readFile('same', 'letter')).toBeUndefined();
});

test('a file whose draft was destroyed meanwhile is not kept, nor anything once others use this device', async () => {
  const store = await open();
  await store.keep(draft('a'));
  const keeping = store.keepFile('key-a', 'letter', new ArrayBuffer(8));
  await (await open()).destroy(() => true);
  await keeping;
  expect(await store.readFile('key-a', 'letter')).toBeUndefined();
  expect(await stored()).toEqual({ drafts: [], keys: [] });
  const late = store.keep(draft('b'));
  setMark('shared', true);
  await expect(late).rejects.toThrow('Others use this device');
  expect(await stored()).toEqual({ drafts: [], keys: [] });
  setMark('shared', false);
});

test('a page that loads nothing else destroys old drafts with their files, and makes no database', async () => {
  sweepOld(0, 'guichet-none');
  const store = await open();
  await store.keep(draft('old'));
  await store.keep(draft('new', { until: 48 * hour }));
  for (const key of ['key-old', 'key-new']) await store.keepFile(key, 'letter', new ArrayBuffer(8));
  sweepOld(24 * hour, name);
  await expect.poll(async () => (await stored()).drafts).toHaveLength(1);
  await expect.poll(() => store.readFile('key-old', 'letter')).toBeUndefined();
  expect(await store.readFile('key-new', 'letter')).toBeDefined();
  sweepOld(48 * hour, name);
  await expect.poll(stored).toEqual({ drafts: [], keys: [] });
  expect((await indexedDB.databases()).map((database) => database.name)).not.toContain('guichet-none');
});

test('a draft that a page wrote last is kept, and holds up nobody, although the browser freezes that page', async () => {
  const page = new Worker(new URL('./testing/frozen-page.ts', import.meta.url), { type: 'module' });
  const frozen = new Promise((resolve) => {
    page.onmessage = resolve;
  });
  page.postMessage({ name, draft: draft('a') });
  await frozen;
  const secondTab = await open();
  expect(await secondTab.read('a')).toEqual({ data: { name: 'Marguerite' } });
  page.terminate();
});

test('a database that never answers is none', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  const { open: openDatabase } = indexedDB;
  vi.spyOn(indexedDB, 'open').mockImplementation((...given) => {
    const request = openDatabase.apply(indexedDB, given);
    request.addEventListener = () => undefined;
    request.onsuccess = () => request.result.close();
    return request;
  });
  const opening = openDraftStore(() => 0, name);
  await vi.advanceTimersByTimeAsync(5_000);
  expect(await opening).toBe(undefined);
});

test('a browser that refuses its storage leaves no unhandled rejection', async () => {
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
  vi.spyOn(indexedDB, 'open').mockImplementation(() => {
    throw new DOMException('The operation is insecure.', 'SecurityError');
  });
  const unhandled = vi.fn((event: Event) => event.preventDefault());
  window.addEventListener('unhandledrejection', unhandled);
  onTestFinished(() => window.removeEventListener('unhandledrejection', unhandled));
  expect(await openDraftStore(() => 0, name)).toBe(undefined);
  await vi.advanceTimersByTimeAsync(5_000);
  await new Promise((resolve) => requestAnimationFrame(resolve));
  expect(unhandled).not.toHaveBeenCalled();
});
