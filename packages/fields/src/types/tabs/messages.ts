import type { InEveryLocale } from '@guichet/definition';

interface TabsMessages {
  /** A tab that its author gave no label. */
  readonly untitled: (number: number) => string;
}

export const tabsMessages: InEveryLocale<TabsMessages> = {
  en: { untitled: (number) => `Part ${number}` },
  fr: { untitled: (number) => `Partie ${number}` },
};
