import type { InEveryLocale } from '@guichet/definition';

interface RendererMessages {
  /** The heading of the alert: ErrorAlert1, the number of errors, then one of the two ErrorAlert2. */
  readonly ErrorAlert1: string;
  /** The same where the next page of a wizard was asked for. */
  readonly ErrorAlert1Next: string;
  readonly ErrorAlert2Singular: string;
  readonly ErrorAlert2Plural: string;
  readonly errorItem: (number: number, message: string) => string;
  /** Above the list: what it is, and how to go to a field from it. */
  readonly errorsLabel: string;
  readonly errorsHint: string;
  /** The heading of the notice in the alert's place. */
  readonly noAnswer: string;
  readonly requiredNote: string;
  /** At the top of a form without texts in the page's language. */
  readonly inEnglishOnly: string;
  readonly submit: string;
}

export const rendererMessages: InEveryLocale<RendererMessages> = {
  en: {
    ErrorAlert1: 'The form could not be submitted because',
    ErrorAlert1Next: 'You cannot continue yet because',
    ErrorAlert2Singular: 'error was found.',
    ErrorAlert2Plural: 'errors were found.',
    errorItem: (number, message) => `Error ${number}: ${message}`,
    errorsLabel: 'Please fix the following errors before submitting.',
    errorsHint: 'Select an error to go to its field.',
    noAnswer: 'Our site did not answer',
    requiredNote: 'Fields marked with an asterisk (*) are required.',
    inEnglishOnly: 'This form is available in English only.',
    submit: 'Submit',
  },
  fr: {
    ErrorAlert1: 'Le formulaire n’a pas pu être envoyé, car',
    ErrorAlert1Next: 'Vous ne pouvez pas encore continuer, car',
    ErrorAlert2Singular: 'erreur a été trouvée.',
    ErrorAlert2Plural: 'erreurs ont été trouvées.',
    errorItem: (number, message) => `Erreur ${number}\u00a0: ${message}`,
    errorsLabel: 'Veuillez corriger les erreurs suivantes avant l’envoi.',
    errorsHint: 'Choisissez une erreur pour aller à son champ.',
    noAnswer: 'Notre site n’a pas répondu',
    requiredNote: 'Les champs marqués d’un astérisque (*) sont obligatoires.',
    inEnglishOnly: 'Ce formulaire n’existe qu’en anglais.',
    submit: 'Envoyer',
  },
};
