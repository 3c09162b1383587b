import { randomUUID } from 'node:crypto';
import { StorageError } from '../storage-error.ts';
import type { Postgresql, RunStatement } from './open-database.ts';
import { sqlStateOf } from './postgresql-fault.ts';

/** Tables of one owner. */
export interface PostgresqlSchema {
  /** The owner: `submissions`. */
  readonly name: string;
  /** Each brings the tables one version further; none is ever changed. SQL, several statements in one. */
  readonly migrations: readonly string[];
}

/** How long a server may migrate before another takes over, in seconds. A migration is committed within it, or not at all. */
const leaseSeconds = 60;

/** Between two looks at whether another server is done, in milliseconds. */
const pauseMs = 100;

const sql = {
  tables: {
    name: 'list tables',
    text: `SELECT count(*) FILTER (WHERE table_name = 'guichet_schemas') AS ours, count(*) AS all
           FROM information_schema.tables WHERE table_schema = current_schema()`,
  },
  create: {
    name: 'create schemas',
    text: `CREATE TABLE IF NOT EXISTS guichet_schemas (
             name text PRIMARY KEY, version integer NOT NULL, holder text, held_until timestamptz
           )`,
  },
  enter: {
    name: 'enter schema',
    text: 'INSERT INTO guichet_schemas (name, version) VALUES ($1, 0) ON CONFLICT DO NOTHING',
  },
  read: { name: 'read schema', text: 'SELECT version FROM guichet_schemas WHERE name = $1' },
  hold: {
    name: 'hold schema',
    text: `UPDATE guichet_schemas SET holder = $2, held_until = now() + make_interval(secs => $3)
           WHERE name = $1 AND (holder IS NULL OR holder = $2 OR held_until < now()) RETURNING version`,
  },
  advance: {
    name: 'advance schema',
    text: 'UPDATE guichet_schemas SET version = $3 WHERE name = $1 AND holder = $2 AND version = $3 - 1 RETURNING version',
  },
  release: {
    name: 'release schema',
    text: 'UPDATE guichet_schemas SET holder = NULL, held_until = NULL WHERE name = $1 AND holder = $2',
  },
} as const;

/**
 * Brings the tables of a schema up to date. Of servers that start at the same time one does it, under a lease in
 * `guichet_schemas`; the others wait for it. Throws for a database that is another program's, or that a newer Guichet
 * has written, and leaves it as it is.
 */
export async function migrateSchema(database: Postgresql, schema: PostgresqlSchema): Promise<void> {
  try {
    await migrate(database, schema);
  } catch (error) {
    throw faultFor(database, error);
  }
}

async function migrate(database: Postgresql, { name, migrations }: PostgresqlSchema): Promise<void> {
  await enter(database, name);
  const latest = migrations.length;
  const holder = randomUUID();
  for (;;) {
    const version = await versionOf(database, name);
    if (version > latest) throw new Error(tooNew(database, version, latest));
    if (version === latest) return;
    const [held] = await database.write(sql.hold, [name, holder, leaseSeconds]);
    if (held === undefined) {
      await new Promise((resolve) => void setTimeout(resolve, pauseMs));
      continue;
    }
    try {
      for (let to = Number(held.version) + 1; to <= latest; to += 1)
        await database.transaction((run) =>
          advance(run, { name, holder, to, migration: migrations[to - 1] ?? '' }),
        );
    } finally {
      // The next server need not wait until the lease ends.
      await database.write(sql.release, [name, holder]);
    }
  }
}

/** The version of a schema in a database; undefined where there is none. */
export async function findSchemaVersion(
  database: Pick<Postgresql, 'read'>,
  name: string,
): Promise<number | undefined> {
  const [tables] = await database.read(sql.tables);
  if (Number(tables?.ours) === 0) return undefined;
  const [row] = await database.read(sql.read, [name]);
  return row === undefined ? undefined : Number(row.version);
}

async function enter(database: Postgresql, name: string): Promise<void> {
  const [tables] = await database.read(sql.tables);
  const isOurs = Number(tables?.ours) > 0;
  if (!isOurs && Number(tables?.all) > 0) throw otherProgram(database);
  if (!isOurs) await createTable(database);
  try {
    await database.write(sql.enter, [name]);
  } catch (error) {
    // A table with our name, and other columns.
    throw sqlStateOf(error) === '42703' ? otherProgram(database, error) : error;
  }
}

function otherProgram(database: Postgresql, cause?: unknown): Error {
  return new Error(
    `The database ${database.name} (DATABASE_URL) holds the tables of another program: name an empty one, or give this user a schema of its own; then start again.`,
    { cause },
  );
}

/** The sentence for an operator, where the database was the reason. */
function faultFor({ name }: Postgresql, error: unknown): unknown {
  const cause = error instanceof StorageError ? error.cause : error;
  switch (sqlStateOf(cause)) {
    case '25006':
      return new Error(
        `The database ${name} (DATABASE_URL) is read-only: name the primary server, then start again.`,
        { cause },
      );
    case '42501':
      return new Error(
        `The user of DATABASE_URL lacks a right in the database ${name}: ${cause instanceof Error ? cause.message : ''}. Make it the owner of the tables, then start again.`,
        { cause },
      );
    default:
      return error;
  }
}

/** PostgreSQL's `IF NOT EXISTS` does not wait for another server that creates the same table at this moment. */
async function createTable(database: Postgresql): Promise<void> {
  try {
    await database.write(sql.create);
  } catch (error) {
    const isCreated = ['23505', '42P07', '42710'].includes(sqlStateOf(error) ?? '');
    if (isCreated) return;
    if (sqlStateOf(error) !== '42501') throw error;
    throw new Error(
      `The user of DATABASE_URL may create no tables in the database ${database.name}: grant it CREATE on its schema, or make it the owner; then start again.`,
      { cause: error },
    );
  }
}

async function versionOf(database: Postgresql, name: string): Promise<number> {
  const [row] = await database.read(sql.read, [name]);
  return Number(row?.version);
}

interface Step {
  readonly name: string;
  readonly holder: string;
  readonly to: number;
  readonly migration: string;
}

/** With the number in one transaction: the server that lost its lease to another commits nothing. */
async function advance(run: RunStatement, { name, holder, to, migration }: Step): Promise<void> {
  const [advanced] = await run(sql.advance, [name, holder, to]);
  // Committed by an earlier try, or another's by now.
  if (advanced === undefined) return;
  for (const text of statementsOf(migration)) await run({ text });
}

/** A migration's statements, each ended by a semicolon at the end of a line. */
function statementsOf(migration: string): readonly string[] {
  return migration
    .split(/;\s*$/m)
    .map((statement) => statement.trim())
    .filter((statement) => statement !== '');
}

function tooNew(database: Postgresql, version: number, latest: number): string {
  return `The database ${database.name} (DATABASE_URL) is of version ${version}, and this Guichet knows versions up to ${latest}. Start the newer Guichet, or restore a backup of before the upgrade.`;
}
