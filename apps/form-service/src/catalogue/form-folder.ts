import { stat } from 'node:fs/promises';
import { relative } from 'node:path';
import { type Claims, claimAliases, type FoundFile } from './claim-aliases.ts';
import { listFiles } from './list-files.ts';
import { type LoadedForm, readForm } from './read-form.ts';

export interface FolderLook extends Claims {
  /** How many files there are. */
  readonly count: number;
  /** The folder and those below it. */
  readonly folders: readonly string[];
  /** When a file that is not found will be gone permanently, if it stays so: in so many milliseconds. */
  readonly lookAgainIn: number | undefined;
}

/** A folder of forms, whose changed files are read again. */
export interface FormFolder {
  /**
   * Lists the folder's forms now. A file that cannot be a form is refused, and does not stop the others. One look at a
   * time. Throws when the folder cannot be read, or holds no file where it held several.
   */
  look(): Promise<FolderLook>;
}

/**
 * A file that is not found is gone permanently after this time, in milliseconds: many programs take a file away
 * and put the new one in its place.
 */
const graceMs = 1_000;

/** Two changes within this time may leave a file with the same time: the coarsest clock of a file system. */
const coarsestClockMs = 2_000;

interface KnownFile {
  /** Tells whether the file changed; undefined: read it again. */
  readonly stamp: string | undefined;
  readonly found: FoundFile;
  readonly missedSince?: number;
}

/** The `*.json` below a folder. */
export function createFormFolder(folder: string): FormFolder {
  let known: ReadonlyMap<string, KnownFile> = new Map();
  let served: ReadonlyMap<string, LoadedForm> = new Map();

  return {
    async look() {
      const { files, folders } = await listFiles(folder).catch((cause: unknown) => {
        throw unreadable(folder, cause);
      });
      // A disk that is not mounted is an empty folder, and nobody deletes all forms at one blow.
      if (files.length === 0 && known.size > 1)
        throw unreadable(folder, new Error(`it is empty, where there were ${known.size} files`));
      const next = new Map<string, KnownFile>();
      for (const path of files) {
        const file = relative(folder, path);
        next.set(file, await readAnew(file, path, known.get(file)));
      }
      let lookAgainIn: number | undefined;
      for (const [file, { missedSince = Date.now() }] of known) {
        const left = missedSince + graceMs - Date.now();
        if (next.has(file) || left <= 0) continue;
        next.set(file, { stamp: undefined, found: { kind: 'missing' }, missedSince });
        lookAgainIn = Math.min(left, lookAgainIn ?? left);
      }
      known = next;
      const claims = claimAliases(new Map([...known].map(([file, { found }]) => [file, found])), served);
      served = new Map(claims.forms.map((form) => [form.file, form]));
      return { ...claims, count: files.length, folders, lookAgainIn };
    },
  };
}

async function readAnew(file: string, path: string, former: KnownFile | undefined): Promise<KnownFile> {
  const stamp = await stampOf(path);
  if (stamp !== undefined && stamp === former?.stamp) return former;
  return { stamp, found: await readForm(file, path) };
}

/** Undefined while the file may still change without a sign of it, or when it cannot be found. */
async function stampOf(path: string): Promise<string | undefined> {
  try {
    const { dev, ino, size, mtimeNs, ctimeNs, mtimeMs, ctimeMs } = await stat(path, { bigint: true });
    const age = Date.now() - Number(mtimeMs > ctimeMs ? mtimeMs : ctimeMs);
    return age > coarsestClockMs ? [dev, ino, size, mtimeNs, ctimeNs].join() : undefined;
  } catch {
    return undefined;
  }
}

function unreadable(folder: string, cause: unknown): Error {
  const reason = cause instanceof Error ? cause.message : String(cause);
  return new Error(
    `The forms in ${folder} (FORMS_DIR) cannot be read: ${reason}. Give a folder of form definitions.`,
    { cause },
  );
}
