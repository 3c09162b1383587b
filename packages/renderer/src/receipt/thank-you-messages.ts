import type { InEveryLocale, Locale } from '@guichet/definition';

export const thankYouMessages = {
  thankYouForm: { en: 'Form', fr: 'Formulaire' },
  thankYouWhen: { en: 'Received', fr: 'Reçu le' },
  thankYouReference: { en: 'Your reference number', fr: 'Votre numéro de référence' },
  thankYouNoReference: {
    en: 'The City gave no reference number for this form.',
    fr: 'La Ville n’a pas attribué de numéro de référence à ce formulaire.',
  },
  thankYouKeep: {
    en: 'Keep this number. You will need it if you contact the City about this form.',
    fr: 'Conservez ce numéro. Vous en aurez besoin si vous communiquez avec la Ville au sujet de ce formulaire.',
  },
  nextTitle: { en: 'What happens next', fr: 'Prochaines étapes' },
  nextReceived: {
    en: 'We have your form. You do not need to send it again.',
    fr: 'Nous avons votre formulaire. Vous n’avez pas à l’envoyer de nouveau.',
  },
  nextMissing: {
    en: 'If something is missing or unclear, the City will contact you.',
    fr: 'S’il manque quelque chose ou si un point n’est pas clair, la Ville communiquera avec vous.',
  },
  nextQuestion: {
    en: 'If you have a question, contact the City and give your reference number.',
    fr: 'Si vous avez une question, communiquez avec la Ville et donnez votre numéro de référence.',
  },
  nextQuestionNoReference: {
    en: 'If you have a question, contact the City and say which form you sent, and when.',
    fr: 'Si vous avez une question, communiquez avec la Ville et précisez quel formulaire vous avez envoyé, et quand.',
  },
  changedSince: {
    en: 'What you changed while the form was being sent was not sent.',
    fr: 'Ce que vous avez modifié pendant l’envoi du formulaire n’a pas été envoyé.',
  },
  copy: { en: 'Copy the number', fr: 'Copier le numéro' },
  copied: { en: 'The number was copied.', fr: 'Le numéro a été copié.' },
  copyFailed: {
    en: 'The number could not be copied. Please write it down.',
    fr: 'Le numéro n’a pas pu être copié. Veuillez le noter.',
  },
  print: { en: 'Print this page', fr: 'Imprimer cette page' },
  answersTitle: { en: 'What you sent', fr: 'Ce que vous avez envoyé' },
  nothingToShowTitle: { en: 'There is nothing to show here', fr: 'Il n’y a rien à afficher ici' },
  nothingToShowText: {
    // Without a script the confirmation comes by a cookie.
    en: 'A confirmation shows here for 30 minutes after you send a form, if your browser keeps cookies. If you came here by sending a form, we received it.',
    fr: 'Une confirmation s’affiche ici pendant les 30 minutes qui suivent l’envoi d’un formulaire, si votre navigateur conserve les témoins. Si vous venez d’envoyer un formulaire, nous l’avons reçu.',
  },
  track: { en: 'See where your form is', fr: 'Voir où en est votre formulaire' },
  seeForms: { en: 'See all forms', fr: 'Voir tous les formulaires' },
} satisfies Record<string, InEveryLocale>;

/** A sentence of the thank-you page: they are loaded with it. */
export function thankYouText(locale: Locale, name: keyof typeof thankYouMessages): string {
  return thankYouMessages[name][locale];
}
