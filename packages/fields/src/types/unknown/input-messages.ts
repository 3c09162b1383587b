import type { InEveryLocale } from '@guichet/definition';

interface UnknownInputMessages {
  readonly title: string;
  /** A label, as it stands in a sentence. */
  readonly quoted: (label: string) => string;
  /** The questions that cannot be shown: quoted labels with commas between them. */
  readonly blocked: (count: number, labels: string) => string;
  readonly contact: string;
  /** At the question itself. */
  readonly undrawn: string;
  readonly answered: string;
}

export const unknownInputMessages: InEveryLocale<UnknownInputMessages> = {
  en: {
    title: 'This form has an error and cannot be sent',
    quoted: (label) => `“${label}”`,
    blocked: (count, labels) =>
      count === 1
        ? `A required question cannot be shown: ${labels}.`
        : `Required questions cannot be shown: ${labels}.`,
    contact: 'To do this another way, please contact the City.',
    undrawn:
      'This question is required, but it cannot be shown because of an error in this form. Please contact the City.',
    answered: 'This question cannot be shown here. It already has an answer, which is sent with the form.',
  },
  fr: {
    title: 'Ce formulaire comporte une erreur et ne peut pas être envoyé',
    quoted: (label) => `«\u00a0${label}\u00a0»`,
    blocked: (count, labels) =>
      count === 1
        ? `Une question obligatoire ne peut pas être affichée\u00a0: ${labels}.`
        : `Des questions obligatoires ne peuvent pas être affichées\u00a0: ${labels}.`,
    contact: 'Pour procéder autrement, veuillez communiquer avec la Ville.',
    undrawn:
      'Cette question est obligatoire, mais elle ne peut pas être affichée en raison d’une erreur dans ce formulaire. Veuillez communiquer avec la Ville.',
    answered:
      'Cette question ne peut pas être affichée ici. Elle a déjà une réponse, qui est envoyée avec le formulaire.',
  },
};
