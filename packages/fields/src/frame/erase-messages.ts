import type { InEveryLocale } from '@guichet/definition';

/** What is asked before answers are thrown away, and the two ways from there. */
interface EraseMessages {
  readonly title: string;
  readonly text: string;
  readonly keep: string;
  readonly erase: string;
}

export const eraseMessages: InEveryLocale<EraseMessages> = {
  en: {
    title: 'Erase your answers?',
    text: 'Everything that you filled in on this form will be erased. You cannot undo this.',
    keep: 'Keep my answers',
    erase: 'Erase my answers',
  },
  fr: {
    title: 'Effacer vos réponses?',
    text: 'Tout ce que vous avez rempli dans ce formulaire sera effacé. Vous ne pourrez pas revenir en arrière.',
    keep: 'Garder mes réponses',
    erase: 'Effacer mes réponses',
  },
};
