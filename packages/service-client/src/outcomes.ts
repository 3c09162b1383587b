import type { JsonObject } from '@guichet/definition';

/** Why a form service could not be used. A closed list: each has a sentence in every language. */
export type ServiceFault = 'unreachable' | 'timedOut' | 'refused' | 'failing' | 'notAForm';

/** `busy`: it does too much at the moment. Nothing was stored, and the same may be sent again. */
export type SaveFault = ServiceFault | 'busy';

export type LoadOutcome =
  | { readonly kind: 'loaded'; readonly definition: JsonObject }
  | { readonly kind: 'invalidAlias' }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

/** A form as a list shows it. */
export interface FormSummary {
  readonly path: string;
  readonly title: string;
  readonly properties: JsonObject;
  /** Only of a form that is left out of the list for residents. Its address opens it all the same. */
  readonly settings?: { readonly listed: false };
}

export type ListOutcome =
  | { readonly kind: 'listed'; readonly forms: readonly FormSummary[] }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

/** A page's submission. `data` by component key; `path` is the alias. */
export interface SubmissionToSave {
  readonly path: string;
  readonly data: JsonObject;
  readonly metadata: JsonObject;
  /** Its key is made of all that was posted: whatever differs under it, the form computed anew. */
  readonly isNamedByKey?: true;
}

/** A form service's response to a save. `metadata.referenceNumber` may be nested up to 5 levels deep. */
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
  /** At most 100 details, in order; `moreDetails`: how many more errors there are. */
  | { readonly kind: 'invalid'; readonly details: readonly SaveDetail[]; readonly moreDetails?: number }
  /** The key was used with other data: `referenceNumber` is what was received under it. */
  | { readonly kind: 'keyReused'; readonly referenceNumber: string | undefined }
  /** It was received under this key and has been deleted since: it is not received again under the same key. */
  | { readonly kind: 'deleted'; readonly referenceNumber: string | undefined }
  /** The form changed and what was sent no longer fits any version that the service knows. */
  | { readonly kind: 'formChanged' }
  /**
   * It was sent under this key before, and nobody knows whether it was received. It is not sent again unless
   * the resident wants that, under a new key.
   */
  | { readonly kind: 'unconfirmed' }
  /** `mayBeStored`: the answer is missing or makes no sense, and the service may have taken it in all the same. */
  | {
      readonly kind: 'failed';
      readonly fault: SaveFault;
      readonly mayBeStored: boolean;
      /** The number of the request in the log of the site; undefined where nothing answered. */
      readonly requestId?: string | undefined;
      /** Of `busy`: seconds until the same may be sent again, under the same key. */
      readonly retryAfter?: number;
      /** Set when the service cannot store anything: its disk is full, or its storage fails for a while. */
      readonly storage?: 'full' | 'unavailable';
      /** The service's own sentence for the resident, where its storage is `full`. */
      readonly details?: readonly SaveDetail[];
      readonly moreDetails?: number;
    };

export interface FormServiceClient {
  /** `full`: with the forms that it names in their places, where the service can do that. */
  loadForm(path: string, full?: boolean): Promise<LoadOutcome>;
  listForms(): Promise<ListOutcome>;
  /**
   * `key`: the `Idempotency-Key`, so that a repeated call saves once. `repeatWindowMs`: how long a key counts
   * (`Idempotency-Window`, in seconds, which our own service knows); without it, for ever.
   */
  saveSubmission(
    submission: SubmissionToSave,
    key: string | undefined,
    repeatWindowMs?: number,
  ): Promise<SaveOutcome>;
}
