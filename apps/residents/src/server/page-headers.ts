import type { SubmissionType } from '@guichet/engine';
import type { Destinations } from '../settings/destinations.ts';

export type Headers = Readonly<Record<string, string>>;

/**
 * What a page of ours may load, send and be put into: our own, and pictures of the authors. What a page of a
 * special form may do beside is named in its own policy alone.
 */
function policyWith(...more: readonly string[]): string {
  return [
    "default-src 'none'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' https: data:",
    "font-src 'self'",
    "connect-src 'self'",
    "frame-ancestors 'self'",
    "base-uri 'none'",
    ...more,
  ].join(';');
}

const ownActions = "form-action 'self'";

/** The policy of every page that is no special form's. */
export const plainPolicy = policyWith(ownActions);

/** The headers that the page of a form of this type has otherwise than other pages. */
export function createPageHeaders(
  destinations: Destinations,
): (type: SubmissionType | undefined) => Headers | undefined {
  const { payment, paymentRedirects, treeRemoval, mailingList } = destinations;
  const leavingTo = (address: string | undefined, more: readonly string[] = []) => ({
    'content-security-policy':
      address === undefined
        ? plainPolicy
        : policyWith([ownActions, ...new Set([originOf(address), ...more])].join(' ')),
  });
  const withFrame = {
    'content-security-policy':
      mailingList === undefined ? plainPolicy : policyWith(ownActions, "frame-src 'self'"),
  };
  const headers: Readonly<Record<SubmissionType, Headers>> = {
    payment: {
      ...leavingTo(payment, paymentRedirects),
      // The gateway learns where to return to: the form's address, which holds nothing personal.
      'referrer-policy': 'no-referrer-when-downgrade',
    },
    treeremoval: leavingTo(treeRemoval),
    eSubscription: withFrame,
    mediaSignUp: withFrame,
  };
  return (type) => type && headers[type];
}

export function originOf(address: string): string {
  return new URL(address).origin;
}
