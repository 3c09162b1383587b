import type { InEveryLocale } from '@guichet/definition';

/** Texts for a form that is still loading, or did not load. */
export const loadingMessages = {
  formLoadingError: { en: 'Form Loading Error', fr: 'Erreur de chargement du formulaire' },
  loadErrorAdvice: {
    en: 'You can reload this page in a few minutes.',
    fr: 'Vous pouvez recharger cette page dans quelques minutes.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
  loadingTitle: { en: 'The form is loading', fr: 'Le formulaire se charge' },
  loadingSlowly: {
    en: 'Loading… This is taking longer than usual. The form will appear here automatically.',
    fr: 'Chargement… C’est plus long que d’habitude. Le formulaire apparaîtra ici automatiquement.',
  },
  loadingInstead: { en: 'Nothing appears? Load the page again', fr: 'Rien n’apparaît? Recharger la page' },
  formReady: { en: 'The form is ready.', fr: 'Le formulaire est prêt.' },
} satisfies Record<string, InEveryLocale>;
