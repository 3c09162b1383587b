import type { InEveryLocale } from '@guichet/definition';

/** What is told of the mailing list, beside the receipt of what the City received. */
export const subscriptionMessages = {
  title: { en: 'Mailing list', fr: 'Liste d’envoi' },
  asking: {
    en: 'Telling the mailing list…',
    fr: 'Transmission à la liste d’envoi en cours…',
  },
  confirmed: {
    en: 'The mailing list confirmed that it received your subscription.',
    fr: 'La liste d’envoi a confirmé la réception de votre abonnement.',
  },
  unconfirmed: {
    en: 'The City received your subscription, but the mailing list has not confirmed it. You can try again. What the City received stays as it is.',
    fr: 'La Ville a reçu votre abonnement, mais la liste d’envoi ne l’a pas confirmé. Vous pouvez réessayer. Ce que la Ville a reçu ne change pas.',
  },
  untold: {
    en: 'The mailing list does not know of your subscription yet: a script tells it, and your browser ran none. Fill in the form again in a browser that runs scripts, or contact the City and give your reference number.',
    fr: 'La liste d’envoi n’est pas encore au courant de votre abonnement : c’est un script qui l’en informe, et votre navigateur n’en a exécuté aucun. Remplissez de nouveau le formulaire dans un navigateur qui exécute les scripts, ou communiquez avec la Ville en donnant votre numéro de référence.',
  },
  tryAgain: { en: 'Try again', fr: 'Réessayer' },
} satisfies Record<string, InEveryLocale>;
