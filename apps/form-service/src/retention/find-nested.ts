import type { StoredSubmission, SubmissionStorage } from '../storage/storage.ts';
import { takeOutCopies } from '../storage/take-out-copies.ts';
import { partOfIn } from '../submissions/metadata.ts';
import { idsOfParts } from '../submissions/put-parts-back.ts';

/** Other submissions and files that a deletion changes, where forms stand within forms. */
export interface Nested {
  /** Submissions that stand in it, at any depth, and were stored with it. */
  readonly parts: readonly StoredSubmission[];
  /** Submissions around it, which hold a copy of its answers. */
  readonly around: readonly StoredSubmission[];
  /** Ids of files in its answers, which the outermost submission has claimed. */
  readonly uploads: readonly string[];
}

type Storage = Pick<SubmissionStorage, 'findSubmission' | 'uploadsOf'>;

/** A part that a page sent earlier by itself is a submission of its own, and not among them. */
export async function findNested(submission: StoredSubmission, storage: Storage): Promise<Nested> {
  const outermost = partOfIn(JSON.parse(submission.metadata));
  const parts = await partsIn(submission, outermost ?? submission.id, storage);
  const whole = outermost === undefined ? undefined : await storage.findSubmission(outermost);
  if (whole === undefined) return { parts, around: [], uploads: [] };
  const deleted = [submission, ...parts];
  const ids = new Set(deleted.map(({ id }) => id));
  const remaining = [whole, ...(await partsIn(whole, whole.id, storage))].filter(({ id }) => !ids.has(id));
  return {
    parts,
    around: remaining.filter((kept) => takeOutCopies(kept, ids) !== undefined),
    uploads: (await storage.uploadsOf(whole.id)).flatMap(({ id }) =>
      deleted.some(({ data }) => data.includes(id)) ? [id] : [],
    ),
  };
}

async function partsIn(
  { data }: StoredSubmission,
  outermost: string,
  storage: Storage,
): Promise<readonly StoredSubmission[]> {
  const parts: StoredSubmission[] = [];
  for (const id of idsOfParts(JSON.parse(data))) {
    const part = await storage.findSubmission(id);
    if (part === undefined || partOfIn(JSON.parse(part.metadata)) !== outermost) continue;
    parts.push(part, ...(await partsIn(part, outermost, storage)));
  }
  return parts;
}
