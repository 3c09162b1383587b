import type { InEveryLocale } from '@guichet/definition';

/** Notices at the top of a form whose services this deployment lacks. */
export const outageMessages = {
  partlyTitle: {
    en: 'Part of this form is not working',
    fr: 'Une partie de ce formulaire ne fonctionne pas',
  },
  closedTitle: {
    en: 'This form cannot be sent at the moment',
    fr: 'Ce formulaire ne peut pas être envoyé pour le moment',
  },
  payment: {
    en: 'It needs the City’s payment service, which is not available.',
    fr: 'Il fait appel au service de paiement de la Ville, qui n’est pas accessible.',
  },
  treePermits: {
    en: 'It needs the City’s tree permit service, which is not available.',
    fr: 'Il fait appel au service des permis d’abattage de la Ville, qui n’est pas accessible.',
  },
  mailingList: {
    en: 'It signs you up for the City’s mailing list, which is not available.',
    fr: 'Il sert à s’abonner à la liste d’envoi de la Ville, qui n’est pas accessible.',
  },
  addresses: {
    en: 'The address search is not available. Type your address in full: it will be sent as you typed it.',
    fr: 'La recherche d’adresses n’est pas accessible. Tapez votre adresse au complet\u00a0: elle sera envoyée telle quelle.',
  },
  maps: {
    en: 'The City’s maps are not available, so this form cannot look up the property or the zone of an address.',
    fr: 'Les cartes de la Ville ne sont pas accessibles\u00a0: ce formulaire ne peut donc pas y trouver le terrain ni la zone d’une adresse.',
  },
  closedContact: {
    en: 'To do this another way, please contact the City.',
    fr: 'Pour procéder autrement, veuillez communiquer avec la Ville.',
  },
  partlyContact: {
    en: 'If you cannot fill in the form because of this, please contact the City.',
    fr: 'Si cela vous empêche de remplir le formulaire, veuillez communiquer avec la Ville.',
  },
} satisfies Record<string, InEveryLocale>;
