import type { JsonObject } from '@guichet/definition';
import { isSubmissionType, type SubmissionType, submissionTypes } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';

/** The type in `properties.submissionType`; undefined: a normal submission. */
export function prepareSubmissionType(
  { submissionType }: JsonObject,
  problems: Problems,
): SubmissionType | undefined {
  if (submissionType === undefined || submissionType === null || submissionType === '') return undefined;
  if (isSubmissionType(submissionType)) return submissionType;
  problems.add(
    'properties.submissionType',
    'unknownSubmissionType',
    `Nothing is known of this submission type: the form is saved like any other. Write one of ${submissionTypes.join(', ')}, or leave it out.`,
  );
  return undefined;
}
