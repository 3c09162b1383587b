import type { InEveryLocale } from '@guichet/definition';
import type { ServiceName } from '@guichet/fields/needed-service';

/** Shown at a field that asks a service which this page does not have. */
export const missingMessages: Readonly<Record<ServiceName, InEveryLocale>> = {
  maps: {
    en: 'The address search is not available on this page. Type your address in full: it will be sent as you typed it.',
    fr: 'La recherche d’adresses n’est pas offerte sur cette page. Tapez votre adresse au complet\u00a0: elle sera envoyée telle quelle.',
  },
  choices: {
    en: 'The choices of this question are not available on this page. If you cannot go on without them, please contact the City.',
    fr: 'Les choix de cette question ne sont pas offerts sur cette page. Si cela vous empêche de continuer, veuillez communiquer avec la Ville.',
  },
  files: {
    en: 'Files cannot be sent from this page. If you cannot go on without them, please contact the City.',
    fr: 'Il n’est pas possible d’envoyer des fichiers à partir de cette page. Si cela vous empêche de continuer, veuillez communiquer avec la Ville.',
  },
};

/** For the developer of the host's page. */
export const missingWarnings: Readonly<Record<ServiceName, string>> = {
  maps: 'searches for addresses, but has no map: give options.maps, or load it from our service by src',
  choices:
    'asks for choices at an address, but nobody fetches them: give options.choices, or load it from our service by src',
  files:
    'takes files, but has nowhere to store them: give options.fileService, or load it from our service by src',
};
