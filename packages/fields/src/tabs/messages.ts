import type { InEveryLocale } from '@guichet/definition';

interface TabsMessages {
  /** A tab that its author gave no label. */
  readonly untitled: (number: number) => string;
  /** For who hears it, behind the label. */
  readonly hasError: string;
}

export const tabsMessages: InEveryLocale<TabsMessages> = {
  en: { untitled: (number) => `Part ${number}`, hasError: ' (contains errors)' },
  fr: { untitled: (number) => `Partie ${number}`, hasError: ' (contient des erreurs)' },
};
