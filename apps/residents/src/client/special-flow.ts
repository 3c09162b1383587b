import type { SubmissionType } from '@guichet/engine';
import type { SubmitFlow } from '../flows/flow.ts';
import { formatNotice } from '../pages/format-notice.ts';
import { createLeavingFlow } from './leaving-flow.ts';
import type { SpecialNeeds } from './special-needs.ts';
import { createSubscriptionFlow } from './subscription-flow.ts';

/** The flow of a form of a special type, and what the page does with its outcome. */
export function createSpecialFlow(type: SubmissionType, needs: SpecialNeeds): SubmitFlow {
  const flow = createFlow(type, needs);
  if (needs.goesTo !== '') return flow;
  // It has nowhere to go: the page says so, and keeps what was filled in.
  const refuse = async () => needs.page.notice(formatNotice({ kind: 'closed' }));
  return { ...flow, submit: refuse, submitAsNew: refuse };
}

function createFlow(type: SubmissionType, needs: SpecialNeeds): SubmitFlow {
  switch (type) {
    case 'payment':
    case 'treeremoval':
      return createLeavingFlow(type, needs);
    case 'eSubscription':
    case 'mediaSignUp':
      return createSubscriptionFlow(type, needs);
  }
}
