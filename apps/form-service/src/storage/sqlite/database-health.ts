import type { StorageError, StorageFault } from '../storage-error.ts';
import type { StorageEvents } from '../storage-events.ts';
import { storageErrorOf } from './sqlite-fault.ts';

interface Needs {
  readonly file: string;
  /** Reads something; throws when that cannot be done. */
  readonly read: () => void;
  /** Throws a StorageError when the files are not those that were opened. */
  readonly check: () => void;
  /** Bytes that writes may still take; below 0 there is no room. */
  readonly room: () => number;
  /** Commits something that changes nothing; waits for nobody. */
  readonly tryCommit: () => Promise<unknown>;
  readonly onEvent: (events: StorageEvents) => void;
  /** Milliseconds of a clock. */
  readonly now: () => number;
}

export interface DatabaseHealth {
  /** Hears how a commit ended: undefined when it is on the disk. */
  onEnd(error: StorageError | undefined): void;
  /**
   * Whether what is kept can be read, and commits succeed. While they fail it tries one itself, at most once a second,
   * so that it recovers without a submission.
   */
  isReady(): Promise<boolean>;
}

/** Milliseconds between two commits that are tried while commits fail. */
const betweenTries = 1_000;

const sentences: Readonly<Record<Exclude<StorageFault, 'replaced'>, string>> = {
  busy: 'another process keeps it locked. Nothing is received until that process lets go: end it, or wait',
  full: 'its disk has too little room. Nothing is received until there is more: make room',
  preparing: 'earlier submissions are being searched',
  failing: 'it cannot be written. Nothing is received until it can: look at its disk and its permissions',
};

export function createDatabaseHealth(needs: Needs): DatabaseHealth {
  const { file, read, check, room, tryCommit, onEvent, now } = needs;
  let fault: StorageFault | undefined;
  let triedAt = Number.NEGATIVE_INFINITY;

  function become(next: StorageFault | undefined): void {
    if (next === fault) return;
    fault = next;
    // The rescue reports a database that was replaced.
    if (next === 'replaced') return;
    const sentence = next === undefined ? 'is written again' : sentences[next];
    onEvent({ database: file, fault: next, sentence: `Database ${file}: ${sentence}.` });
  }

  function onEnd(error: StorageError | undefined): void {
    if (error !== undefined) become(error.fault);
    // A write that takes next to nothing fits where a submission does not.
    else if (fault !== 'full' || room() >= 0) become(undefined);
  }

  return {
    onEnd,
    async isReady() {
      try {
        read();
        check();
      } catch (error) {
        become(storageErrorOf(error)?.fault ?? 'failing');
        return false;
      }
      if (room() < 0) {
        become('full');
        return false;
      }
      if (fault === undefined) return true;
      if (now() - triedAt < betweenTries) return false;
      triedAt = now();
      await tryCommit().catch(() => undefined);
      return fault === undefined;
    },
  };
}
