import type { InEveryLocale, Locale } from '@guichet/definition';

export const mailMessages = {
  receiptSubject: { en: 'Received: {form} ({reference})', fr: 'Reçu\u00a0: {form} ({reference})' },
  receiptTitle: { en: 'We received your form', fr: 'Nous avons reçu votre formulaire' },
  receiptKeep: {
    en: 'Keep this number. You will need it if you contact the City about this form.',
    fr: 'Conservez ce numéro. Vous en aurez besoin si vous communiquez avec la Ville au sujet de ce formulaire.',
  },
  receiptTrack: { en: 'See where your form is', fr: 'Voir où en est votre formulaire' },
  receiptStranger: {
    en: 'You did not fill in this form? Somebody may have typed your address by mistake: you can ignore this message.',
    fr: 'Vous n’avez pas rempli ce formulaire? Une personne a peut-être saisi votre adresse par erreur\u00a0: vous pouvez ignorer ce message.',
  },
  noReply: {
    en: 'This message was sent automatically. Please do not reply to it.',
    fr: 'Ce message est envoyé automatiquement. Veuillez ne pas y répondre.',
  },
  fact: { en: '{label}: {value}', fr: '{label}\u00a0: {value}' },
  form: { en: 'Form', fr: 'Formulaire' },
  reference: { en: 'Reference number', fr: 'Numéro de référence' },
  received: { en: 'Received', fr: 'Reçu le' },
  answers: { en: 'What you sent', fr: 'Ce que vous avez envoyé' },
  officeSubject: {
    en: 'New submission: {form} ({reference})',
    fr: 'Nouvel envoi\u00a0: {form} ({reference})',
  },
  officeTitle: { en: 'A form was received', fr: 'Un formulaire a été reçu' },
  officeAnswers: { en: 'Answers', fr: 'Réponses' },
  officeOpen: { en: 'Open the submission', fr: 'Ouvrir l’envoi' },
  officeFile: { en: 'File: {name}', fr: 'Fichier\u00a0: {name}' },
} satisfies Record<string, InEveryLocale>;

/** A sentence of a mail, with values in place of the names in braces. */
export function mailText(
  locale: Locale,
  name: keyof typeof mailMessages,
  values: Readonly<Record<string, string>> = {},
): string {
  return mailMessages[name][locale].replace(/\{(\w+)\}/g, (hole, key: string) => values[key] ?? hole);
}
