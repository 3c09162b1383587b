import type { Locale } from '@guichet/definition';
import type { MouseEvent } from 'react';

export interface ThankYouCommands {
  readonly switchLanguage: (locale: Locale, event: MouseEvent) => void;
  readonly copy: (text: string) => void;
  readonly print: () => void;
}
