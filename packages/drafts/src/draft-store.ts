import type { Json } from '@guichet/definition';
import { isMarked } from './device-marks.ts';
import type { Draft, DraftToKeep } from './draft.ts';
import { type DraftDatabase, openDraftDatabase } from './draft-database.ts';
import { createDeviceKey, open, type Sealed, seal } from './sealed.ts';

/** The drafts that this device keeps, encrypted. Each call rejects where the browser refuses. */
export interface DraftStore {
  /** Takes the place of the one with the same id. */
  keep(draft: DraftToKeep): Promise<void>;
  /** Those of all forms that are still offered, newest first. */
  list(): Promise<readonly Draft[]>;
  /** A draft's content; undefined where it is gone or cannot be read. */
  read(id: string): Promise<Json | undefined>;
  /** With them go the files that no draft has any more. */
  destroy(isMeant: (draft: Draft) => boolean): Promise<void>;
  /** Bytes of a file, for all drafts that are sent under this idempotency key. Nothing where there is none. */
  keepFile(draftKey: string, id: string, bytes: ArrayBuffer): Promise<void>;
  readFile(draftKey: string, id: string): Promise<ArrayBuffer | undefined>;
  /** Destroys the files of this key but those. Gives the ids of what is left. */
  keepFilesOnly(draftKey: string, ids: readonly string[]): Promise<readonly string[]>;
}

/** How long a page waits for its store, in milliseconds. */
const longestOpenMs = 5_000;

/**
 * Opens the store, and destroys what is too old. Undefined where none can be kept: over plain HTTP, and where the
 * browser refuses storage.
 */
export async function openDraftStore(
  now: () => number = Date.now,
  name = 'guichet',
): Promise<DraftStore | undefined> {
  try {
    // Missing where a page came over plain HTTP.
    if (!crypto.subtle) return undefined;
    // Before the timer: it throws at once where storage is refused, and the timer's rejection would go unhandled.
    const opening = openDraftDatabase(name);
    // A browser may never answer: what is sent waits for the store.
    const late = new Promise<never>((_, reject) => setTimeout(reject, longestOpenMs));
    const store = createDraftStore(await Promise.race([opening, late]), name, now);
    await store.destroy(({ until = Number.POSITIVE_INFINITY }) => until <= now());
    return store;
  } catch {
    return undefined;
  }
}

function createDraftStore(first: DraftDatabase, name: string, now: () => number): DraftStore {
  let database = first;

  /** A browser may have closed the database under the page: it is opened again, once. */
  const reopening =
    <Given extends unknown[], Value>(act: (...given: Given) => Promise<Value>) =>
    (...given: Given) =>
      act(...given).catch(async () => {
        const opened = await openDraftDatabase(name);
        database.close();
        database = opened;
        return act(...given);
      });

  const begin = () =>
    database.transaction(['drafts', 'files', 'keys'], 'readwrite', { durability: 'strict' });

  /** `draftKey`: nothing is written unless a draft has it. */
  async function put(
    content: BufferSource,
    write: (sealed: Sealed, writing: ReturnType<typeof begin>) => Promise<unknown>,
    draftKey?: string,
  ): Promise<void> {
    const known = await database.get('keys', 'device');
    const key = known ?? (await createDeviceKey());
    const sealed = await seal(content, key);
    const writing = begin();
    const keys = writing.objectStore('keys');
    const [current, drafts] = await Promise.all([
      keys.get('device'),
      draftKey === undefined ? [] : writing.objectStore('drafts').getAll(),
    ]);
    // Said in another tab meanwhile.
    const isShared = isMarked('shared');
    const isCurrent = current?.id === known?.id;
    const isWanted = draftKey === undefined || drafts.some((draft) => draft.key === draftKey);
    // The key together with what it encrypts: a page may go in between.
    const written =
      isCurrent && isWanted && !isShared
        ? Promise.all([write(sealed, writing), current ?? keys.put(key, 'device')])
        : undefined;
    // Done without this page from here on: one that goes would hold up the next, and the browser would not keep it.
    writing.commit();
    await Promise.all([written, writing.done]);
    if (isShared) throw new Error('Others use this device, and nothing is kept on it.');
    // Another tab was faster, or destroyed the last draft meanwhile, and the key with it.
    if (!isCurrent && isWanted) await put(content, write, draftKey);
  }

  const unseal = async (sealed: Sealed | undefined) => open(sealed, await database.get('keys', 'device'));

  return {
    keep: reopening(({ content, ...plain }) =>
      put(new TextEncoder().encode(JSON.stringify(content)), (sealed, writing) =>
        writing.objectStore('drafts').put({ ...plain, ...sealed }),
      ),
    ),
    list: reopening(async () => {
      const drafts = await database.getAll('drafts');
      return drafts
        .filter(({ until = Number.POSITIVE_INFINITY }) => until > now())
        .map(({ sealedBy: _, iv: __, bytes: ___, ...draft }) => draft)
        .sort((a, b) => b.at - a.at);
    }),
    read: reopening(async (id) => {
      const bytes = await unseal(await database.get('drafts', id));
      return bytes && JSON.parse(new TextDecoder().decode(bytes));
    }),
    destroy: reopening(async (isMeant) => {
      const writing = begin();
      const [drafts, files] = [writing.objectStore('drafts'), writing.objectStore('files')];
      const all = await drafts.getAll();
      const meant = all.filter(isMeant);
      const left = new Set(all.filter((draft) => !meant.includes(draft)).map(({ key }) => key));
      await Promise.all(meant.map(({ id }) => drafts.delete(id)));
      for (const file of await files.getAllKeys()) if (!left.has(file[0])) await files.delete(file);
      if (left.size === 0) await writing.objectStore('keys').clear();
      await writing.done;
    }),
    // Its draft may have been destroyed meanwhile.
    keepFile: (draftKey, id, bytes) =>
      put(bytes, (sealed, writing) => writing.objectStore('files').put(sealed, [draftKey, id]), draftKey),
    readFile: reopening(async (draftKey, id) => unseal(await database.get('files', [draftKey, id]))),
    async keepFilesOnly(draftKey, ids) {
      const fileKeys = (await database.getAllKeys('files')).filter(([key]) => key === draftKey);
      for (const fileKey of fileKeys) if (!ids.includes(fileKey[1])) await database.delete('files', fileKey);
      return fileKeys.map(([, id]) => id).filter((id) => ids.includes(id));
    },
  };
}
