import type { Field } from '@guichet/engine';
import type { KeepFiles } from '@guichet/service-client';
import { encodeFields, type PostedField } from '../fields/encode-fields.ts';
import type { FlowNeeds } from '../flow.ts';
import { notifyNotSaved } from '../save-form.ts';
import type { Stoppable } from '../stopped.ts';
import { submissionMetadata } from '../submission-metadata.ts';

export type RemovalOutcome =
  /** Posts these fields to the tree-permit service. */
  | { readonly kind: 'leave'; readonly fields: readonly PostedField[] }
  /** Something is wrong, and the form and `onState` tell what. */
  | { readonly kind: 'stay' };

type Needs = FlowNeeds & { readonly keepFiles: Stoppable<KeepFiles> };

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
  if (!form.fields.some(holdsFiles)) return { kind: 'leave', fields };
  needs.onState({ kind: 'sending' });
  const metadata = submissionMetadata(form, needs.timeZone(), new Date());
  const outcome = await needs.keepFiles({ path: form.page.path, data, metadata }, needs.key.current());
  if (outcome.kind === 'kept') return { kind: 'leave', fields };
  notifyNotSaved(outcome, form, needs);
  return { kind: 'stay' };
}

function holdsFiles(field: Field): boolean {
  const value = field.component.type === 'file' ? field.value() : undefined;
  if (Array.isArray(value) && value.length > 0) return true;
  return field.children.some(holdsFiles) || (field.rows() ?? []).some((row) => row.fields.some(holdsFiles));
}
