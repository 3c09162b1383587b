import type { SentForm } from '@guichet/renderer/receipt-of-sent';
import type { FlowNeeds } from '../flows/flow.ts';
import type { Drafting } from './drafts/drafting.ts';
import type { LivePage } from './live-page.ts';
import type { Sending } from './sending.ts';
import type { UnsentAnswers } from './unsaved-changes-guard.ts';

/** Further dependencies of a special flow: it acts on the page. */
export interface SpecialNeeds extends FlowNeeds {
  readonly page: LivePage;
  readonly unsent: UnsentAnswers;
  readonly sending: Sending;
  readonly drafting: () => Promise<Drafting | undefined>;
  /** Destroys what this device keeps of the forms that this tab is done with. */
  readonly sweepDrafts: () => void;
  /** Shows the thank-you page of what was sent. */
  readonly showSent: (sent: SentForm) => Promise<void>;
  /** The address that the form is sent to; empty where there is none. */
  readonly goesTo: string;
}
