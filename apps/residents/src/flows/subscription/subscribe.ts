import type { Field, SubscriptionType } from '@guichet/engine';
import { subscriptionUrl } from '@guichet/renderer/subscription-url';
import type { FlowNeeds } from '../flow.ts';
import type { ReceivedSubmission } from '../form-events.ts';
import { saveForm } from '../save-form.ts';

export type SubscribeOutcome =
  /** The submission is saved. `url`: the script that notifies the mailing list. */
  | { readonly kind: 'subscribe'; readonly submission: ReceivedSubmission; readonly url: string }
  /** Something is wrong, and the form and `onState` tell what. */
  | { readonly kind: 'stay' };

/** The flow of a form that signs somebody up for a mailing list: validate everything, save, then tell the list. */
export async function subscribe(
  type: SubscriptionType,
  button: Field | undefined,
  address: string,
  needs: FlowNeeds,
): Promise<SubscribeOutcome> {
  // Of what was filled in when it was sent: by the time it is saved the resident may have typed on.
  let url = '';
  const save: FlowNeeds['save'] = (submission, key) => {
    url = subscriptionUrl(needs.form(), type, address);
    return needs.save(submission, key);
  };
  const outcome = await saveForm(button, { ...needs, save });
  if (outcome.kind === 'saved') return { kind: 'subscribe', submission: outcome.submission, url };
  // Product text, for readers of the console.
  if (outcome.kind === 'notSaved') console.log('Save submission failed');
  return { kind: 'stay' };
}
