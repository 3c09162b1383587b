import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, test } from 'vitest';
import type { FileStore } from '../file-store.ts';
import { createUploadId } from '../upload-id.ts';

/** The contract of every file store. `open` opens the same place each time it is called within a test. */
export function fileStoreContract(name: string, open: () => Promise<FileStore>): void {
  const opened: FileStore[] = [];
  let folder = '';

  beforeEach(() => {
    folder = mkdtempSync(join(tmpdir(), 'guichet-arriving-'));
  });

  afterEach(async () => {
    for (const fileStore of opened.splice(0)) await fileStore.close();
    rmSync(folder, { recursive: true, force: true });
  });

  async function store(): Promise<FileStore> {
    const fileStore = await open();
    opened.push(fileStore);
    return fileStore;
  }

  function arrived(content: Uint8Array | string): { readonly id: string; readonly path: string } {
    const id = createUploadId();
    const path = join(folder, id);
    writeFileSync(path, content);
    return { id, path };
  }

  async function contentOf(id: string, of: FileStore): Promise<Buffer | undefined> {
    const bytes = await of.read(id);
    return bytes && buffer(bytes);
  }

  async function listed(of: FileStore, before: number): Promise<readonly string[]> {
    const ids = [];
    for await (const some of of.list(before)) ids.push(...some);
    return ids.sort();
  }

  test(`${name} takes a file over from the disk and keeps it, byte for byte, for the next process that opens it`, async () => {
    const content = Buffer.from(Array.from({ length: 300_000 }, (_, index) => (index * 7) % 256));
    const { id, path } = arrived(content);
    await (await store()).keep(id, path);
    expect(existsSync(path)).toBe(false);
    expect(await contentOf(id, await store())).toEqual(content);
  });

  test(`${name} keeps the first of two files with one id, and the other stays on the disk`, async () => {
    const fileStore = await store();
    const [first, second] = [arrived('first'), arrived('other')];
    expect(await fileStore.keep(first.id, first.path)).toBe(true);
    expect(await fileStore.keep(first.id, second.path)).toBe(false);
    expect([existsSync(first.path), existsSync(second.path)]).toEqual([false, true]);
    expect(String(await contentOf(first.id, fileStore))).toBe('first');
  });

  test(`${name} has no file that it was not given, and forgets one on demand`, async () => {
    const fileStore = await store();
    const { id, path } = arrived('a');
    expect(await fileStore.read(id)).toBeUndefined();
    await fileStore.keep(id, path);
    await fileStore.remove(id);
    await fileStore.remove(id);
    expect(await fileStore.read(id)).toBeUndefined();
  });

  test(`${name} lists what it has kept since before a time`, async () => {
    const fileStore = await store();
    const files = [arrived('a'), arrived('b'), arrived('c')];
    for (const { id, path } of files) await fileStore.keep(id, path);
    const ids = files.map(({ id }) => id).sort();
    expect(await listed(fileStore, Date.now() + 60_000)).toEqual(ids);
    expect(await listed(fileStore, Date.now() - 60_000)).toEqual([]);
  });

  test(`${name} is ready`, async () => {
    expect(await (await store()).isReady()).toBe(true);
  });
}
