import type { DatabaseSync } from 'node:sqlite';

/** Runs writes in transactions; each is on the disk when its promise is fulfilled. */
export interface GroupCommit {
  run<T>(write: () => T): Promise<T>;
  /** Commits what waits, at once. */
  flush(): void;
}

interface Waiting {
  /** Does the write; returns what tells the caller of it once it is committed. */
  readonly write: () => () => void;
  readonly fail: (error: unknown) => void;
}

/**
 * Writes that arrive in the same turn of the event loop are committed together: one wait for the disk serves
 * them all. When one of them throws, none of the group is committed, and each is tried in a transaction of
 * its own, so that only the faulty one fails.
 */
export function createGroupCommit(database: DatabaseSync): GroupCommit {
  let waiting: Waiting[] = [];

  function commit(group: readonly Waiting[]): void {
    let announcements: readonly (() => void)[];
    try {
      database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      // Another process holds the database, or it is gone: no smaller group would fare better.
      for (const { fail } of group) fail(error);
      return;
    }
    try {
      announcements = group.map(({ write }) => write());
      database.exec('COMMIT');
    } catch (error) {
      if (database.isOpen && database.isTransaction) database.exec('ROLLBACK');
      if (group.length === 1) for (const { fail } of group) fail(error);
      else for (const one of group) commit([one]);
      return;
    }
    for (const announce of announcements) announce();
  }

  function flush(): void {
    const group = waiting;
    waiting = [];
    if (group.length > 0) commit(group);
  }

  return {
    run: <T>(write: () => T) =>
      new Promise<T>((resolve, reject) => {
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          write: () => {
            const result = write();
            return () => resolve(result);
          },
          fail: reject,
        });
      }),
    flush,
  };
}
