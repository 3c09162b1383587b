import type { InEveryLocale } from '@guichet/definition';
import type { SubmitErrorName } from '../form-command.ts';

/** The last line of an alert that does not list every error. */
export const moreErrorsSentences: InEveryLocale = {
  en: '{{count}} more error{{s}}, shown once these are corrected.',
  fr: '{{count}} autre{{s}} erreur{{s}}, à voir une fois celles-ci corrigées.',
};

/** Why a valid form was not saved, where the form service gave no details. */
export const submitErrorSentences: Readonly<Record<SubmitErrorName, InEveryLocale>> = {
  submitError: {
    en: 'The form could not be sent. Your answers are still here. Please try again in a few minutes.',
    fr: 'Le formulaire n’a pas pu être envoyé. Vos réponses sont toujours là. Veuillez réessayer dans quelques minutes.',
  },
  noAnswer: {
    en: 'Your connection may be down, or our site may be busy, so we do not know whether the form was received. Your answers are still here. Check your connection, then send the form again.',
    fr: 'Votre connexion est peut-être coupée, ou notre site occupé\u00a0: nous ne savons pas si le formulaire a été reçu. Vos réponses sont toujours là. Vérifiez votre connexion, puis envoyez le formulaire de nouveau.',
  },
  noRoom: {
    en: 'We cannot receive new forms at the moment, so yours was not received. Your answers are still here. Please try again later.',
    fr: 'Nous ne pouvons pas recevoir de nouveaux formulaires en ce moment; le vôtre n’a donc pas été reçu. Vos réponses sont toujours là. Veuillez réessayer plus tard.',
  },
};
