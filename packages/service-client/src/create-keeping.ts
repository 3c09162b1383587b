import type { ClientOptions } from './call.ts';
import { createLeaving, type NotLeft } from './create-leaving.ts';
import type { SubmissionToSave } from './outcomes.ts';

export type KeepOutcome = { readonly kind: 'kept' } | NotLeft;

export type KeepFiles = (submission: SubmissionToSave, key: string) => Promise<KeepOutcome>;

/** Lets our own server keep the files of what is about to go to another service. */
export function createKeeping(options: ClientOptions): KeepFiles {
  return createLeaving(options, ({ status }) => (status === 204 ? { kind: 'kept' } : undefined));
}
