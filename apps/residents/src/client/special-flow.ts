import type { SubmissionType } from '@guichet/engine';
import type { SubmitFlow } from '../flows/flow.ts';
import { formatNotice } from '../pages/format-notice.ts';
import { createPaymentFlow } from './payment-flow.ts';
import type { SpecialNeeds } from './special-needs.ts';
import { createSubscriptionFlow } from './subscription-flow.ts';
import { createTreeRemovalFlow } from './tree-removal-flow.ts';

/** The flow of each special type in a page with a script. Without one: `server/special-flows.ts`. */
const flows: Readonly<Record<SubmissionType, (needs: SpecialNeeds) => SubmitFlow>> = {
  payment: createPaymentFlow,
  treeremoval: createTreeRemovalFlow,
  eSubscription: (needs) => createSubscriptionFlow('eSubscription', needs),
  mediaSignUp: (needs) => createSubscriptionFlow('mediaSignUp', needs),
};

/** The flow of a form of a special type, with what the page does with its outcome. */
export function createSpecialFlow(type: SubmissionType, needs: SpecialNeeds): SubmitFlow {
  const flow = flows[type](needs);
  if (needs.goesTo !== '') return flow;
  // It has nowhere to go: the page says so, and keeps what was filled in.
  const refuse = async () => needs.page.notice(formatNotice({ kind: 'closed' }));
  return { ...flow, submit: refuse, submitAsNew: refuse };
}
