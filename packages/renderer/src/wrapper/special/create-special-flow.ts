import { isSubscription, type PageForm, type SubmissionType } from '@guichet/engine';
import { createKeeping, createPlacing } from '@guichet/service-client';
import { encodeFields, type PostedField } from '../../leaving/encode-fields.ts';
import { holdsFiles } from '../../leaving/holds-files.ts';
import { leaveByPost } from '../../leaving/leave-by-post.ts';
import { subscriptionUrl } from '../../leaving/subscription-url.ts';
import { asked, detailsOfHookError } from '../hooks.ts';
import type { SiteOfForm } from '../services/site-of-form.ts';
import type { SubmissionToSend } from '../submissions.ts';
import { onTheSite, refuseElsewhere } from './refuse-elsewhere.ts';
import { slowToAnswer } from './slow-message.ts';
import type { NotLeft, SpecialFlow, SpecialNeeds, SpecialOutcome } from './special-flow.ts';

/** How long our site may take to remember an order, or to keep files, in milliseconds. */
const placeTimeoutMs = 45_000;

/** After so long on the host's page the resident may send again, in milliseconds. */
const leaveTimeoutMs = 15_000;

type Posted =
  | { readonly kind: 'leave'; readonly fields: readonly PostedField[] }
  | { readonly kind: 'refused'; readonly outcome: NotLeft }
  /** It waited for the network, until the resident stopped it. */
  | { readonly kind: 'stayed' };

/** Without a network the browser would show its own error in place of the host's page. */
const unreachable = { kind: 'failed', fault: 'unreachable', mayBeStored: false } as const;

/** The flow of a form of a special type, by our site. `goesTo`: the other service's address; undefined: there is none. */
export function createSpecialFlow(
  page: PageForm,
  submissionType: SubmissionType,
  site: SiteOfForm | undefined,
  goesTo: string | undefined,
): SpecialFlow {
  const { path } = page;
  const address = site === undefined ? undefined : goesTo;

  /** The host is asked before our site is: an order that nobody pays is none. */
  async function leave(
    submission: SubmissionToSend,
    { form, hooks, key, untilAnswered }: SpecialNeeds,
    action: string,
    { url }: SiteOfForm,
  ): Promise<SpecialOutcome> {
    const { errors } = await asked(hooks.beforeLeave, { ...submission, submissionType, address: action });
    if (errors.length > 0) {
      form.dispatch({ kind: 'setServerErrors', details: errors });
      return { kind: 'stayed' };
    }
    const posted = await prepare();
    if (posted.kind !== 'leave') return posted;
    form.dispatch({ kind: 'sent', submission, isSaved: false });
    leaveByPost(action, posted.fields);
    await stillHere();
    form.dispatch({ kind: 'setServerErrors', details: detailsOfHookError(slowToAnswer[form.locale()]) });
    return { kind: 'left' };

    async function prepare(): Promise<Posted> {
      const { data, metadata } = submission;
      const options = { fetch: (to: string, how: RequestInit) => fetch(to, how), timeoutMs: placeTimeoutMs };
      if (submissionType === 'payment') {
        const place = createPlacing({ ...options, baseUrl: `${url}/orders` });
        const outcome = await untilAnswered(() => place({ path, data, metadata }, key.current()), submission);
        return outcome?.kind === 'placed' ? { kind: 'leave', fields: outcome.order.fields } : stayed(outcome);
      }
      const fields = encodeFields(form, data, { leavesOutButtons: false });
      const keep = form.fields.some(holdsFiles)
        ? createKeeping({ ...options, baseUrl: `${url}/kept-files` })
        : async () => (navigator.onLine ? ({ kind: 'kept' } as const) : unreachable);
      const outcome = await untilAnswered(() => keep({ path, data, metadata }, key.current()), submission);
      return outcome?.kind === 'kept' ? { kind: 'leave', fields } : stayed(outcome);
    }
  }

  return {
    notice: address === undefined ? onTheSite : undefined,
    warn(emit) {
      if (address !== undefined) return;
      console.warn(
        new Error(
          `The form "${path}" of the submission type "${submissionType}" has nowhere to go from this page: load it from our service by src, where that service is set up, or take it by onSpecialSubmission.`,
        ),
      );
      emit('serviceMissing', { service: 'destination', components: [] });
    },
    async send(submission, needs) {
      let isTaken = false;
      needs.emit('specialSubmission', {
        ...{ submissionType, submission, address },
        takeOver() {
          isTaken = true;
        },
      });
      if (isTaken) return { kind: 'taken' };
      if (site === undefined || address === undefined) {
        refuseElsewhere(needs.form);
        return { kind: 'stayed' };
      }
      return isSubscription(submissionType)
        ? { kind: 'save', subscriptionUrl: subscriptionUrl(needs.form, submissionType, address) }
        : leave(submission, needs, address, site);
    },
  };
}

/** `outcome`: our site's; undefined where the resident stopped it. */
function stayed(
  outcome: Exclude<Awaited<ReturnType<ReturnType<typeof createKeeping>>>, { kind: 'kept' }> | undefined,
): Posted {
  if (outcome === undefined) return { kind: 'stayed' };
  return {
    kind: 'refused',
    outcome: outcome.kind === 'failed' ? { ...outcome, message: '' } : outcome,
  };
}

/** Fulfilled on a page that did not leave after all, or that a browser brought back. */
function stillHere(): Promise<unknown> {
  return new Promise((resolve) => {
    setTimeout(resolve, leaveTimeoutMs);
    addEventListener('pageshow', resolve, { once: true });
  });
}
