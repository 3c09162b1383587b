import type { InEveryLocale } from '@guichet/definition';
import { receivedTitle } from '@guichet/renderer/received-title';

/** The name of each language in that language. */
export const languageNames: InEveryLocale = { en: 'English', fr: 'Français' };

/** Texts of every form's page; others stand with the pages and notices that show them. */
export const pageMessages = {
  skipToContent: { en: 'Skip to main content', fr: 'Passer au contenu principal' },
  footerAllForms: { en: 'All forms', fr: 'Tous les formulaires' },
  footerPublicSite: { en: 'City website', fr: 'Site Web de la Ville' },
  footerLabel: { en: 'Site links', fr: 'Liens du site' },
  loading: { en: 'Loading…', fr: 'Chargement…' },
  sending: { en: 'Sending your answers…', fr: 'Envoi de vos réponses…' },
  languageChanged: { en: 'This page is now in English.', fr: 'Cette page est maintenant en français.' },
  languageFailed: {
    en: 'The page could not be shown in that language. Your answers are still here. Please try again.',
    fr: 'La page n’a pas pu être affichée dans cette langue. Vos réponses sont toujours là. Veuillez réessayer.',
  },
  received: receivedTitle,
  brokenTitle: {
    en: 'Something went wrong on this page',
    fr: 'Un problème est survenu sur cette page',
  },
  brokenText: {
    en: 'Your answers are still here. Show the form again, and check them before you send them.',
    fr: 'Vos réponses sont toujours là. Affichez le formulaire de nouveau et vérifiez-les avant de les envoyer.',
  },
  brokenAgain: { en: 'Show the form again', fr: 'Afficher le formulaire de nouveau' },
} satisfies Record<string, InEveryLocale>;
