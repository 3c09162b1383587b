import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

interface AddressMessages {
  readonly search: string;
  /** Names the button for screen readers. */
  readonly searchFor: (name: string) => string;
  readonly searching: string;
  readonly found: (count: number) => string;
  readonly none: (term: string) => string;
  readonly failed: string;
  readonly chosen: (address: string) => string;
  readonly cleared: string;
  readonly clear: string;
  readonly clearName: (address: string) => string;
  /** Names the list of the addresses that were found. */
  readonly results: string;
  readonly manual: string;
  /** Form.io's names for the parts of an address, where the author's translations have no others. */
  readonly parts: Readonly<Record<string, string>>;
}

/** The words of Form.io for the switch, which authors leave as they are. */
export const usualSwitch = "Can't find address? Switch to manual mode.";

export const addressMessages: InEveryLocale<AddressMessages> = {
  en: {
    search: 'Search',
    searchFor: (name) => `Search: ${name}`,
    searching: 'Searching…',
    found: (count) =>
      `${count === 1 ? '1 address was' : `${formatNumber(count, 'en')} addresses were`} found. Choose the right one from the list: an address that you only type is not saved.`,
    none: (term) =>
      `No address was found for “${term}”. Check the spelling, or enter only the number and the street.`,
    failed:
      'The address search is not working right now. What you typed is still here. Select Search to try again.',
    chosen: (address) => `Address chosen: ${address}`,
    cleared: 'The address was cleared.',
    clear: 'Clear',
    clearName: (address) => `Clear the address: ${address}`,
    results: 'Addresses found',
    manual: 'I can’t find my address. I will enter it myself.',
    parts: {
      'Address 1': 'Address, line 1',
      'Address 2': 'Address, line 2 (optional)',
      City: 'City',
      State: 'Province or state',
      Country: 'Country',
      'Zip Code': 'Postal or ZIP code',
    },
  },
  fr: {
    search: 'Rechercher',
    searchFor: (name) => `Rechercher\u00a0: ${name}`,
    searching: 'Recherche en cours…',
    found: (count) =>
      `${formatNumber(count, 'fr')}\u00a0adresse${pluralS(count, 'fr')} trouvée${pluralS(count, 'fr')}. Choisissez celle qui convient dans la liste\u00a0: une adresse tapée sans être choisie n’est pas enregistrée.`,
    none: (term) =>
      `Aucune adresse trouvée pour «\u00a0${term}\u00a0». Vérifiez l’orthographe, ou entrez seulement le numéro et la rue.`,
    failed:
      'La recherche d’adresses ne fonctionne pas pour le moment. Ce que vous avez tapé est toujours là. Sélectionnez Rechercher pour réessayer.',
    chosen: (address) => `Adresse choisie\u00a0: ${address}`,
    cleared: 'L’adresse a été effacée.',
    clear: 'Effacer',
    clearName: (address) => `Effacer l’adresse\u00a0: ${address}`,
    results: 'Adresses trouvées',
    manual: 'Je ne trouve pas mon adresse. Je vais l’entrer moi-même.',
    parts: {
      'Address 1': 'Adresse, ligne 1',
      'Address 2': 'Adresse, ligne 2 (facultatif)',
      City: 'Ville',
      State: 'Province ou État',
      Country: 'Pays',
      'Zip Code': 'Code postal ou ZIP',
    },
  },
};
