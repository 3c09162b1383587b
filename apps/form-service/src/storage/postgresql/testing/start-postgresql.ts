import { type ChildProcess, execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { promisify } from 'node:util';
import { freePort } from '../../../testing/free-port.ts';
import { findPostgresql } from './find-postgresql.ts';

/** A real server on this machine, with its data in a temporary folder. */
export interface TestPostgresql {
  readonly port: number;
  /** The address of a database, for the superuser of this server. */
  urlOf(database: string): string;
  /** Ends it: `fast` rolls back, `immediate` is a crash. */
  stop(how?: 'fast' | 'immediate'): Promise<void>;
  /** Starts it again, on the same port and data, with further settings. */
  start(settings?: readonly string[]): Promise<void>;
  /** Stops it and removes its data. */
  close(): Promise<void>;
}

const superuser = 'guichet';

/** A machine that loses its power is another matter: these tests end processes. */
const quick = ['fsync=off', 'full_page_writes=off', 'synchronous_commit=off'];
const small = ['shared_buffers=32MB', 'max_connections=60', 'max_wal_size=256MB', 'autovacuum=off'];

/**
 * Starts one. `isDurable`: every commit is on the disk, as in production. `standbyOf`: it follows another one, and can
 * only be read until it is promoted.
 */
export async function startPostgresql({
  isDurable = false,
  settings: extraSettings = [],
  standbyOf,
}: {
  readonly isDurable?: boolean;
  readonly settings?: readonly string[];
  readonly standbyOf?: TestPostgresql;
} = {}): Promise<TestPostgresql> {
  const programs = findPostgresql();
  if (programs === undefined) throw new Error('PostgreSQL is not installed: apt-get install postgresql.');
  const owner = unprivileged();
  const folder = mkdtempSync(join(tmpdir(), 'guichet-postgresql-'));
  if (owner !== undefined) chownSync(folder, owner.uid, owner.gid);
  const data = join(folder, 'data');
  const [program, args] =
    standbyOf === undefined
      ? ['initdb', ['-D', data, '-U', superuser, '-A', 'trust', '-E', 'UTF8', '--locale=C', '-N']]
      : ['pg_basebackup', ['-D', data, '-d', standbyOf.urlOf('postgres'), '-R', '-c', 'fast', '-N']];
  await promisify(execFile)(join(programs, program), args, { ...owner, cwd: folder });
  const port = await freePort();
  let child: ChildProcess | undefined;

  async function start(more: readonly string[] = []): Promise<void> {
    const settings = [
      ...['listen_addresses=127.0.0.1', `port=${port}`, `unix_socket_directories=${folder}`],
      ...(isDurable ? [] : quick),
      ...[...small, ...extraSettings, ...more],
    ].flatMap((setting) => ['-c', setting]);
    // The shell ends with this process, however that ends, and the server with the shell.
    const script =
      'exec 3<&0; "$0" "$@" </dev/null & server=$!; (read _ <&3; kill -QUIT $server) & wait $server';
    child = spawn('/bin/sh', ['-c', script, join(programs ?? '', 'postgres'), '-D', data, ...settings], {
      ...owner,
      cwd: folder,
      stdio: ['pipe', 'ignore', 'pipe'],
    });
    const lines: string[] = [];
    const ready = new Promise<void>((resolve, reject) => {
      createInterface(child?.stderr ?? process.stdin).on('line', (line) => {
        lines.push(line);
        if (line.includes('database system is ready to accept')) resolve();
      });
      child?.on('exit', () => reject(new Error(`PostgreSQL did not start:\n${lines.join('\n')}`)));
    });
    await ready;
  }

  async function stop(how: 'fast' | 'immediate' = 'fast'): Promise<void> {
    if (child === undefined || child.exitCode !== null) return;
    const ended = once(child, 'exit');
    // The first line of this file is the server's own process.
    const pid = Number(readFileSync(join(data, 'postmaster.pid'), 'utf8').split('\n')[0]);
    process.kill(pid, how === 'fast' ? 'SIGINT' : 'SIGQUIT');
    await ended;
    child = undefined;
  }

  await start();
  return {
    port,
    urlOf: (database) => `postgres://${superuser}@127.0.0.1:${port}/${database}`,
    stop,
    start,
    async close() {
      await stop('immediate');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** The account that the server runs as: it refuses to run as root. */
function unprivileged(): { readonly uid: number; readonly gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const accounts = readFileSync('/etc/passwd', 'utf8').split('\n');
  const account = ['postgres', 'nobody'].flatMap((name) =>
    accounts.filter((line) => line.startsWith(`${name}:`)),
  );
  const [, , uid, gid] = account[0]?.split(':') ?? [];
  if (uid === undefined) throw new Error('There is no account postgres or nobody to run PostgreSQL as.');
  return { uid: Number(uid), gid: Number(gid) };
}
