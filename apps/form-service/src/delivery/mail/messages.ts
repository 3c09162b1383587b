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
  receiptRest: {
    en: 'The rest of what you sent is too long for an e-mail. The City received all of it.',
    fr: 'La suite de ce que vous avez envoyé est trop longue pour un courriel. La Ville a tout reçu.',
  },
  officeSubject: {
    en: 'New submission: {form} ({reference})',
    fr: 'Nouvel envoi\u00a0: {form} ({reference})',
  },
  officeTitle: { en: 'A form was received', fr: 'Un formulaire a été reçu' },
  officeAnswers: { en: 'Answers', fr: 'Réponses' },
  officeRest: {
    en: 'The rest of the answers is too long for an e-mail. Ask the people who run the forms’ site for it.',
    fr: 'La suite des réponses est trop longue pour un courriel. Demandez-la aux responsables du site des formulaires.',
  },
  officeRestAtDesk: {
    en: 'The rest of the answers is too long for an e-mail. Open the submission to read it.',
    fr: 'La suite des réponses est trop longue pour un courriel. Ouvrez l’envoi pour la lire.',
  },
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
