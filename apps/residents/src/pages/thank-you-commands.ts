import type { Locale } from '@guichet/definition';
import type { ReceiptCommands } from '@guichet/renderer/shown-receipt';
import type { MouseEvent } from 'react';

export interface ThankYouCommands extends ReceiptCommands {
  readonly switchLanguage: (locale: Locale, event: MouseEvent) => void;
}
