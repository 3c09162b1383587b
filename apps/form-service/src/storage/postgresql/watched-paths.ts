import type { Row } from '../rows.ts';
import type { RunStatement } from './open-database.ts';

const sql = {
  enter: {
    name: 'enter watched forms',
    text: 'INSERT INTO watched_forms (form) SELECT unnest($1::text[]) ON CONFLICT DO NOTHING',
  },
  lock: {
    name: 'lock watched forms',
    text: 'SELECT form, paths FROM watched_forms WHERE form = ANY($1) ORDER BY form FOR KEY SHARE',
  },
  lockAlone: {
    name: 'lock watched form alone',
    text: 'SELECT form, paths FROM watched_forms WHERE form = $1 FOR UPDATE',
  },
  write: { name: 'write watched paths', text: 'UPDATE watched_forms SET paths = $2 WHERE form = $1' },
} as const;

/** The watched paths of forms: those whose values `unique_values` holds. */
export type WatchedPaths = ReadonlyMap<string, readonly string[]>;

/** Notes forms, so that their rows can be locked. */
export async function enterForms(run: RunStatement, forms: readonly string[]): Promise<void> {
  await run(sql.enter, [[...new Set(forms)].sort()]);
}

/**
 * The watched paths of forms, which stay the same until the transaction ends. Others who store are not held up, a new
 * path is: its search then sees every submission that did not enter its value itself.
 */
export async function lockWatched(run: RunStatement, forms: readonly string[]): Promise<WatchedPaths> {
  const names = [...new Set(forms)].sort();
  const rows = await run(sql.lock, [names]);
  if (rows.length === names.length) return pathsOf(rows);
  await enterForms(run, names);
  return pathsOf(await run(sql.lock, [names]));
}

/** Within a transaction: watches a path from now on. */
export async function watchPath(run: RunStatement, form: string, path: string): Promise<void> {
  await enterForms(run, [form]);
  const paths = pathsOf(await run(sql.lockAlone, [form])).get(form) ?? [];
  if (!paths.includes(path)) await run(sql.write, [form, JSON.stringify([...paths, path])]);
}

function pathsOf(rows: readonly Row[]): WatchedPaths {
  return new Map(rows.map(({ form, paths }) => [String(form), JSON.parse(String(paths))]));
}
