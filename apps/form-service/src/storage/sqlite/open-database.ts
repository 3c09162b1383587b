import { chmodSync, closeSync, existsSync, openSync, rmSync, statfsSync, statSync } from 'node:fs';
import { basename, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as pause } from 'node:timers/promises';
import { makeDataFolder } from '../data-folder.ts';
import type { StorageError } from '../storage-error.ts';
import type { StorageEvents } from '../storage-events.ts';
import { createDatabaseHealth } from './database-health.ts';
import { identityOf } from './file-identity.ts';
import { createGroupCommit, longestWaitMs, type WriteOptions } from './group-commit.ts';
import { type DatabaseSchema, migrate } from './migrations.ts';
import { findMove } from './moved-folder.ts';
import { refuseWhereRescued, rescue } from './rescue.ts';
import { storageErrorOf } from './sqlite-fault.ts';
import { startFault } from './start-fault.ts';

/** An open database: every commit is on the disk before its promise is fulfilled. */
export interface Database {
  /** To read with, and to prepare statements. Writes go through `run`. */
  readonly connection: DatabaseSync;
  /** Writes. Waits for other processes without stopping this one; see `createGroupCommit`. */
  run<T>(write: () => T, options?: WriteOptions): Promise<T>;
  /** Whether it can be read and written. */
  isReady(): Promise<boolean>;
  /** Finishes what waits, then closes. */
  close(): Promise<void>;
}

export interface DatabaseOptions {
  /** Hears when writing begins to fail, and when it succeeds again. */
  readonly onEvent?: ((events: StorageEvents) => void) | undefined;
  /** How long the start waits for another process that holds the database, and a write by itself, in milliseconds. */
  readonly waitMs?: number | undefined;
  /** Bytes of the disk that writes which reserve leave free. */
  readonly spare?: number | undefined;
  /** Opens a folder that was moved to PostgreSQL, too: for a move that broke off. */
  readonly opensMoved?: boolean | undefined;
}

/**
 * Bytes that submissions leave free on the disk, for the log that is merged into the database and for an operator who
 * must make room. Files leave more: they stop first. Product constant.
 */
export const submissionSpare = 64 * 1024 ** 2;

const sizeOfTry = 64 * 1024;

/**
 * Opens a database in a folder, made when it is missing, for this account alone, and brings it up to date. Throws an
 * Error whose message says to the operator what to do.
 */
export async function openDatabase(
  folder: string,
  schema: DatabaseSchema,
  {
    onEvent = () => {},
    waitMs = longestWaitMs,
    spare = submissionSpare,
    opensMoved = false,
  }: DatabaseOptions = {},
): Promise<Database> {
  const file = join(folder, schema.file);
  const move = opensMoved ? undefined : findMove(folder);
  if (move !== undefined) throw new Error(move.sentence);
  const connection = await connect(folder, file, schema, waitMs);
  const { isSame, check } = identityOf(file);
  const room = () => freeBytes(folder) - spare;
  let rescuing: Promise<void> | undefined;
  /** Also of one that was forgotten, because the database lies in its place again. */
  let lastRescue = Promise.resolve();
  let isFailureReported = false;

  function checkFiles(): void {
    // Closing removes the log: after it only the closed connection is at fault.
    if (connection.isOpen) check();
  }

  function onEnd(error: StorageError | undefined): void {
    if (!connection.isOpen) return;
    if (error?.fault === 'replaced') beginRescue();
    // It lies in its place again.
    if (error === undefined) {
      rescuing = undefined;
      isFailureReported = false;
    }
    health.onEnd(error);
  }

  function beginRescue(): void {
    if (rescuing !== undefined) return;
    lastRescue = save();
    rescuing = lastRescue;
  }

  async function save(): Promise<void> {
    const what = `Database ${file} was removed or replaced while it was open, and the server receives nothing more.`;
    try {
      const copy = await rescue(connection, file);
      // It was only moved for a moment, and goes on.
      if (isSame()) return rmSync(copy);
      const next = `Stop the server, put that file in the place of ${basename(file)} without its -wal and -shm, and start again.`;
      notify(`${what} All that was received is saved in ${copy}. ${next}`);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      rescuing = undefined;
      // Each health check and each submission tries again.
      if (isFailureReported) return;
      isFailureReported = true;
      notify(
        `${what} What was received could not be saved (${reason}): make room and do not stop the server, which still holds it.`,
      );
    }
  }

  const notify = (sentence: string) => onEvent({ database: file, fault: 'replaced', sentence });
  const commits = createGroupCommit(connection, { check: checkFiles, room, onEnd });
  const health = createDatabaseHealth({
    file,
    room,
    onEvent,
    now: () => performance.now(),
    read: () => void versionIn(connection),
    check() {
      if (!isSame()) beginRescue();
      check();
    },
    async tryCommit() {
      // As much as a submission of some size, so that it fails where one would.
      const grow = `CREATE TABLE IF NOT EXISTS tried (it BLOB); INSERT INTO tried VALUES (zeroblob(${sizeOfTry}))`;
      await commits.run(() => connection.exec(grow), { waitMs: 0 });
      await commits.run(() => connection.exec('DROP TABLE IF EXISTS tried'), { waitMs: 0 });
    },
  });
  return {
    connection,
    run: (write, options) => commits.run(write, { waitMs, ...options }),
    isReady: () => (connection.isOpen ? health.isReady() : Promise.resolve(false)),
    async close() {
      await commits.drain();
      if (!connection.isOpen) return;
      if (!isSame()) beginRescue();
      await lastRescue;
      if (connection.isOpen) connection.close();
    },
  };
}

/** Bytes free for this account; without an answer there is no telling, and room is taken to be there. */
function freeBytes(folder: string): number {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return Number.POSITIVE_INFINITY;
  }
}

function versionIn(connection: DatabaseSync): number {
  return Number(connection.prepare('PRAGMA user_version').get()?.user_version ?? 0);
}

async function connect(
  folder: string,
  file: string,
  schema: DatabaseSchema,
  waitMs: number,
): Promise<DatabaseSync> {
  let connection: DatabaseSync | undefined;
  try {
    makeDataFolder(folder);
    if (!existsSync(file)) refuseWhereRescued(file, schema);
    closeSync(openSync(file, 'a', 0o600));
    for (const path of [file, `${file}-wal`, `${file}-shm`]) keepForOwner(path);
    // It never waits by itself: the thread would stand still.
    const opened = new DatabaseSync(file, { timeout: 0, enableForeignKeyConstraints: true });
    connection = opened;
    await untilFree(opened, waitMs, () => {
      migrate(opened, file, schema);
      opened.exec('PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL');
      // A commit that changes nothing still shows whether one could reach the disk.
      opened.exec(`BEGIN IMMEDIATE; PRAGMA user_version = ${versionIn(opened)}; COMMIT`);
    });
    return opened;
  } catch (error) {
    connection?.close();
    // Without a code it is a sentence of our own, or a fault of ours.
    throw error instanceof Error && 'code' in error ? startFault(error, file) : error;
  }
}

/** A copy that was put in its place may be open to everybody on this machine. */
function keepForOwner(file: string): void {
  const found = statSync(file, { throwIfNoEntry: false });
  const isOwner = found !== undefined && (process.getuid?.() ?? found.uid) === found.uid;
  if (isOwner && (found.mode & 0o077) !== 0) chmodSync(file, 0o600);
}

/** Between two tries, in milliseconds. */
const pauseMs = 20;

/** Runs work that needs the database for itself, again and again while others hold it as they open or leave it. */
async function untilFree(connection: DatabaseSync, waitMs: number, work: () => void): Promise<void> {
  const latest = performance.now() + waitMs;
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (connection.isTransaction) connection.exec('ROLLBACK');
      if (storageErrorOf(error)?.fault !== 'busy' || performance.now() > latest) throw error;
      await pause(pauseMs);
    }
  }
}
