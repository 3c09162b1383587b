export type {
  FormServiceClient,
  LoadOutcome,
  SaveDetail,
  SavedSubmission,
  SaveOutcome,
  ServiceFault,
  SubmissionToSave,
} from './outcomes.ts';
