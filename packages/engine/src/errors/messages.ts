import type { InEveryLocale } from '@guichet/definition';
import type { SubmitErrorName } from '../form-command.ts';

/** The last line of an alert that does not list every error. */
export const moreErrorsSentences: InEveryLocale = {
  en: '{{count}} more error{{s}}, shown once these are corrected.',
  fr: '{{count}} autre{{s}} erreur{{s}}, à voir une fois celles-ci corrigées.',
};

/** For a resident on the telephone: the log has the number. */
export const requestSentence: InEveryLocale<(id: string) => string> = {
  en: (id) => `Error number ${id}.`,
  fr: (id) => `Erreur numéro ${id}.`,
};

/** Why a valid form was not saved, where the form service gave no details. */
export const submitErrorSentences: Readonly<Record<SubmitErrorName, InEveryLocale>> = {
  submitError: {
    en: 'The form could not be sent. Your answers are still here. Please try again in a few minutes.',
    fr: 'Le formulaire n’a pas pu être envoyé. Vos réponses sont toujours là. Veuillez réessayer dans quelques minutes.',
  },
  noAnswer: {
    en: 'Your connection may be down. Your answers are still here. Please try again in a few minutes.',
    fr: 'Votre connexion est peut-être coupée. Vos réponses sont toujours là. Veuillez réessayer dans quelques minutes.',
  },
};
