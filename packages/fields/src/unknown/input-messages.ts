import type { InEveryLocale } from '@guichet/definition';

interface UnknownInputMessages {
  readonly title: string;
  /** What cannot be shown, by its names. */
  readonly blocked: (names: readonly string[]) => string;
  readonly contact: string;
  /** At the question itself. */
  readonly undrawn: string;
  readonly answered: string;
}

export const unknownInputMessages: InEveryLocale<UnknownInputMessages> = {
  en: {
    title: 'This form has a fault and cannot be sent',
    blocked: (names) =>
      names.length === 1
        ? `A question that must be answered cannot be shown: “${names[0]}”.`
        : `Questions that must be answered cannot be shown: ${names.map((name) => `“${name}”`).join(', ')}.`,
    contact: 'To do this in another way, please contact the City.',
    undrawn:
      'This question must be answered, but it cannot be shown because of a fault in this form. Please contact the City.',
    answered: 'This question cannot be shown here. It already has an answer, which is sent with the form.',
  },
  fr: {
    title: 'Ce formulaire comporte une erreur et ne peut pas être envoyé',
    blocked: (names) =>
      names.length === 1
        ? `Une question obligatoire ne peut pas être affichée\u00a0: «\u00a0${names[0]}\u00a0».`
        : `Des questions obligatoires ne peuvent pas être affichées\u00a0: ${names.map((name) => `«\u00a0${name}\u00a0»`).join(', ')}.`,
    contact: 'Pour procéder autrement, veuillez communiquer avec la Ville.',
    undrawn:
      'Cette question est obligatoire, mais elle ne peut pas être affichée en raison d’une erreur dans ce formulaire. Veuillez communiquer avec la Ville.',
    answered:
      'Cette question ne peut pas être affichée ici. Elle a déjà une réponse, qui est envoyée avec le formulaire.',
  },
};
