import type { ServerErrorDetail } from '@guichet/engine';
import { type CheckedAnswers, checkFiles } from './check-files.ts';
import type { UploadParts } from './upload-parts.ts';

/** Checks the files that answers name as a submission's are checked, and keeps them. Gives what refuses them. */
export async function keepFiles(
  answers: CheckedAnswers,
  owner: string,
  parts: UploadParts,
): Promise<readonly ServerErrorDetail[]> {
  const checked = await checkFiles(answers, parts);
  if (checked.kind === 'refused') return checked.details;
  const { claims } = checked;
  const unkeepable = await parts.rows.keepUploads(
    claims.map(({ id }) => id),
    owner,
    parts.now(),
  );
  return claims.filter(({ id }) => unkeepable.includes(id)).map((claim) => claim.refusal());
}
