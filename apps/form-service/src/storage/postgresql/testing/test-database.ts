import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { type DatabaseAddress, parseDatabaseUrl } from '../parse-database-url.ts';

/** A database of its own on the server that all tests of a run share. */
export interface TestDatabase {
  readonly url: string;
  readonly address: DatabaseAddress;
  /** Runs SQL as the server's superuser, in this database. */
  sql(text: string): Promise<readonly Readonly<Record<string, unknown>>[]>;
  /** Empties its tables. It stays the same database. */
  empty(): Promise<void>;
  drop(): Promise<void>;
}

export async function createTestDatabase(): Promise<TestDatabase> {
  return createDatabaseOn(await sharedServer());
}

/** A database on a server whose databases have these addresses. */
export async function createDatabaseOn(urlOf: (database: string) => string): Promise<TestDatabase> {
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  const url = urlOf(name);
  await runSql(urlOf('postgres'), `CREATE DATABASE ${name}`);
  return {
    url,
    address: addressOf(url),
    sql: (text) => runSql(url, text),
    async empty() {
      const tables = await runSql(
        url,
        `SELECT string_agg(quote_ident(tablename), ', ') AS names FROM pg_tables
         WHERE schemaname = 'public' AND tablename NOT IN ('guichet_schemas', 'database_identity')`,
      );
      const names = tables[0]?.names;
      if (typeof names === 'string') await runSql(url, `TRUNCATE ${names} RESTART IDENTITY CASCADE`);
    },
    async drop() {
      await runSql(urlOf('postgres'), `DROP DATABASE IF EXISTS ${name} WITH (FORCE)`);
    },
  };
}

export function addressOf(url: string): DatabaseAddress {
  const parsed = parseDatabaseUrl(url);
  if (parsed.kind === 'wrong') throw new Error(parsed.why);
  return parsed.address;
}

/** The process that runs the tests starts it for the first who asks: `tools/testing/postgresql-of-run.ts`. */
async function sharedServer(): Promise<(database: string) => string> {
  const { TEST_POSTGRESQL: asked } = process.env;
  if (asked === undefined) throw new Error('These tests are run by Vitest, with its global setup.');
  const template = await (await fetch(asked)).text();
  return (database) => template.replace('DATABASE', database);
}

export async function runSql(
  url: string,
  text: string,
): Promise<readonly Readonly<Record<string, unknown>>[]> {
  const client = new Client({ connectionString: url });
  await client.connect();
  try {
    const { rows } = await client.query<Readonly<Record<string, unknown>>>(text);
    return rows;
  } finally {
    await client.end();
  }
}
