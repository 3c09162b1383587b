import type { InEveryLocale } from '@guichet/definition';

interface ButtonMessages {
  readonly failed: string;
  readonly saving: string;
  readonly saved: string;
  readonly sent: string;
}

export const buttonMessages: InEveryLocale<ButtonMessages> = {
  en: {
    failed: 'This did not work. Your answers are still here: try again in a moment.',
    saving: 'Saving…',
    saved: 'Your answers are saved on this device. They are not sent yet.',
    sent: 'Done.',
  },
  fr: {
    failed: 'Cela n’a pas fonctionné. Vos réponses sont toujours là; réessayez dans un instant.',
    saving: 'Enregistrement…',
    saved: 'Vos réponses sont enregistrées sur cet appareil. Elles ne sont pas encore envoyées.',
    sent: 'C’est fait.',
  },
};
