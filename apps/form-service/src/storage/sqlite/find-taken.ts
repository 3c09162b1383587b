import type { DatabaseSync, StatementSync } from 'node:sqlite';
import { type Json, parsePath } from '@guichet/definition';
import type { UniqueAnswer } from '../storage.ts';

/**
 * Finds which of some answers other submissions of a form hold already. Each path that is asked for gets an
 * index of its own, which SQLite keeps up from then on. To be called within a transaction that writes.
 */
export function createFindTaken(
  database: DatabaseSync,
): (form: string, unique: readonly UniqueAnswer[]) => readonly string[] {
  const statements = new Map<string, StatementSync>();

  function statementFor(form: string, path: string): StatementSync {
    const name = JSON.stringify([form, path]);
    const known = statements.get(name);
    if (known !== undefined) return known;
    const answer = `lower(trim(json_extract(data, ${quoted(jsonPathOf(path))})))`;
    const own = `form = ${quoted(form)}`;
    database.exec(
      `CREATE INDEX IF NOT EXISTS "${`unique ${form} ${path}`.replaceAll('"', '""')}" ON submissions (${answer}) WHERE ${own}`,
    );
    const made = database.prepare(
      `SELECT 1 AS taken FROM submissions WHERE ${own} AND ${answer} = lower(trim(:value)) LIMIT 1`,
    );
    statements.set(name, made);
    return made;
  }

  return (form, unique) =>
    unique.flatMap(({ path, value, inside = { form, path } }) => {
      const row = statementFor(inside.form, inside.path).get({ value: asExtracted(value) });
      return row === undefined ? [] : [path];
    });
}

/** As `json_extract` gives it: whole numbers and marks as integers. */
function asExtracted(value: Json): string | number | bigint {
  if (typeof value === 'boolean' || Number.isSafeInteger(value)) return BigInt(Number(value));
  return typeof value === 'string' || typeof value === 'number' ? value : JSON.stringify(value);
}

function jsonPathOf(path: string): string {
  const keys = parsePath(path).map((key) =>
    typeof key === 'number' ? `[${key}]` : `.${JSON.stringify(key)}`,
  );
  return `$${keys.join('')}`;
}

function quoted(text: string): string {
  return `'${text.replaceAll("'", "''")}'`;
}
