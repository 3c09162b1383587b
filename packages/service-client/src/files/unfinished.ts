import { isJsonObject, type Json } from '@guichet/definition';
import type { FileService, UnfinishedUpload } from './file-service.ts';

/** An upload that began: where it goes on. */
export interface Begun extends UnfinishedUpload {
  readonly form: string;
  readonly field: string;
  readonly fingerprint: string;
  /** Anyone who knows it can write to the file: it stays in the tab. */
  readonly address: string;
}

export interface UnfinishedUploads {
  /** Those that nobody goes on with. */
  list(form: string, field: string): readonly Begun[];
  /** Where this file stopped, for one caller alone; undefined when it never began. */
  goOnWith(file: Pick<Begun, 'form' | 'field' | 'fingerprint'>): string | undefined;
  /** It has begun, or begun again elsewhere. */
  begin(begun: Begun): void;
  /** The page leaves it: permanently, or to resume it later. */
  leave(address: string, how: 'over' | 'unfinished'): void;
  forget(form: string, field: string): void;
}

/** Its name in `sessionStorage`. */
export const unfinishedName = 'guichet:uploads';
/** How long the service keeps what has come of a file, in milliseconds. */
const keptForMs = 24 * 60 * 60 * 1000;
/** More at once are not gone on with. */
const most = 50;

interface Kept extends Begun {
  /** Milliseconds since 1970. */
  readonly at: number;
}

/** As much of a browser's storage as uploads need. */
export type TabStorage = Pick<Storage, 'getItem' | 'setItem' | 'removeItem'>;

/** Uploads that have begun, as the tab remembers them over a reload. Without a storage none are. */
export function createUnfinished(storage: TabStorage | undefined, now: () => number): UnfinishedUploads {
  const underWay = new Set<string>();

  function read(): readonly Kept[] {
    try {
      const kept: Json = JSON.parse(storage?.getItem(unfinishedName) ?? '[]');
      return Array.isArray(kept) ? kept.flatMap(parse).filter(({ at }) => now() - at < keptForMs) : [];
    } catch {
      return [];
    }
  }

  function keep(begun: readonly Kept[]): void {
    try {
      if (begun.length === 0) storage?.removeItem(unfinishedName);
      else storage?.setItem(unfinishedName, JSON.stringify(begun.slice(-most)));
    } catch {
      // A full or closed storage: the upload goes on, but not over a reload.
    }
  }

  const list = (form: string, field: string) =>
    read().filter((begun) => begun.form === form && begun.field === field && !underWay.has(begun.address));

  return {
    list,
    goOnWith({ form, field, fingerprint }) {
      const address = list(form, field).find((begun) => begun.fingerprint === fingerprint)?.address;
      if (address !== undefined) underWay.add(address);
      return address;
    },
    begin(begun) {
      underWay.add(begun.address);
      keep([...read().filter(({ address }) => address !== begun.address), { ...begun, at: now() }]);
    },
    leave(address, how) {
      underWay.delete(address);
      if (how === 'over') keep(read().filter((begun) => begun.address !== address));
    },
    forget(form, field) {
      const forgotten = new Set(list(form, field).map(({ address }) => address));
      keep(read().filter(({ address }) => !forgotten.has(address)));
    },
  };
}

/** The part of a file service that names and forgets them. */
export function unfinishedCalls(
  unfinished: UnfinishedUploads,
): Pick<FileService, 'unfinishedUploads' | 'forgetUnfinished'> {
  return {
    unfinishedUploads: (form, field) =>
      unfinished.list(form, field).map(({ originalName, size }) => ({ originalName, size })),
    forgetUnfinished: (form, field) => unfinished.forget(form, field),
  };
}

function parse(kept: Json): readonly Kept[] {
  if (!isJsonObject(kept)) return [];
  const { form, field, fingerprint, address, originalName, size, at } = kept;
  return typeof form === 'string' &&
    typeof field === 'string' &&
    typeof fingerprint === 'string' &&
    typeof address === 'string' &&
    typeof originalName === 'string' &&
    typeof size === 'number' &&
    typeof at === 'number'
    ? [{ form, field, fingerprint, address, originalName, size, at }]
    : [];
}
