import type { InEveryLocale } from '@guichet/definition';

export const thankYouMessages = {
  thankYouTitle: { en: 'Thank you. We received your form', fr: 'Merci. Nous avons reçu votre formulaire' },
  thankYouForm: { en: 'Form', fr: 'Formulaire' },
  thankYouWhen: { en: 'Received', fr: 'Reçu' },
  thankYouReference: { en: 'Your reference number', fr: 'Votre numéro de référence' },
  thankYouNoReference: {
    en: 'Your answers were received. The City gave no reference number for this form.',
    fr: 'Vos réponses ont été reçues. La Ville n’a pas attribué de numéro de référence à ce formulaire.',
  },
  thankYouKeep: {
    en: 'Keep this number. You will need it if you contact the City about this form.',
    fr: 'Conservez ce numéro. Vous en aurez besoin si vous communiquez avec la Ville au sujet de ce formulaire.',
  },
  copy: { en: 'Copy the number', fr: 'Copier le numéro' },
  copied: { en: 'The number was copied.', fr: 'Le numéro a été copié.' },
  copyFailed: {
    en: 'The number could not be copied. Please write it down.',
    fr: 'Le numéro n’a pas pu être copié. Veuillez le noter.',
  },
  print: { en: 'Print this page', fr: 'Imprimer cette page' },
  answersTitle: { en: 'What you sent', fr: 'Ce que vous avez envoyé' },
  yes: { en: 'Yes', fr: 'Oui' },
  no: { en: 'No', fr: 'Non' },
  nothingToShowTitle: { en: 'There is nothing to show here', fr: 'Il n’y a rien à afficher ici' },
  nothingToShowText: {
    en: 'This page shows a confirmation right after a form was sent. No form was sent from here in the last 30 minutes.',
    fr: 'Cette page affiche une confirmation tout de suite après l’envoi d’un formulaire. Aucun formulaire n’a été envoyé d’ici dans les 30 dernières minutes.',
  },
  seeForms: { en: 'See all forms', fr: 'Voir tous les formulaires' },
} satisfies Record<string, InEveryLocale>;
