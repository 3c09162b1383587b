import {
  type DatabaseAddress,
  openPostgresql,
  openPostgresqlStorage,
  type Row,
} from '@guichet/form-service/postgresql';
import { openPostgresqlLedger } from '../../forms/ledger/postgresql-ledger.ts';
import { openPostgresqlOrders } from '../../orders/postgresql-orders.ts';
import { type CopiedRow, CopyError, type CopyPlace, pageSize, pagesOf } from './copy-place.ts';
import { type CopiedTable, copiedTables } from './tables.ts';

/** Types of columns that are no texts. */
const types: Readonly<Record<string, string>> = {
  first_served: 'bigint',
  received: 'bigint',
  size: 'bigint',
  created: 'bigint',
  kept: 'bigint',
  started: 'bigint',
  placed: 'bigint',
  attempts: 'integer',
  due: 'bigint',
  ended: 'bigint',
  since: 'bigint',
  deleted: 'bigint',
  count: 'bigint',
  number: 'bigint',
  until: 'bigint',
  amount: 'double precision',
  is_private: 'boolean',
};

/** A copy that is not finished: it may go on, and nothing else may be in the database. */
const copyTable =
  'CREATE TABLE IF NOT EXISTS guichet_copy (source text PRIMARY KEY, is_done boolean NOT NULL)';

/**
 * A PostgreSQL database, brought up to date. `source`: something is copied into it from there. Throws a CopyError where
 * it holds anything that does not come from there, or all of it already.
 */
export async function openDatabaseToCopy(
  address: DatabaseAddress,
  source: string | undefined,
): Promise<CopyPlace & { finish(): Promise<void> }> {
  const database = await openPostgresql(address);
  const { read, write } = database;

  async function prepare(): Promise<void> {
    for (const open of [
      () => openPostgresqlStorage(database),
      () => openPostgresqlLedger(database, { longestMs: Number.MAX_SAFE_INTEGER }),
      () => openPostgresqlOrders(database),
    ])
      await (await open()).close();
    if (source !== undefined) await beginCopy(source);
  }

  async function beginCopy(from: string): Promise<void> {
    await write({ text: copyTable });
    const [begun] = await read({ text: 'SELECT source, is_done FROM guichet_copy' });
    if (begun === undefined) {
      for (const { name } of copiedTables) {
        const [row] = await read({ text: `SELECT 1 AS found FROM ${name} LIMIT 1` });
        if (row !== undefined)
          throw new CopyError(`The database ${database.name} is not empty: name an empty one.`);
      }
      await write({ text: 'INSERT INTO guichet_copy VALUES ($1, false) ON CONFLICT DO NOTHING' }, [from]);
    } else if (begun.is_done === true)
      throw new CopyError(
        `${begun.source} has been copied into the database ${database.name} already: name an empty one as DATABASE_URL to copy ${from}.`,
      );
    else if (begun.source !== from)
      throw new CopyError(
        `A copy of ${begun.source} into the database ${database.name} was begun: finish that one.`,
      );
  }

  function pages(table: CopiedTable, position: readonly string[], columns: readonly string[]) {
    const { name, where = 'true' } = table;
    const order = `ORDER BY ${position.join(', ')} LIMIT ${pageSize}`;
    const selected = `SELECT ${columns.join(', ')} FROM ${name} WHERE ${where}`;
    const marks = position.map((_, index) => `$${index + 1}`).join(', ');
    const later = `${selected} AND (${position.join(', ')}) > (${marks}) ${order}`;
    return pagesOf(async (last) => {
      const rows = await (last === undefined
        ? read({ text: `${selected} ${order}` })
        : read(
            { text: later },
            position.map((column) => last[column] ?? null),
          ));
      return rows.map(rowOf);
    });
  }

  try {
    await prepare();
  } catch (error) {
    await database.close();
    throw error;
  }
  return {
    name: `the database ${database.name}`,
    read: (table) =>
      table.isSequence
        ? pages(table, ['number'], [...table.columns, 'number'])
        : pages(table, table.key, table.columns),
    readByKey: (table) => pages(table, table.key, table.columns),
    async write({ name, columns }, rows) {
      const lists = columns.map((column, index) => `$${index + 1}::${types[column] ?? 'text'}[]`);
      const text = `INSERT INTO ${name} (${columns.join(', ')}) SELECT * FROM unnest(${lists.join(', ')}) ON CONFLICT DO NOTHING`;
      await write(
        { text },
        columns.map((column) => rows.map((row) => storedValue(column, row[column] ?? null))),
      );
      if (name === 'unique_paths') await watch(rows);
    },
    async finish() {
      await write({ text: 'UPDATE guichet_copy SET is_done = true' });
    },
    close: () => database.close(),
  };

  /** Servers enter values of what they store at these paths, and search for the others. */
  async function watch(rows: readonly CopiedRow[]): Promise<void> {
    for (const form of new Set(rows.map((row) => String(row.form)))) {
      const [all] = await read(
        { text: 'SELECT json_agg(path)::text AS paths FROM unique_paths WHERE form = $1' },
        [form],
      );
      await write(
        {
          text: `INSERT INTO watched_forms (form, paths) VALUES ($1, $2)
                 ON CONFLICT (form) DO UPDATE SET paths = excluded.paths`,
        },
        [form, String(all?.paths)],
      );
    }
  }
}

function storedValue(column: string, value: string | number | null): string | number | boolean | null {
  return types[column] === 'boolean' ? value === 1 : value;
}

/** Numbers as SQLite writes them: PostgreSQL gives long ones as text. */
function rowOf(row: Row): CopiedRow {
  return Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      value === null || (typeof value === 'string' && types[name] === undefined) ? value : Number(value),
    ]),
  );
}
