import type { InEveryLocale } from '@guichet/definition';

/** Texts beside a button that waits for the answers to be complete. */
export const waitingButtonMessages = {
  waits: {
    en: 'You can press this button once every answer is complete.',
    fr: 'Ce bouton sera actif quand toutes les réponses seront complètes.',
  },
  showMissing: { en: 'Show what is missing', fr: 'Montrer ce qui manque' },
} as const satisfies Readonly<Record<string, InEveryLocale>>;
