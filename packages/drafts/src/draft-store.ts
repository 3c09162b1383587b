import type { Json } from '@guichet/definition';
import type { Draft, DraftToKeep } from './draft.ts';
import { type DraftDatabase, openDraftDatabase, type SealedDraft } from './draft-database.ts';
import { createDeviceKey, type DeviceKey, open, seal } from './sealed.ts';

/** The drafts that this device keeps, encrypted. Each call rejects where the browser refuses. */
export interface DraftStore {
  /** Takes the place of the one with the same id. */
  keep(draft: DraftToKeep): Promise<void>;
  /** Those of all forms that are still offered, newest first. */
  list(): Promise<readonly Draft[]>;
  /** A draft's content; undefined where it is gone or cannot be read. */
  read(id: string): Promise<Json | undefined>;
  destroy(isMeant: (draft: Draft) => boolean): Promise<void>;
}

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
    const store = createDraftStore(await openDraftDatabase(name), now);
    await store.destroy(({ until = Number.POSITIVE_INFINITY }) => until <= now());
    return store;
  } catch {
    return undefined;
  }
}

function createDraftStore(database: DraftDatabase, now: () => number): DraftStore {
  async function deviceKey(): Promise<DeviceKey> {
    const known = await database.get('keys', 'device');
    if (known !== undefined) return known;
    const created = await createDeviceKey();
    const keys = database.transaction('keys', 'readwrite');
    // Another tab may have been faster.
    const kept = await keys.store.get('device');
    if (kept === undefined) await keys.store.put(created, 'device');
    await keys.done;
    return kept ?? created;
  }

  async function keep(draft: DraftToKeep): Promise<void> {
    const { content, ...plain } = draft;
    const key = await deviceKey();
    const sealed: SealedDraft = { ...plain, ...(await seal(content, key)) };
    const writing = database.transaction(['drafts', 'keys'], 'readwrite', { durability: 'strict' });
    const isCurrent = (await writing.objectStore('keys').get('device'))?.id === key.id;
    if (isCurrent) await writing.objectStore('drafts').put(sealed);
    await writing.done;
    // Another tab destroyed the last draft meanwhile, and the key with it.
    if (!isCurrent) await keep(draft);
  }

  return {
    keep,
    async list() {
      const drafts = await database.getAll('drafts');
      return drafts
        .filter(({ until = Number.POSITIVE_INFINITY }) => until > now())
        .map(({ sealedBy: _, iv: __, bytes: ___, ...draft }) => draft)
        .sort((a, b) => b.at - a.at);
    },
    async read(id) {
      const [sealed, key] = [await database.get('drafts', id), await database.get('keys', 'device')];
      return sealed && key && open(sealed, key);
    },
    async destroy(isMeant) {
      const writing = database.transaction(['drafts', 'keys'], 'readwrite');
      const drafts = writing.objectStore('drafts');
      const all = await drafts.getAll();
      const meant = all.filter(isMeant);
      await Promise.all(meant.map(({ id }) => drafts.delete(id)));
      if (meant.length === all.length) await writing.objectStore('keys').clear();
      await writing.done;
    },
  };
}
