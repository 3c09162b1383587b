import type { JsonObject } from '@guichet/definition';

/** Why a form service could not be used. A closed list: each has a sentence in every language. */
export type ServiceFault = 'unreachable' | 'timedOut' | 'refused' | 'failing' | 'notAForm';

export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly definition: JsonObject }
  | { readonly kind: 'invalidAlias' }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

/** What a page sends. `data` by component key; `path` is the alias. */
export interface SubmissionToSave {
  readonly path: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

/** What a form service answers to a save. `metadata.referenceNumber` may be nested up to 5 levels deep. */
export interface SavedSubmission {
  readonly _id: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
}

export interface SaveDetail {
  readonly type: string;
  readonly path: readonly (string | number)[];
  readonly message: string;
  readonly context: JsonObject;
}

export type SaveOutcome =
  | { readonly kind: 'saved'; readonly submission: SavedSubmission }
  | { readonly kind: 'invalid'; readonly details: readonly SaveDetail[] }
  /** The key was used with other data: `referenceNumber` is what was received under it. */
  | { readonly kind: 'keyReused'; readonly referenceNumber: string | undefined }
  /** The form changed and what was sent no longer fits any version that the service knows. */
  | { readonly kind: 'formChanged' }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

export interface FormServiceClient {
  loadForm(path: string): Promise<LoadOutcome>;
  /** `key`: the `Idempotency-Key`, so that a repeated call saves once. */
  saveSubmission(submission: SubmissionToSave, key: string | undefined): Promise<SaveOutcome>;
}
