import type { DatabaseSync } from 'node:sqlite';
import type { Json } from '@guichet/definition';
import { type EarlierValues, enterEarlierValues } from '../earlier-values.ts';
import { foldUnique } from '../fold-unique.ts';
import type { StoredSubmission, UniqueAnswer } from '../storage.ts';
import { fieldOf, foldedAt, nameOf, type UniqueField } from '../unique-values.ts';
import type { GroupCommit } from './group-commit.ts';

/**
 * Values that only one submission of a form may hold, in their own table. A path is watched from the first submission
 * that asks for it: later submissions enter their values themselves, and earlier ones are entered a few rows at a time.
 * Where that stopped is kept, so that any process goes on from there, also after it was killed.
 */
export interface UniqueRows extends EarlierValues {
  /** Within a transaction that writes: the paths of answers that other submissions hold, or another of these answers. */
  findTaken(form: string, unique: readonly UniqueAnswer[]): readonly string[];
  /** Within the same transaction: enters what a submission holds, and claims of it what must be unique. */
  enter(submission: StoredSubmission, form: string, unique: readonly UniqueAnswer[]): void;
}

/** Submissions, and characters of them, that are searched in one go: for a few milliseconds. */
const slice = { rows: 200, characters: 1024 ** 2 };

export function createUniqueRows(
  database: DatabaseSync,
  commits: Pick<GroupCommit, 'run'>,
  waitMs: number,
): UniqueRows {
  const statements = prepareStatements(database);

  /** Gives whether the last row was entered. */
  function enterSlice({ form, path }: UniqueField): boolean {
    statements.watch.run(form, path);
    const start = statements.progress.get(form, path);
    if (start?.done === 1) return true;
    let [rows, characters] = [0, 0];
    let { received, id } = start ?? {};
    for (const row of statements.earlier.iterate({ form, received: received ?? -1, id: id ?? '' })) {
      const data = String(row.data);
      const value = foldedAt(JSON.parse(data), path);
      if (value !== '') statements.enter.run(form, path, value, row.id ?? '', 0);
      ({ received, id } = row);
      rows += 1;
      characters += data.length;
      if (characters > slice.characters) break;
    }
    const isDone = rows < slice.rows && characters <= slice.characters;
    statements.advance.run(received ?? -1, id ?? '', isDone ? 1 : 0, form, path);
    return isDone;
  }

  const earlier = enterEarlierValues({
    begin: async ({ form, path }) => statements.progress.get(form, path)?.done === 1,
    enterSlice: (field) => commits.run(() => enterSlice(field)),
    unfinished: async () =>
      statements.unfinished.all().map(({ form, path }) => ({ form: String(form), path: String(path) })),
    waitMs,
  });

  return {
    ...earlier,
    findTaken(form, unique) {
      const seen = new Set<string>();
      return unique.flatMap((answer) => {
        const place = fieldOf(form, answer);
        const value = foldUnique(answer.value);
        const name = nameOf(place, value);
        const isTaken = seen.has(name) || statements.find.get(place.form, place.path, value) !== undefined;
        seen.add(name);
        return isTaken && value !== '' ? [answer.path] : [];
      });
    },
    enter(submission, form, unique) {
      const watched = statements.watched.all(submission.form);
      if (watched.length === 0) return;
      const data: Json = JSON.parse(submission.data);
      const claims = new Set(unique.map((answer) => nameOf(fieldOf(form, answer), foldUnique(answer.value))));
      for (const row of watched) {
        const path = String(row.path);
        const value = foldedAt(data, path);
        if (value === '') continue;
        const isClaim = claims.has(nameOf({ form: submission.form, path }, value));
        statements.enter.run(submission.form, path, value, submission.id, isClaim ? 1 : 0);
      }
    },
  };
}

function prepareStatements(database: DatabaseSync) {
  return {
    watch: database.prepare('INSERT INTO unique_paths (form, path) VALUES (?, ?) ON CONFLICT DO NOTHING'),
    watched: database.prepare('SELECT path FROM unique_paths WHERE form = ?'),
    progress: database.prepare('SELECT received, id, done FROM unique_paths WHERE form = ? AND path = ?'),
    unfinished: database.prepare('SELECT form, path FROM unique_paths WHERE done = 0'),
    advance: database.prepare(
      'UPDATE unique_paths SET received = ?, id = ?, done = ? WHERE form = ? AND path = ?',
    ),
    earlier: database.prepare(
      `SELECT id, received, data FROM submissions WHERE form = :form AND (received, id) > (:received, :id)
       ORDER BY received, id LIMIT ${slice.rows}`,
    ),
    find: database.prepare('SELECT 1 FROM unique_values WHERE form = ? AND path = ? AND value = ? LIMIT 1'),
    enter: database.prepare(
      `INSERT INTO unique_values (form, path, value, submission, is_claim) VALUES (?, ?, ?, ?, ?)
       ON CONFLICT (form, path, value, submission) DO NOTHING`,
    ),
  };
}
