import { StorageError } from '../storage-error.ts';

/** Collects work for as long as earlier work is under way: many wait for the database once. */
export interface Batches<Item, Result> {
  /** Rejected with a StorageError, `busy`, where it is in no batch: too many wait, or it waited for too long. */
  add(item: Item): Promise<Result>;
}

export interface BatchLimits {
  /** Batches under way at once. */
  readonly lanes: number;
  readonly maxItems: number;
  readonly maxBytes: number;
}

interface Limits extends BatchLimits {
  /** How long an item waits for its batch, in milliseconds. */
  readonly waitMs: number;
}

interface Waiting<Item, Result> {
  readonly item: Item;
  readonly bytes: number;
  readonly resolve: (result: Result) => void;
  readonly reject: (error: unknown) => void;
  readonly timer: NodeJS.Timeout;
}

/** So many wait while the database holds up a batch; more are refused at once, as SQLite's do. */
const maxWaiting = 500;

/** A batch that takes longer is held up, in milliseconds. Until then a burst may wait, however large. */
const heldUpMs = 1_000;

/**
 * Runs items in batches, the first at once. `run` gives a result for each of its items, in their order. Where it throws,
 * so does each of its items.
 */
export function createBatches<Item, Result>(
  run: (items: readonly Item[]) => Promise<readonly Result[]>,
  bytesOf: (item: Item) => number,
  { lanes, maxItems, maxBytes, waitMs }: Limits,
): Batches<Item, Result> {
  const waiting: Waiting<Item, Result>[] = [];
  let underWay = 0;
  let lastStart = 0;
  let isPlanned = false;

  function takeBatch(): readonly Waiting<Item, Result>[] {
    let bytes = 0;
    const fitting = waiting.findIndex((queued, index) => {
      bytes += queued.bytes;
      return index > 0 && (index >= maxItems || bytes > maxBytes);
    });
    return waiting.splice(0, fitting === -1 ? waiting.length : fitting);
  }

  function start(): void {
    isPlanned = false;
    while (underWay < lanes && waiting.length > 0) {
      const batch = takeBatch();
      for (const { timer } of batch) clearTimeout(timer);
      underWay += 1;
      lastStart = performance.now();
      run(batch.map(({ item }) => item))
        .then(
          (results) => {
            for (const [index, { resolve, reject }] of batch.entries()) {
              const result = results[index];
              if (result === undefined) reject(new Error('A batch gave no result for an item.'));
              else resolve(result);
            }
          },
          (error: unknown) => {
            for (const { reject } of batch) reject(error);
          },
        )
        .finally(() => {
          underWay -= 1;
          start();
        });
    }
  }

  function isHeldUp(): boolean {
    return underWay >= lanes && performance.now() - lastStart > heldUpMs;
  }

  return {
    add: (item) =>
      new Promise((resolve, reject) => {
        if (waiting.length >= maxWaiting && isHeldUp()) return reject(new StorageError('busy'));
        const timer = setTimeout(() => {
          waiting.splice(waiting.indexOf(queued), 1);
          reject(new StorageError('busy'));
        }, waitMs).unref();
        const queued = { item, bytes: bytesOf(item), resolve, reject, timer };
        waiting.push(queued);
        if (isPlanned || underWay >= lanes) return;
        isPlanned = true;
        // With all that arrives in this turn of the event loop.
        setImmediate(start);
      }),
  };
}
