import type { FormServiceClient } from '@guichet/service-client';
import type { Save } from '../flows/flow.ts';

/** An answer, read to its end. */
export type Fetched = Pick<Response, 'status' | 'headers' | 'text'>;

export interface Sending {
  readonly fetch: (url: string, options: RequestInit) => Promise<Fetched>;
  /** The last call had an answer, whatever it was. */
  readonly isAnswered: () => boolean;
  /** One try, more where the service is busy. */
  readonly send: FormServiceClient['saveSubmission'];
  /** Tries until there is an answer. */
  readonly save: Save;
}
