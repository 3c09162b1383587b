import { setTimeout as pause } from 'node:timers/promises';
import type { Json } from '@guichet/definition';
import { foldUnique } from '../fold-unique.ts';
import type { StoredSubmission, UniqueAnswer } from '../storage.ts';
import { StorageError } from '../storage-error.ts';
import { fieldOf, foldedAt, hashOfFolded, nameOf, type UniqueField } from '../unique-values.ts';
import type { Postgresql, RunStatement } from './open-database.ts';
import { type WatchedPaths, watchPath } from './watched-paths.ts';

/**
 * Values that only one submission of a form may hold, as hashes, in their own table. A path is watched from the first
 * submission that asks for it: later submissions enter their values themselves, and earlier ones are entered a few rows
 * at a time. Where that stopped is kept, so that any server goes on from there.
 */
export interface UniqueRows {
  /**
   * Fulfilled when the paths of these answers are watched and all that was stored before is entered. Rejected with a
   * StorageError when that takes longer than a resident waits; it goes on meanwhile.
   */
  prepare(form: string, unique: readonly UniqueAnswer[]): Promise<void>;
  /** Stops entering, after the rows that are under way. */
  close(): Promise<void>;
}

/** Submissions that are searched in one transaction. */
const slice = 200;

/** Before a search that failed is taken up again, in milliseconds. */
const retryMs = 5_000;

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

export function createUniqueRows({ read, transaction }: Postgresql, waitMs: number): UniqueRows {
  const entering = new Map<string, Promise<void>>();
  const entered = new Set<string>();
  const stopping = new AbortController();

  async function watch({ form, path }: UniqueField): Promise<void> {
    await transaction(async (run) => {
      await watchPath(run, form, path);
      await run(sql.begin, [form, path]);
    });
  }

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

  async function enterAll(field: UniqueField): Promise<void> {
    if ((await read(sql.isDone, [field.form, field.path])).length > 0) return;
    await watch(field);
    while (!(await enterSlice(field))) if (stopping.signal.aborted) throw new StorageError('preparing');
  }

  /** A second request for a path waits for the same search. */
  function enterOnce(field: UniqueField): Promise<void> {
    const name = nameOf(field);
    if (entered.has(name)) return Promise.resolve();
    const underWay = entering.get(name);
    if (underWay !== undefined) return underWay;
    const started = enterAll(field)
      .then(() => void entered.add(name))
      .finally(() => entering.delete(name));
    entering.set(name, started);
    return started;
  }

  /** Goes on where an earlier server stopped. */
  async function resume(): Promise<void> {
    while (!stopping.signal.aborted) {
      try {
        for (const { form, path } of await read(sql.unfinished))
          await enterOnce({ form: String(form), path: String(path) });
        return;
      } catch {
        await pause(retryMs, undefined, { ref: false, signal: stopping.signal }).catch(() => undefined);
      }
    }
  }
  const resuming = resume();

  return {
    async prepare(form, unique) {
      if (unique.length === 0) return;
      const all = Promise.all(unique.map((one) => enterOnce(fieldOf(form, one))));
      const waiting = new AbortController();
      const tooLong = pause(waitMs, undefined, { ref: false, signal: waiting.signal }).then(() => {
        throw new StorageError('preparing');
      });
      // Nobody waits for the one that loses the race.
      for (const one of [all, tooLong]) one.catch(() => undefined);
      try {
        await Promise.race([all, tooLong]);
      } finally {
        waiting.abort();
      }
    },
    async close() {
      stopping.abort();
      await Promise.allSettled([resuming, ...entering.values()]);
    },
  };
}

/** Within a transaction: the paths of answers that other submissions hold, or another of these answers. */
export async function findTaken(
  run: RunStatement,
  form: string,
  unique: readonly UniqueAnswer[],
): Promise<readonly string[]> {
  const seen = new Set<string>();
  const asked = unique
    .map((one) => ({ answer: one, ...fieldOf(form, one), value: foldUnique(one.value) }))
    .filter(({ value }) => value !== '')
    .map((one) => {
      const name = nameOf(one, one.value);
      const isRepeated = seen.has(name);
      seen.add(name);
      return { ...one, isRepeated };
    });
  if (asked.length === 0) return [];
  const rows = await run(sql.find, [
    asked.map((one) => one.form),
    asked.map((one) => one.path),
    asked.map((one) => hashOfFolded(one.value)),
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
    claimed.unique.map((one) => nameOf(fieldOf(claimed.form, one), foldUnique(one.value))),
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
