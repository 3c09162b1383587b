import type { InEveryLocale } from '@guichet/definition';

/** The browser was to leave for another service, and is still here. */
export const slowToAnswer: InEveryLocale = {
  en: 'The other service has not opened yet. Your answers are still here: you can submit the form again.',
  fr: 'L’autre service ne s’est pas encore ouvert. Vos réponses sont toujours ici\u00a0: vous pouvez envoyer le formulaire de nouveau.',
};
