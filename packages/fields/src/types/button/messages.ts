import type { InEveryLocale } from '@guichet/definition';

interface ButtonMessages {
  readonly failed: string;
  readonly saving: string;
  readonly saved: string;
  readonly sent: string;
  /** Beside a button that waits for the answers to be complete. */
  readonly waits: string;
  readonly showMissing: string;
}

export const buttonMessages: InEveryLocale<ButtonMessages> = {
  en: {
    failed: 'This did not work. Your answers are still here: try again in a moment.',
    saving: 'Saving…',
    saved: 'Your answers are saved on this device. They are not sent yet.',
    sent: 'Done.',
    waits: 'You can press this button once every answer is complete.',
    showMissing: 'Show what is missing',
  },
  fr: {
    failed: 'Cela n’a pas fonctionné. Vos réponses sont toujours là; réessayez dans un instant.',
    saving: 'Enregistrement…',
    saved: 'Vos réponses sont enregistrées sur cet appareil. Elles ne sont pas encore envoyées.',
    sent: 'C’est fait.',
    waits: 'Ce bouton sera actif quand toutes les réponses seront complètes.',
    showMissing: 'Montrer ce qui manque',
  },
};
