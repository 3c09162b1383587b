export type { ClientOptions, Fetch } from './call.ts';
export { createFormServiceClient } from './create-client.ts';
export { createKeeping, type KeepFiles, type KeepOutcome } from './create-keeping.ts';
export { createPlacing, type PlacedOrder, type PlaceOrder, type PlaceOutcome } from './create-placing.ts';
export { createReaching } from './create-reaching.ts';
export { createSaving } from './create-saving.ts';
export { faultOf } from './files/fault-of.ts';
export { findReferenceNumber } from './find-reference-number.ts';
export { createFormAt, type FormAt, type SaveAtOutcome } from './form-at.ts';
export { type FormSettings, listSettings } from './list-settings.ts';
export type {
  FormServiceClient,
  FormSummary,
  ListOutcome,
  LoadOutcome,
  SaveDetail,
  SavedSubmission,
  SaveFault,
  SaveOutcome,
  ServiceFault,
  SubmissionToSave,
} from './outcomes.ts';
export { submitErrorOf } from './save-outcome.ts';
export { unlistedSettings } from './unlisted-settings.ts';
export {
  isOutsideUrl,
  outsideAddress,
  parseUploaded,
  parseUploadRefusal,
  resumableAddress,
  type UploadedFile,
  type UploadFault,
  type UploadPlace,
  type UploadRefusal,
  uploadAddress,
  uploadFaults,
  uploadQuery,
} from './uploads.ts';
