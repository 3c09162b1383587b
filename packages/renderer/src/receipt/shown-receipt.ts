import type { Locale } from '@guichet/definition';
import type { DisplayedAnswer } from '@guichet/fields/answers';

/** The content of the thank-you page, ready to render. */
export interface ShownReceipt {
  readonly formTitle: string;
  readonly titleLang?: Locale | undefined;
  /** The language of the form's other texts. As that of its title, where it is not the page's. */
  readonly lang?: Locale | undefined;
  readonly when: string;
  readonly referenceNumber: string | undefined;
  /** The next steps that the form's author wrote. Empty: nothing of this form alone. */
  readonly nextSteps: readonly string[];
  readonly answers: readonly DisplayedAnswer[];
  /** A sentence more: that changes were not sent, or that no script has notified the mailing list. */
  readonly note?: string;
}

/** Commands on a receipt, where a script runs. */
export interface ReceiptCommands {
  readonly copy: (text: string) => void;
  readonly print: () => void;
}
