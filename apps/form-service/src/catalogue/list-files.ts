import { readdir } from 'node:fs/promises';
import { join } from 'node:path';

export interface FolderContent {
  /** Every `*.json`, links to files too, by name. */
  readonly files: readonly string[];
  /** The folder and those below it. */
  readonly folders: readonly string[];
}

/** Lists the files below a folder, except names that begin with a dot. Throws when the folder cannot be read. */
export async function listFiles(folder: string): Promise<FolderContent> {
  const files: string[] = [];
  const folders: string[] = [];
  const waiting = [folder];
  for (let path = waiting.pop(); path !== undefined; path = waiting.pop()) {
    const entries = await readdir(path, { withFileTypes: true }).catch((error: unknown) => {
      // One that was taken away after it was seen holds nothing.
      if (path !== folder && isMissing(error)) return [];
      throw error;
    });
    folders.push(path);
    for (const entry of entries) {
      if (entry.name.startsWith('.')) continue;
      if (entry.isDirectory()) waiting.push(join(path, entry.name));
      else if (entry.name.endsWith('.json')) files.push(join(path, entry.name));
    }
  }
  return { files: files.sort(), folders };
}

function isMissing(error: unknown): boolean {
  return error instanceof Error && 'code' in error && error.code === 'ENOENT';
}
