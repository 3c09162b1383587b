import type { InEveryLocale } from '@guichet/definition';

/** Of a form that was sent without a script. The server alone words it: pages of other visits need not load it. */
export const listNotNotified: InEveryLocale = {
  en: 'The mailing list does not have your subscription yet, because your browser did not run JavaScript. Turn it on and fill in the form again, or contact the City and give your reference number.',
  fr: 'La liste d’envoi n’a pas encore votre abonnement, car votre navigateur n’a pas exécuté JavaScript. Activez-le et remplissez de nouveau le formulaire, ou communiquez avec la Ville en donnant votre numéro de référence.',
};
