/** What becomes of a form that is sent, where that is otherwise than with most. Source: product specification, section 1. */
export const submissionTypes = ['payment', 'treeremoval', 'eSubscription', 'mediaSignUp'] as const;

export type SubmissionType = (typeof submissionTypes)[number];

export function isSubmissionType(value: unknown): value is SubmissionType {
  return submissionTypes.some((type) => type === value);
}

/** Whether a form signs somebody up for a mailing list: nothing in it may be agreed to beforehand. */
export function isSubscription(type: SubmissionType | undefined): type is 'eSubscription' | 'mediaSignUp' {
  return type === 'eSubscription' || type === 'mediaSignUp';
}
