export type { ClientOptions, Fetch } from './call.ts';
export { createFormServiceClient } from './create-client.ts';
export { createSaving } from './create-saving.ts';
export { findReferenceNumber } from './find-reference-number.ts';
export type {
  FormServiceClient,
  FormSummary,
  ListOutcome,
  LoadOutcome,
  SaveDetail,
  SavedSubmission,
  SaveOutcome,
  ServiceFault,
  SubmissionToSave,
} from './outcomes.ts';
