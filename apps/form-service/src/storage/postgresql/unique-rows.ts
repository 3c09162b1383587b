import type { Json } from '@guichet/definition';
import { type EarlierValues, enterEarlierValues } from '../earlier-values.ts';
import { foldUnique } from '../fold-unique.ts';
import type { StoredSubmission, UniqueAnswer } from '../storage.ts';
import { fieldOf, foldedAt, hashOfFolded, nameOf, type UniqueField } from '../unique-values.ts';
import type { Postgresql, RunStatement } from './open-database.ts';
import { type WatchedPaths, watchPath } from './watched-paths.ts';

/** Submissions that are searched in one transaction. */
const slice = 200;

const sql = {
  begin: {
    name: 'begin unique path',
    text: 'INSERT INTO unique_paths (form, path) VALUES ($1, $2) ON CONFLICT DO NOTHING',
  },
  // Of two servers that search for one path the second waits for the rows of the first, and goes on behind them.
  progress: {
    name: 'read unique path',
    text: 'SELECT received, number, done FROM unique_paths WHERE form = $1 AND path = $2 FOR UPDATE',
  },
  isDone: {
    name: 'is unique path done',
    text: 'SELECT 1 AS found FROM unique_paths WHERE form = $1 AND path = $2 AND done',
  },
  unfinished: { name: 'unfinished unique paths', text: 'SELECT form, path FROM unique_paths WHERE NOT done' },
  advance: {
    name: 'advance unique path',
    text: 'UPDATE unique_paths SET received = $3, number = $4, done = $5 WHERE form = $1 AND path = $2',
  },
  earlier: {
    name: 'earlier submissions',
    text: `SELECT id, received, number, data FROM submissions WHERE form = $1 AND (received, number) > ($2, $3)
           ORDER BY received, number LIMIT ${slice}`,
  },
  find: {
    name: 'find unique values',
    text: `SELECT DISTINCT asked.place FROM unnest($1::text[], $2::text[], $3::text[])
             WITH ORDINALITY AS asked (form, path, value, place)
           JOIN unique_values held ON held.form = asked.form AND held.path = asked.path AND held.value = asked.value`,
  },
  enter: {
    name: 'enter unique values',
    text: `INSERT INTO unique_values (form, path, value, submission, is_claim)
           SELECT * FROM unnest($1::text[], $2::text[], $3::text[], $4::text[], $5::boolean[])
           ON CONFLICT (form, path, value, submission) DO NOTHING`,
    retriesTaken: true,
  },
} as const;

interface Entry extends UniqueField {
  readonly value: string;
  readonly submission: string;
  readonly isClaim: boolean;
}

/**
 * Values that only one submission of a form may hold, as hashes, in their own table. A path is watched from the first
 * submission that asks for it: later submissions enter their values themselves, and earlier ones are entered a few rows
 * at a time. Where that stopped is kept, so that any server goes on from there.
 */
export function createUniqueRows({ read, transaction }: Postgresql, waitMs: number): EarlierValues {
  /** Gives whether the last row was entered. */
  function enterSlice({ form, path }: UniqueField): Promise<boolean> {
    return transaction(async (run) => {
      const [progress] = await run(sql.progress, [form, path]);
      if (progress?.done === true) return true;
      const start = [Number(progress?.received), Number(progress?.number)];
      const rows = await run(sql.earlier, [form, ...start]);
      await enter(
        run,
        rows.flatMap(({ id, data }) => {
          const value = foldedAt(JSON.parse(String(data)), path);
          return value === '' ? [] : [{ form, path, value, submission: String(id), isClaim: false }];
        }),
      );
      const last = rows.at(-1);
      const [received, number] = last === undefined ? start : [Number(last.received), Number(last.number)];
      const isDone = rows.length < slice;
      await run(sql.advance, [form, path, received ?? -1, number ?? -1, isDone]);
      return isDone;
    });
  }

  return enterEarlierValues({
    begin: async ({ form, path }) => {
      if ((await read(sql.isDone, [form, path])).length > 0) return true;
      await transaction(async (run) => {
        await watchPath(run, form, path);
        await run(sql.begin, [form, path]);
      });
      return false;
    },
    enterSlice,
    unfinished: async () =>
      (await read(sql.unfinished)).map(({ form, path }) => ({ form: String(form), path: String(path) })),
    waitMs,
  });
}

/** Within a transaction: the paths of answers that other submissions hold, or another of these answers. */
export async function findTaken(
  run: RunStatement,
  form: string,
  unique: readonly UniqueAnswer[],
): Promise<readonly string[]> {
  const seen = new Set<string>();
  const asked = unique
    .map((answer) => ({ answer, ...fieldOf(form, answer), value: foldUnique(answer.value) }))
    .filter(({ value }) => value !== '')
    .map((lookup) => {
      const name = nameOf(lookup, lookup.value);
      const isRepeated = seen.has(name);
      seen.add(name);
      return { ...lookup, isRepeated };
    });
  if (asked.length === 0) return [];
  const rows = await run(sql.find, [
    asked.map((lookup) => lookup.form),
    asked.map((lookup) => lookup.path),
    asked.map((lookup) => hashOfFolded(lookup.value)),
  ]);
  const held = new Set(rows.map(({ place }) => Number(place) - 1));
  return asked.flatMap(({ answer, isRepeated }, index) =>
    isRepeated || held.has(index) ? [answer.path] : [],
  );
}

/** Within the same transaction: enters what submissions hold at watched paths, and claims what must be unique. */
export async function enterValues(
  run: RunStatement,
  submissions: readonly StoredSubmission[],
  watched: WatchedPaths,
  claimed: { readonly form: string; readonly unique: readonly UniqueAnswer[] },
): Promise<void> {
  const claims = new Set(
    claimed.unique.map((answer) => nameOf(fieldOf(claimed.form, answer), foldUnique(answer.value))),
  );
  const entries = submissions.flatMap(({ id, form, data }) => {
    const paths = watched.get(form) ?? [];
    const parsed: Json = paths.length === 0 ? null : JSON.parse(data);
    return paths.flatMap((path) => {
      const value = foldedAt(parsed, path);
      const isClaim = claims.has(nameOf({ form, path }, value));
      return value === '' ? [] : [{ form, path, value, submission: id, isClaim }];
    });
  });
  await enter(run, entries);
}

async function enter(run: RunStatement, entries: readonly Entry[]): Promise<void> {
  if (entries.length === 0) return;
  await run(sql.enter, [
    entries.map(({ form }) => form),
    entries.map(({ path }) => path),
    entries.map(({ value }) => hashOfFolded(value)),
    entries.map(({ submission }) => submission),
    entries.map(({ isClaim }) => isClaim),
  ]);
}
