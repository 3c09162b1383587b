import { type Deletion, hashOfKey } from '../deletions.ts';
import type { NewDelivery } from '../outbox.ts';
import { deletionColumns, deletionOf, submissionColumns, submissionOf } from '../rows.ts';
import type { StoredSubmission, StoreOutcome, UniqueAnswer } from '../storage.ts';
import type { Attempt, Postgresql, RunStatement } from './open-database.ts';
import { enqueue } from './outbox-rows.ts';
import { enterValues, findTaken } from './unique-rows.ts';
import { claimUploads, lockUploads } from './upload-rows.ts';
import { lockWatched } from './watched-paths.ts';

/** A submission, with all that is stored or changed together with it. */
export interface Storing {
  readonly submission: StoredSubmission;
  readonly repeatWindowMs: number | undefined;
  readonly unique: readonly UniqueAnswer[];
  readonly uploads: readonly string[];
  readonly parts: readonly StoredSubmission[];
  readonly deliveries: readonly NewDelivery[];
  /** An earlier try may have stored it. */
  readonly mayBeStored: boolean;
}

const sql = {
  byKey: {
    name: 'find by key',
    text: `SELECT ${submissionColumns} FROM submissions WHERE key = $1 AND form = $2 AND received >= $3`,
  },
  deletionByKey: {
    name: 'find deletion by key',
    text: `SELECT ${deletionColumns} FROM deletions WHERE key_hash = $1 AND form = $2 AND deleted >= $3
           ORDER BY deleted DESC LIMIT 1`,
  },
  // A key that no longer counts stays with its submission, without blocking the next.
  retireKey: {
    name: 'retire key',
    text: "UPDATE submissions SET key = key || ':' || id WHERE key = $1 AND form = $2 AND received < $3",
  },
  isStored: { name: 'is stored', text: 'SELECT 1 AS found FROM submissions WHERE id = $1 AND form = $2' },
  taken: {
    name: 'find references',
    text: 'SELECT reference FROM submissions WHERE reference = ANY($1) LIMIT 1',
  },
  insert: {
    name: 'insert submission',
    text: `INSERT INTO submissions (${submissionColumns}) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
           ON CONFLICT DO NOTHING RETURNING id`,
  },
} as const;

export async function findByKey(
  run: RunStatement,
  form: string,
  key: string | undefined,
  since = 0,
): Promise<StoredSubmission | undefined> {
  const [row] = key === undefined ? [] : await run(sql.byKey, [key, form, since]);
  return row && submissionOf(row);
}

async function findDeletion(
  run: RunStatement,
  form: string,
  key: string,
  since: number,
): Promise<Deletion | undefined> {
  const [row] = await run(sql.deletionByKey, [hashOfKey(key), form, since]);
  return row && deletionOf(row);
}

/** Stores a submission in a transaction of its own. */
export function storeSubmission({ transaction }: Postgresql, storing: Storing): Promise<StoreOutcome> {
  return transaction((run, attempt) => store(run, attempt, storing));
}

async function store(
  run: RunStatement,
  { unknownBefore }: Attempt,
  { submission, repeatWindowMs, unique, uploads, parts, deliveries, mayBeStored }: Storing,
): Promise<StoreOutcome> {
  const { id, form, key, received } = submission;
  // The connection broke while it was committed, and it was.
  if ((mayBeStored || unknownBefore > 0) && (await run(sql.isStored, [id, form])).length > 0)
    return { kind: 'stored' };
  const all = [submission, ...parts];
  const watched = await lockWatched(
    run,
    all.map((stored) => stored.form),
  );
  if (key !== undefined && repeatWindowMs !== undefined)
    await run(sql.retireKey, [key, form, received - repeatWindowMs]);
  // The same data under this key is a repeat, not another submission.
  const earlier = await findByKey(run, form, key);
  if (earlier !== undefined) return { kind: 'keyTaken', submission: earlier };
  // After the look above: another server may have deleted it meanwhile.
  const deletion =
    key === undefined
      ? undefined
      : await findDeletion(run, form, key, repeatWindowMs === undefined ? 0 : received - repeatWindowMs);
  if (deletion !== undefined) return { kind: 'keyDeleted', deletion };
  const refusal = await findConflict(run, { form, all, unique, uploads });
  if (refusal !== undefined || !(await isInserted(run, submission))) {
    // Perhaps by a repeat of it, which another server stored since the look above.
    const repeat = await findByKey(run, form, key);
    return repeat === undefined
      ? (refusal ?? { kind: 'referenceTaken' })
      : { kind: 'keyTaken', submission: repeat };
  }
  for (const part of parts) {
    // Thrown within the transaction: then nothing of it is stored.
    if (!(await isInserted(run, part))) throw new Error('A part of a submission could not be stored.');
  }
  await enterValues(run, all, watched, { form, unique });
  await claimUploads(run, uploads, id);
  await enqueue(run, deliveries, all);
  return { kind: 'stored' };
}

interface Claims {
  readonly form: string;
  readonly all: readonly StoredSubmission[];
  readonly unique: readonly UniqueAnswer[];
  readonly uploads: readonly string[];
}

/** The refusal where something that a submission claims is another's. */
async function findConflict(
  run: RunStatement,
  { form, all, unique, uploads }: Claims,
): Promise<StoreOutcome | undefined> {
  const paths = await findTaken(run, form, unique);
  if (paths.length > 0) return { kind: 'notUnique', paths };
  const ids = await lockUploads(run, uploads);
  if (ids.length > 0) return { kind: 'uploadsTaken', ids };
  return (await areFree(run, all)) ? undefined : { kind: 'referenceTaken' };
}

/** No two of them have one number, and nobody else has any of them, in any form. */
async function areFree(run: RunStatement, submissions: readonly StoredSubmission[]): Promise<boolean> {
  const references = submissions.map(({ reference }) => reference);
  if (new Set(references).size < references.length) return false;
  return (await run(sql.taken, [references])).length === 0;
}

async function isInserted(run: RunStatement, submission: StoredSubmission): Promise<boolean> {
  const { id, form, version, key = null, dataHash, reference, data, returned = null } = submission;
  const values = [
    id,
    form,
    version,
    key,
    dataHash,
    reference,
    data,
    returned,
    submission.metadata,
    submission.received,
  ];
  return (await run(sql.insert, values)).length === 1;
}
