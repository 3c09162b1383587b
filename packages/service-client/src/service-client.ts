export { type ClientOptions, createFormServiceClient, type Fetch } from './create-client.ts';
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
