import type { JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import type { PlacedOrder, PlaceOrder } from '@guichet/service-client';
import type { FlowNeeds } from '../flow.ts';
import { notifyNotSaved } from '../save-form.ts';
import type { Stoppable } from '../stopped.ts';
import { submissionMetadata } from '../submission-metadata.ts';

export type PayOutcome =
  /** The counter remembers the order, which is of this data: the resident may go and pay it. */
  | (PlacedOrder & { readonly kind: 'leave'; readonly data: JsonObject })
  /** Something is wrong, and the form and `onState` tell what. */
  | { readonly kind: 'stay' };

type Needs = FlowNeeds & { readonly place: Stoppable<PlaceOrder> };

/** The payment flow: validate everything, let the counter remember the order, go and pay. */
export async function pay(button: Field | undefined, needs: Needs): Promise<PayOutcome> {
  const form = needs.form();
  const checked = form.dispatch({ kind: 'submit', by: button });
  if (checked.kind === 'invalid') return { kind: 'stay' };
  needs.onState({ kind: 'sending' });
  const metadata = submissionMetadata(form, needs.timeZone(), new Date());
  const { data } = checked;
  const outcome = await needs.place({ path: form.page.path, data, metadata }, needs.key.current());
  if (outcome.kind === 'placed') return { kind: 'leave', data, ...outcome.order };
  notifyNotSaved(outcome, form, needs);
  return { kind: 'stay' };
}
