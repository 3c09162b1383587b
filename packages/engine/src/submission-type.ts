/** Submission types with a destination of their own. Source: product specification, section 1. */
export const submissionTypes = ['payment', 'treeremoval', 'eSubscription', 'mediaSignUp'] as const;

export type SubmissionType = (typeof submissionTypes)[number];

export function isSubmissionType(value: unknown): value is SubmissionType {
  return submissionTypes.some((type) => type === value);
}

/** How a form of each special type is sent: the browser leaves for another service, or the form is saved first. */
const waysToSend = {
  payment: 'leaves',
  treeremoval: 'leaves',
  eSubscription: 'subscribes',
  mediaSignUp: 'subscribes',
} as const satisfies Readonly<Record<SubmissionType, 'leaves' | 'subscribes'>>;

type SentBy<Way> = {
  [Type in SubmissionType]: (typeof waysToSend)[Type] extends Way ? Type : never;
}[SubmissionType];

/** The types whose forms the browser posts to another service. */
export type LeavingType = SentBy<'leaves'>;

/** The types whose forms sign somebody up for a mailing list, once they are saved. */
export type SubscriptionType = SentBy<'subscribes'>;

/** True for a form that signs somebody up for a mailing list: nothing in it may be agreed to beforehand. */
export function isSubscription(type: SubmissionType | undefined): type is SubscriptionType {
  return type !== undefined && waysToSend[type] === 'subscribes';
}
