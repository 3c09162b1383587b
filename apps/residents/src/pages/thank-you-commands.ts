import type { MouseEvent } from 'react';

export interface ThankYouCommands {
  readonly switchLanguage: (event: MouseEvent) => void;
  readonly copy: (text: string) => void;
  readonly print: () => void;
}
