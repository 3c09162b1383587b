import { type FSWatcher, watch } from 'node:fs';

/** In milliseconds: what is saved together is taken together... */
const quietMs = 100;
/** ...but nobody who never stops saving keeps a change waiting longer than this. */
const longestWaitMs = 2_000;

/** How often to look without a sign: links, network mounts and containers often give none. */
const rescanMs = 2_000;
const slowestRescanMs = 30_000;
/** A rescan costs about 0.05 ms a file: it may take a hundredth of the processor... */
const rescanMsPerFile = 5;
/** ...and where files are far away, a fifth of the time. */
const pauseForLook = 4;

/** Watches are a bounded good of the system; folders beyond this many are only rescanned. */
const maxWatched = 500;

interface Sight {
  /** How many files were looked at. */
  readonly count: number;
  /** A change in one of them is worth another look. */
  readonly folders: readonly string[];
  /** When something will be known that is not yet, in milliseconds. */
  readonly lookAgainIn: number | undefined;
}

interface Options {
  /** Looks at everything. */
  readonly look: () => Promise<Sight>;
  /** Hears why looking fails, once until it succeeds again. */
  readonly onFault: (error: unknown) => void;
}

export interface Watching {
  /** Resolves when the last look is done. */
  close(): Promise<void>;
}

/**
 * Looks at once, soon after each sign of a change, and every few seconds. One look at a time. Keeps no
 * process alive.
 */
export function watchFolders({ look, onFault }: Options): Watching {
  const watchers = new Map<string, FSWatcher>();
  let isClosed = false;
  let isFaulty = false;
  let looking: Promise<void> | undefined;
  let timer: NodeJS.Timeout | undefined;
  let firstSign: number | undefined;

  function lookIn(ms: number): void {
    clearTimeout(timer);
    if (isClosed) return;
    timer = setTimeout(() => {
      looking = lookNow();
    }, ms).unref();
  }

  function onSign(): void {
    firstSign ??= performance.now();
    // A sign during a look is answered after it.
    if (looking === undefined)
      lookIn(Math.max(0, Math.min(quietMs, firstSign + longestWaitMs - performance.now())));
  }

  async function lookNow(): Promise<void> {
    firstSign = undefined;
    const start = performance.now();
    let again: number | undefined;
    let files = 0;
    try {
      const { count, folders, lookAgainIn } = await look();
      watchAll(folders);
      [files, again] = [count, lookAgainIn];
      isFaulty = false;
    } catch (error) {
      if (!isFaulty) onFault(error);
      isFaulty = true;
    }
    looking = undefined;
    const took = performance.now() - start;
    const rescan = Math.min(
      slowestRescanMs,
      Math.max(rescanMs, files * rescanMsPerFile, took * pauseForLook),
    );
    lookIn(firstSign === undefined ? (again ?? rescan) : quietMs);
  }

  function watchAll(folders: readonly string[]): void {
    if (isClosed) return;
    const wanted = new Set(folders.slice(0, maxWatched));
    for (const folder of watchers.keys()) if (!wanted.has(folder)) unwatch(folder);
    for (const folder of wanted) {
      if (watchers.has(folder)) continue;
      try {
        const watcher = watch(folder, { persistent: false }, onSign);
        watchers.set(
          folder,
          watcher.on('error', () => unwatch(folder)),
        );
      } catch {
        // It is gone, or the system has no more watches: the rescan sees what changes in it.
      }
    }
  }

  function unwatch(folder: string): void {
    watchers.get(folder)?.close();
    watchers.delete(folder);
  }

  lookIn(0);
  return {
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await looking;
      for (const folder of watchers.keys()) unwatch(folder);
    },
  };
}
