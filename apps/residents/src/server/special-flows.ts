import type { InEveryLocale } from '@guichet/definition';
import type { Form, SubmissionType } from '@guichet/engine';
import { encodeFields } from '../flows/fields/encode-fields.ts';
import type { LeavingAsked } from '../orders/validate-leaving.ts';
import { outageMessages } from '../outages/outage-messages.ts';
import { type PaymentResult, paymentResultIn } from '../pages/page-data.ts';
import {
  type LeavingPost,
  type NotLeft,
  type Ordering,
  orderPosted,
  requestPosted,
} from '../plain-post/leave-by-plain-post.ts';
import type { Destinations } from '../settings/destinations.ts';
import type { OutsideAddress } from '../settings/outside-addresses.ts';
import type { PostedLeft } from './left-cookies.ts';
import { originOfUrl, ownActions, type PagePolicy } from './page-policy.ts';

export type Headers = Readonly<Record<string, string>>;

/** A plain post that leaves for another service of the city. */
interface PlainLeave {
  readonly asked: LeavingAsked;
  /** As it was sent: not disposed yet. */
  readonly formInstance: Form;
  readonly answers: PostedLeft['answers'];
  readonly ordering: Ordering;
}

/** The server's side of a special type. The page's script has the other: `client/special-flow.ts`. */
interface SpecialFlow {
  /** The setting of the outside service that the form cannot do without. */
  readonly service: OutsideAddress;
  /** The notice of its form where the deployment does without that service. */
  readonly closed: InEveryLocale;
  readonly destinationOf: (destinations: Destinations) => string | undefined;
  /** The headers in which its pages differ from others. */
  readonly headersFor: (destinations: Destinations, policy: PagePolicy) => Headers;
  /** Sends a valid post of a page without a script; `saved` as most forms are. */
  readonly leaveByPost: 'saved' | ((leave: PlainLeave) => Promise<LeavingPost | NotLeft>);
  /** Reads the outside service's answer from the query of the form's address. */
  readonly readReturn: (query: { readonly payment?: unknown }) => PaymentResult | undefined;
}

const noReturn = () => undefined;

const subscription: SpecialFlow = {
  service: 'MAILING_LIST_URL',
  closed: outageMessages.mailingList,
  destinationOf: ({ mailingList }) => mailingList,
  headersFor: ({ mailingList }, policy) => ({
    'content-security-policy':
      mailingList === undefined ? policy.plain : policy.with(ownActions, "frame-src 'self'"),
  }),
  leaveByPost: 'saved',
  readReturn: noReturn,
};

/** A type that misses a part does not compile. */
export const specialFlows: Readonly<Record<SubmissionType, SpecialFlow>> = {
  payment: {
    service: 'PAYMENT_GATEWAY_URL',
    closed: outageMessages.payment,
    destinationOf: ({ payment }) => payment,
    headersFor: ({ payment, paymentRedirects }, policy) => ({
      ...policyOfLeaving(policy, payment, paymentRedirects),
      // The gateway learns where to return to: the form's address, which holds nothing personal.
      'referrer-policy': 'no-referrer-when-downgrade',
    }),
    leaveByPost: ({ asked, answers, ordering }) => orderPosted(asked, answers, ordering),
    readReturn: ({ payment }) => paymentResultIn(payment),
  },
  treeremoval: {
    service: 'TREE_PERMIT_URL',
    closed: outageMessages.treePermits,
    destinationOf: ({ treeRemoval }) => treeRemoval,
    headersFor: ({ treeRemoval }, policy) => policyOfLeaving(policy, treeRemoval),
    leaveByPost: ({ asked, formInstance, ordering }) =>
      requestPosted(
        asked,
        encodeFields(formInstance, formInstance.data(), { leavesOutButtons: false }),
        ordering,
      ),
    readReturn: noReturn,
  },
  eSubscription: subscription,
  mediaSignUp: subscription,
};

/** The flow of a form; undefined for one that is sent as most are. */
export function specialFlowOf({
  submissionType,
}: {
  readonly submissionType?: SubmissionType;
}): SpecialFlow | undefined {
  return submissionType && specialFlows[submissionType];
}

function policyOfLeaving(
  policy: PagePolicy,
  address: string | undefined,
  redirects: readonly string[] = [],
): Headers {
  const actions = address === undefined ? [] : new Set([originOfUrl(address), ...redirects]);
  return {
    'content-security-policy':
      address === undefined ? policy.plain : policy.with([ownActions, ...actions].join(' ')),
  };
}
