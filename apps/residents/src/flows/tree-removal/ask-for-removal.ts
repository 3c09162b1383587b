import type { Field } from '@guichet/engine';
import { encodeFields, type PostedField } from '@guichet/renderer/encode-fields';
import { holdsFiles } from '@guichet/renderer/holds-files';
import type { KeepFiles } from '@guichet/service-client';
import type { FlowNeeds } from '../flow.ts';
import { notifyNotSaved } from '../save-form.ts';
import type { Stoppable } from '../stopped.ts';
import { submissionMetadata } from '../submission-metadata.ts';

export type RemovalOutcome =
  /** Posts these fields to the tree-permit service. */
  | { readonly kind: 'leave'; readonly fields: readonly PostedField[] }
  /** Something is wrong, and the form and `onState` tell what. */
  | { readonly kind: 'stay' };

interface Needs extends FlowNeeds {
  readonly keepFiles: Stoppable<KeepFiles>;
  /** Resolves once our own site answers, to whatever. */
  readonly reachSite: Stoppable<KeepFiles>;
}

/**
 * The tree removal flow: validate everything, let the counter keep the files if there are some, then the
 * tree-permit service is posted all that is filled in.
 */
export async function askForRemoval(button: Field | undefined, needs: Needs): Promise<RemovalOutcome> {
  const form = needs.form();
  const checked = form.dispatch({ kind: 'submit', by: button });
  if (checked.kind === 'invalid') return { kind: 'stay' };
  const { data } = checked;
  // As it was filled in now: while files are being kept the resident may type on.
  const fields = encodeFields(form, data, { leavesOutButtons: false });
  needs.onState({ kind: 'sending' });
  const metadata = submissionMetadata(form, needs.timeZone(), new Date());
  // Without a network the browser would show its own error in place of the page.
  const ask = form.fields.some(holdsFiles) ? needs.keepFiles : needs.reachSite;
  const outcome = await ask({ path: form.page.path, data, metadata }, needs.key.current());
  if (outcome.kind === 'kept') return { kind: 'leave', fields };
  notifyNotSaved(outcome, form, needs);
  return { kind: 'stay' };
}
