import type { InEveryLocale } from '@guichet/definition';

/** The notice while the form service is too busy to validate. */
export const busyMessages = {
  waiting: {
    en: 'Many forms are being checked at the moment. Your answers are still here, and will be sent again automatically. Please keep this page open.',
    fr: 'De nombreux formulaires sont en cours de vérification. Vos réponses sont toujours là et seront envoyées de nouveau automatiquement. Veuillez garder cette page ouverte.',
  },
} satisfies Record<string, InEveryLocale>;
