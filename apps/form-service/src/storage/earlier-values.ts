import { setTimeout as pause } from 'node:timers/promises';
import type { UniqueAnswer } from './storage.ts';
import { StorageError } from './storage-error.ts';
import { fieldOf, nameOf, type UniqueField } from './unique-values.ts';

/** Enters into the table of unique values what submissions held before their path was watched. */
export interface EarlierValues {
  /**
   * Fulfilled when the paths of these answers are watched and all that was stored before is entered. Rejected with a
   * StorageError when that takes longer than a resident waits; it goes on meanwhile.
   */
  prepare(form: string, unique: readonly UniqueAnswer[]): Promise<void>;
  /** Stops entering, after the rows that are under way. */
  close(): Promise<void>;
}

interface Needs {
  /** Gives whether all was entered before. */
  readonly begin: (field: UniqueField) => Promise<boolean>;
  /** Enters a few rows. Gives whether the last was entered. */
  readonly enterSlice: (field: UniqueField) => Promise<boolean>;
  /** Paths whose last row was not entered when an earlier server stopped. */
  readonly unfinished: () => Promise<readonly UniqueField[]>;
  /** How long a resident waits, in milliseconds. */
  readonly waitMs: number;
}

/** Before a search that failed is taken up again, in milliseconds. */
const retryMs = 5_000;

/** Goes on at once where an earlier server stopped. */
export function enterEarlierValues({ begin, enterSlice, unfinished, waitMs }: Needs): EarlierValues {
  const entering = new Map<string, Promise<void>>();
  const entered = new Set<string>();
  const stopping = new AbortController();

  async function enterAll(field: UniqueField): Promise<void> {
    if (await begin(field)) return;
    while (!(await enterSlice(field))) if (stopping.signal.aborted) throw new StorageError('preparing');
  }

  /** A second request for a path waits for the same search. */
  function enterOnce(field: UniqueField): Promise<void> {
    const name = nameOf(field);
    if (entered.has(name)) return Promise.resolve();
    const underWay = entering.get(name);
    if (underWay !== undefined) return underWay;
    const started = enterAll(field)
      .then(() => void entered.add(name))
      .finally(() => entering.delete(name));
    entering.set(name, started);
    return started;
  }

  async function resume(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        for (const field of await unfinished()) await enterOnce(field);
        return;
      } catch {
        await pause(retryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  const resuming = resume();

  return {
    async prepare(form, unique) {
      if (unique.length === 0) return;
      const all = Promise.all(unique.map((answer) => enterOnce(fieldOf(form, answer))));
      const waiting = new AbortController();
      const tooLong = pause(waitMs, undefined, { ref: false, signal: waiting.signal }).then(() => {
        throw new StorageError('preparing');
      });
      // Nobody waits for the one that loses the race.
      for (const promise of [all, tooLong]) promise.catch(() => undefined);
      try {
        await Promise.race([all, tooLong]);
      } finally {
        waiting.abort();
      }
    },
    async close() {
      stopping.abort();
      await Promise.allSettled([resuming, ...entering.values()]);
    },
  };
}
