import { mkdirSync } from 'node:fs';
import { access, type FileHandle, link, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { FileStore } from './file-store.ts';
import { isUploadId } from './upload-id.ts';

const batch = 200;

/** Keeps files in a folder of this machine, each fsynced with the folder before it counts as kept. */
export function openDiskStore(folder: string): FileStore {
  makeFolder(folder);
  const pathOf = (id: string) => join(folder, id);
  return {
    name: folder,
    isShared: false,
    async keep(id, path) {
      await syncFile(path);
      if (!(await moveToNew(path, pathOf(id)))) return false;
      await syncFolder(folder);
      return true;
    },
    async read(id) {
      const file = await openIfThere(pathOf(id));
      return file?.createReadStream();
    },
    remove: (id) => rm(pathOf(id), { force: true }),
    async *list(before) {
      let ids: string[] = [];
      for await (const { name } of await opendir(folder)) {
        if (!isUploadId(name) || !(await isOlder(pathOf(name), before))) continue;
        ids.push(name);
        if (ids.length < batch) continue;
        yield ids;
        ids = [];
      }
      if (ids.length > 0) yield ids;
    },
    isReady: () =>
      access(folder).then(
        () => true,
        () => false,
      ),
    close: async () => undefined,
  };
}

/** Only the service's own user may read it. */
export function makeFolder(folder: string): void {
  mkdirSync(folder, { recursive: true, mode: 0o700 });
}

/** Whether a file was last written before a time; false when it is gone. */
export async function isOlder(path: string, time: number): Promise<boolean> {
  try {
    return (await stat(path)).mtimeMs < time;
  } catch (error) {
    if (isMissing(error)) return false;
    throw error;
  }
}

/** Moves a file within a disk. False: something lies at its new place. */
async function moveToNew(path: string, to: string): Promise<boolean> {
  try {
    await link(path, to);
  } catch (error) {
    if (codeOf(error) === 'EEXIST') return false;
    if (!['EPERM', 'ENOTSUP', 'ENOSYS'].includes(codeOf(error) ?? '')) throw error;
    // This disk has no links, and what comes in between would be replaced.
    if (await isThere(to)) return false;
    await rename(path, to);
    return true;
  }
  await rm(path);
  return true;
}

async function isThere(path: string): Promise<boolean> {
  const file = await openIfThere(path);
  await file?.close();
  return file !== undefined;
}

async function openIfThere(path: string): Promise<FileHandle | undefined> {
  try {
    return await open(path);
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

async function syncFile(path: string): Promise<void> {
  const file = await open(path, 'r+');
  try {
    await file.sync();
  } finally {
    await file.close();
  }
}

/** The name of a file is durable when its folder is. */
export async function syncFolder(folder: string): Promise<void> {
  const opened = await open(folder);
  try {
    await opened.sync();
  } finally {
    await opened.close();
  }
}

export function isMissing(error: unknown): boolean {
  return codeOf(error) === 'ENOENT';
}

/** The code of an error of the operating system: `ENOENT`. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error ? String(error.code) : undefined;
}
