import type { Desk, FormService } from '@guichet/form-service';
import type { ApiRoutes } from '../server/site-parts.ts';
import type { FormSource } from './form-source.ts';

export interface OpenForms {
  readonly source: FormSource;
  /** The routes under `/api`. */
  readonly api: ApiRoutes;
  /** The state of a submission; undefined where a service elsewhere has them. */
  readonly track: FormService['track'] | undefined;
  /** Submissions, for clerks; undefined: they are stored elsewhere. */
  readonly desk?: Desk;
  /** Where forms come from and submissions go. */
  readonly lines: readonly string[];
  /** Begins to hand over what was received, and to delete what has its time. Links need the server's address. */
  afterReceipt(): void;
  /** Logs problems that the authors of the forms should fix. Takes a while: call it when the server listens. */
  report(): void;
  /** Follows changes in the folder of forms from here on; `onServed` gets the aliases with a new version. */
  follow(onServed: (aliases: readonly string[]) => void): void;
  close(): Promise<void>;
}
