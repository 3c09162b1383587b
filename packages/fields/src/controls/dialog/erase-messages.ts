import type { InEveryLocale } from '@guichet/definition';
import type { Confirmation } from './ask-first.tsx';

/** The question before answers are erased. */
export const eraseMessages: InEveryLocale<Confirmation> = {
  en: {
    title: 'Erase your answers?',
    text: 'Everything that you filled in on this form will be erased. You cannot undo this.',
    no: 'Keep my answers',
    yes: 'Erase my answers',
  },
  fr: {
    title: 'Effacer vos réponses?',
    text: 'Tout ce que vous avez rempli dans ce formulaire sera effacé. Vous ne pourrez pas annuler cette action.',
    no: 'Garder mes réponses',
    yes: 'Effacer mes réponses',
  },
};
