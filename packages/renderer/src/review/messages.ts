import type { InEveryLocale } from '@guichet/definition';

interface ReviewMessages {
  readonly lead: string;
  /** A link beside an answer; its label follows for screen readers. */
  readonly change: string;
  readonly empty: string;
}

export const reviewMessages: InEveryLocale<ReviewMessages> = {
  en: {
    lead: 'Nothing has been sent yet. Read your answers, change what is wrong, then submit the form.',
    change: 'Change',
    empty: 'Not answered',
  },
  fr: {
    lead: 'Rien n’a encore été envoyé. Relisez vos réponses, modifiez ce qui est inexact, puis envoyez le formulaire.',
    change: 'Modifier',
    empty: 'Sans réponse',
  },
};
