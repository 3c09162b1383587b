import type { PreparedForm } from '@guichet/engine';
import type { CheckedAnswers, Refused } from '@guichet/form-service';
import type { FormServiceClient, ServiceFault } from '@guichet/service-client';

export type SourcedForm =
  | { readonly kind: 'found'; readonly form: PreparedForm }
  | { readonly kind: 'invalidAlias' }
  | { readonly kind: 'failed'; readonly fault: ServiceFault };

export type KeptFiles =
  | { readonly kind: 'kept' }
  | Refused
  | {
      readonly kind: 'failed';
      readonly fault: ServiceFault;
      /** As of saving. */
      readonly storage?: 'full' | 'unavailable';
    };

/** Where the site's forms come from and their submissions go: the embedded service, or one elsewhere. */
export interface FormSource {
  /** The form of an alias as it is now, at once where it is in memory. Never throws. */
  find(alias: string): SourcedForm | Promise<SourcedForm>;
  /** A form as it was served under this version; undefined when it is not known any more. */
  findVersion(version: string): Promise<PreparedForm | undefined>;
  list: FormServiceClient['listForms'];
  /** `sender`: the resident, as a keyed hash, for limits of a service of our own. */
  save(
    ...submission: [...Parameters<FormServiceClient['saveSubmission']>, sender?: string]
  ): ReturnType<FormServiceClient['saveSubmission']>;
  /**
   * Keeps the files that answers name, which go to another service. `keeper`: what they belong to; it may keep them
   * again. A service elsewhere takes in none through us.
   */
  keepFiles(answers: CheckedAnswers, owner: string): Promise<KeptFiles>;
  /** Drops what is remembered of an alias: the service said that the form changed. */
  forget(alias: string): void;
  /** Whether the service and its storage answer. */
  isReady(): Promise<boolean>;
}
