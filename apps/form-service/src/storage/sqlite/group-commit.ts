import type { DatabaseSync } from 'node:sqlite';
import { StorageError } from '../storage-error.ts';
import { storageErrorOf } from './sqlite-fault.ts';

export interface WriteOptions {
  /** Bytes of the disk that the write may take: refused where there is no room for them. Without it there is always room. */
  readonly bytes?: number;
  /** How long the write waits for another process that writes, in milliseconds. */
  readonly waitMs?: number;
}

/** Runs writes in transactions; each is on the disk when its promise is fulfilled. */
export interface GroupCommit {
  /** Rejected with a StorageError where the database is at fault, with what `write` throws where that is. */
  run<T>(write: () => T, options?: WriteOptions): Promise<T>;
  /** Fulfilled when no write waits any more. */
  drain(): Promise<void>;
}

/** Limits on commits. */
export interface CommitGuard {
  /** Called before each commit and again before it is acknowledged; throws a StorageError to refuse it. */
  readonly check: () => void;
  /** Bytes that writes may still take. */
  readonly room: () => number;
  /** Hears how each commit ended: undefined when it is on the disk. */
  readonly onEnd: (error: StorageError | undefined) => void;
}

interface Waiting {
  /** Does the write; returns what tells the caller of it once it is committed. */
  readonly write: () => () => void;
  readonly fail: (error: unknown) => void;
  readonly bytes: number;
  /** The last moment to try it, by `performance.now()`. */
  readonly until: number;
}

/** How long a write waits for another process that writes, in milliseconds. */
export const longestWaitMs = 10_000;

/** So many writes wait while another process holds the database; what comes beside is refused at once. */
const maxWaiting = 500;

/** Milliseconds between two tries, the last one again and again. With chance, so that two processes do not meet. */
const pauses = [1, 2, 5, 10, 20, 50] as const;

const noGuard: CommitGuard = { check: () => {}, room: () => Number.POSITIVE_INFINITY, onEnd: () => {} };

/**
 * Writes that arrive in the same turn of the event loop are committed together: one wait for the disk serves
 * them all. When one of them throws, none of the group is committed, and each is tried in a transaction of
 * its own, so that only the faulty one fails.
 *
 * SQLite itself waits for a lock by putting the thread to sleep, which would stop every page. So the connection
 * must not wait (`timeout: 0`): a group that meets a lock is tried again a little later, with what came meanwhile.
 */
export function createGroupCommit(database: DatabaseSync, guard: CommitGuard = noGuard): GroupCommit {
  let waiting: Waiting[] = [];
  let tries = 0;
  let draining: (() => void)[] = [];

  /** Gives those that met a lock. */
  function commit(group: readonly Waiting[]): readonly Waiting[] {
    let announcements: readonly (() => void)[];
    try {
      guard.check();
      database.exec('BEGIN IMMEDIATE');
    } catch (error) {
      // No smaller group would fare better.
      return afterFault(group, storageErrorOf(error) ?? new StorageError('failing', { cause: error }));
    }
    try {
      announcements = group.map(({ write }) => write());
      database.exec('COMMIT');
      guard.check();
    } catch (error) {
      rollBack();
      const fault = storageErrorOf(error);
      if (fault?.fault === 'busy') return group;
      if (group.length > 1) return group.flatMap((queued) => commit([queued]));
      if (fault !== undefined) return afterFault(group, fault);
      for (const { fail } of group) fail(error);
      return [];
    }
    guard.onEnd(undefined);
    for (const announce of announcements) announce();
    return [];
  }

  function afterFault(group: readonly Waiting[], fault: StorageError): readonly Waiting[] {
    if (fault.fault === 'busy') return group;
    guard.onEnd(fault);
    for (const { fail } of group) fail(fault);
    return [];
  }

  function rollBack(): void {
    if (!database.isOpen || !database.isTransaction) return;
    try {
      database.exec('ROLLBACK');
    } catch {
      // SQLite has rolled back by itself, as it does when the disk fails.
    }
  }

  /** Those of a group that the disk has room for; the others are refused. */
  function fitting(group: readonly Waiting[]): readonly Waiting[] {
    if (group.every(({ bytes }) => bytes === 0)) return group;
    let room = guard.room();
    return group.filter(({ bytes, fail }) => {
      if (bytes === 0) return true;
      if (bytes <= room) {
        room -= bytes;
        return true;
      }
      const full = new StorageError('full');
      guard.onEnd(full);
      fail(full);
      return false;
    });
  }

  function waitOrFail(locked: readonly Waiting[]): void {
    const now = performance.now();
    const busy = new StorageError('busy');
    for (const queued of locked) {
      if (queued.until > now) waiting.push(queued);
      else queued.fail(busy);
    }
    if (waiting.length < locked.length) guard.onEnd(busy);
  }

  function flush(): void {
    const group = fitting(waiting);
    waiting = [];
    const locked = group.length > 0 ? commit(group) : [];
    if (locked.length > 0) waitOrFail(locked);
    if (waiting.length === 0) {
      tries = 0;
      for (const done of draining.splice(0)) done();
      return;
    }
    const pause = pauses[Math.min(tries, pauses.length - 1)] ?? 0;
    tries += 1;
    setTimeout(flush, pause * (0.5 + Math.random()));
  }

  return {
    run: <T>(write: () => T, { bytes = 0, waitMs = longestWaitMs }: WriteOptions = {}) =>
      new Promise<T>((resolve, reject) => {
        if (tries > 0 && waiting.length >= maxWaiting) return reject(new StorageError('busy'));
        if (waiting.length === 0) setImmediate(flush);
        waiting.push({
          write: () => {
            const result = write();
            return () => resolve(result);
          },
          fail: reject,
          bytes,
          until: performance.now() + waitMs,
        });
      }),
    drain: () =>
      waiting.length === 0
        ? Promise.resolve()
        : new Promise((resolve) => {
            draining = [...draining, resolve];
          }),
  };
}
