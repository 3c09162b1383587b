import { type DBSchema, type IDBPDatabase, openDB } from 'idb';
import type { Draft } from './draft.ts';
import type { DeviceKey, Sealed } from './sealed.ts';

export type SealedDraft = Draft & Sealed;

interface Schema extends DBSchema {
  drafts: { key: string; value: SealedDraft };
  /** By the idempotency key of their drafts, and an id of their own: several drafts may have the same files. */
  files: { key: FileKey; value: Sealed };
  /** At most one. It goes with the last draft: what a disk still holds of one cannot be read any more. */
  keys: { key: 'device'; value: DeviceKey };
}

export type FileKey = [draftKey: string, id: string];

export type DraftDatabase = IDBPDatabase<Schema>;

/** Rejects where the browser keeps nothing. */
export function openDraftDatabase(name: string): Promise<DraftDatabase> {
  return openDB<Schema>(name, 1, {
    upgrade(database) {
      database.createObjectStore('drafts', { keyPath: 'id' });
      database.createObjectStore('files');
      database.createObjectStore('keys');
    },
    blocking(_, __, event) {
      // A newer page of ours waits for this one.
      if (event.target instanceof IDBDatabase) event.target.close();
    },
  });
}
