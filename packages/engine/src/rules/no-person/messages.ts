import type { InEveryLocale } from '@guichet/definition';

export const noPersonSentences: InEveryLocale = {
  en: 'We could not tell that a person filled in this form. Reload the page and fill it in again.',
  fr: 'Nous n’avons pas pu établir qu’une personne a rempli ce formulaire. Rechargez la page et remplissez-le de nouveau.',
};
