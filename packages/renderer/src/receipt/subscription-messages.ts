import type { InEveryLocale } from '@guichet/definition';

/** Texts about the mailing list, beside the City's receipt. */
export const subscriptionMessages = {
  title: { en: 'Mailing list', fr: 'Liste d’envoi' },
  asking: {
    en: 'Sending your subscription…',
    fr: 'Envoi de votre abonnement…',
  },
  confirmed: {
    en: 'The mailing list confirmed that it received your subscription.',
    fr: 'La liste d’envoi a confirmé la réception de votre abonnement.',
  },
  unconfirmed: {
    en: 'The City received your subscription, but the mailing list has not confirmed it. You can try again; what the City received does not change.',
    fr: 'La Ville a reçu votre abonnement, mais la liste d’envoi ne l’a pas confirmé. Vous pouvez réessayer; ce que la Ville a reçu ne change pas.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
} satisfies Record<string, InEveryLocale>;
