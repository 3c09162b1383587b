import type { InEveryLocale } from '@guichet/definition';

/** The notice of a form whose services this deployment does without. */
export interface Outage {
  readonly title: InEveryLocale;
  readonly lines: readonly InEveryLocale[];
  /** The form has nowhere to go: it is not sent. */
  readonly isClosed?: true;
}
