import type { SubmissionType } from '@guichet/engine';
import { createBoundedMap } from '../forms/bounded-map.ts';
import type { Destinations } from '../settings/destinations.ts';
import type { PagePolicy } from './page-policy.ts';
import { type Headers, specialFlows } from './special-flows.ts';

/** One for each author's sheet: as many as there are stored pages. */
const maxPolicies = 1000;

/**
 * Gives the headers in which the page of a form differs from others; undefined where it does not. `styleSheet`: the
 * text of its author's sheet, if that stands inside the page.
 */
export type HeadersOf = (type: SubmissionType | undefined, styleSheet?: string) => Headers | undefined;

export function createHeadersOf(policy: PagePolicy, destinations: Destinations): HeadersOf {
  const policies = createBoundedMap<PagePolicy>(maxPolicies);

  function policyOf(styleSheet: string): PagePolicy {
    const known = policies.get(styleSheet);
    if (known !== undefined) return known;
    const styled = policy.styledBy(styleSheet);
    policies.set(styleSheet, styled);
    return styled;
  }

  return (type, styleSheet = '') => {
    const flow = type && specialFlows[type];
    if (styleSheet === '') return flow?.headersFor(destinations, policy);
    const styled = policyOf(styleSheet);
    return { 'content-security-policy': styled.plain, ...flow?.headersFor(destinations, styled) };
  };
}
