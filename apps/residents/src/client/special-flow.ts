import type { SubmissionType } from '@guichet/engine';
import type { FlowNeeds, SubmitFlow } from '../flows/flow.ts';
import { wordNotice } from '../pages/word-notice.ts';
import type { SentForm } from './history-entry.ts';
import { createLeavingFlow } from './leaving-flow.ts';
import type { LivePage } from './live-page.ts';
import { createSubscriptionFlow } from './subscription-flow.ts';
import type { UnsentAnswers } from './unsent-answers.ts';

/** What the flow of a special form is handed beside what every flow is: it acts on the page. */
export interface SpecialNeeds extends FlowNeeds {
  readonly page: LivePage;
  readonly unsent: UnsentAnswers;
  /** Shows the thank-you page of what was sent. */
  readonly showSent: (sent: SentForm) => Promise<void>;
  /** The address that the form is sent to; empty where there is none. */
  readonly goesTo: string;
}

/** The flow of a form of a special type, and what the page does with its outcome. */
export function createSpecialFlow(type: SubmissionType, needs: SpecialNeeds): SubmitFlow {
  const flow = createFlow(type, needs);
  if (needs.goesTo !== '') return flow;
  // It has nowhere to go: the page says so, and keeps what was filled in.
  const refuse = async () => needs.page.notice(wordNotice({ kind: 'closed' }));
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
