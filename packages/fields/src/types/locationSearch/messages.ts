import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

interface LocationMessages {
  readonly search: string;
  /** Names a button for screen readers. */
  readonly searchFor: (name: string) => string;
  readonly searching: (term: string) => string;
  readonly found: (count: number, term: string) => string;
  readonly none: (term: string) => string;
  readonly searchFailed: string;
  readonly again: string;
  readonly againFor: (name: string) => string;
  /** Names the list of the addresses that were found. */
  readonly results: string;
  /** Stands before the chosen address, for screen readers. */
  readonly chosen: string;
  readonly change: string;
  readonly changeFrom: (address: string) => string;
  readonly keep: string;
  readonly keepOld: (address: string) => string;
  readonly fetching: string;
  /** The form was sent meanwhile. */
  readonly held: string;
  readonly detailsFailed: string;
  readonly notImplemented: string;
  /** Of an address about which nothing came, and nothing can be asked again. */
  readonly notKnown: string;
  readonly parkingZone: Zone;
  readonly guestParkingZone: Zone;
  readonly propertyZone: Readonly<Record<'rural' | 'suburban' | 'inner', string>>;
  readonly withSize: (zone: string, hectares: string) => string;
  readonly noParcel: string;
  readonly source: (when: string) => string;
}

interface Zone {
  readonly found: (name: string) => string;
  readonly none: string;
}

export const locationMessages: InEveryLocale<LocationMessages> = {
  en: {
    search: 'Search',
    searchFor: (name) => `Search: ${name}`,
    searching: (term) => `Searching for “${term}”…`,
    found: (count, term) =>
      `${count === 1 ? '1 address was' : `${formatNumber(count, 'en')} addresses were`} found for “${term}”. Choose the right one.`,
    none: (term) =>
      `No address was found for “${term}”. Check the spelling, or enter only the number and the street.`,
    searchFailed: 'The address search is not working right now. What you typed is still here.',
    again: 'Try again',
    againFor: (name) => `Try again: ${name}`,
    results: 'Addresses found',
    chosen: 'Address chosen:',
    change: 'Change',
    changeFrom: (address) => `Change the address: ${address}`,
    keep: 'Keep this address',
    keepOld: (address) => `Keep this address: ${address}`,
    fetching: 'Looking up this address…',
    held: 'The form will continue when this is done.',
    detailsFailed: 'The address is chosen, but we cannot get more information about it right now.',
    notImplemented: 'The address is chosen. This form cannot get more information about it.',
    notKnown:
      'We have no more information about this address. To get it, change the address and search for it again.',
    parkingZone: {
      found: (name) => (name === '' ? 'This address is in a parking zone.' : `Parking zone: ${name}`),
      none: 'This address is not in a parking zone.',
    },
    guestParkingZone: {
      found: (name) =>
        name === '' ? 'This address is in a guest parking zone.' : `Guest parking zone: ${name}`,
      none: 'This address is not in a guest parking zone.',
    },
    propertyZone: {
      rural: 'Rural area',
      suburban: 'Suburban area',
      inner: 'Inner urban area',
    },
    withSize: (zone, hectares) => `${zone}, property of ${hectares} ha`,
    noParcel: 'No property was found on the City’s map at this address, so no zone is known.',
    source: (when) => `Source: the City’s maps, ${when}`,
  },
  fr: {
    search: 'Rechercher',
    searchFor: (name) => `Rechercher\u00a0: ${name}`,
    searching: (term) => `Recherche de «\u00a0${term}\u00a0» en cours…`,
    found: (count, term) =>
      `${formatNumber(count, 'fr')}\u00a0adresse${pluralS(count, 'fr')} trouvée${pluralS(count, 'fr')} pour «\u00a0${term}\u00a0». Choisissez celle qui convient.`,
    none: (term) =>
      `Aucune adresse trouvée pour «\u00a0${term}\u00a0». Vérifiez l’orthographe, ou entrez seulement le numéro et la rue.`,
    searchFailed:
      'La recherche d’adresses ne fonctionne pas pour le moment. Ce que vous avez tapé est toujours là.',
    again: 'Réessayer',
    againFor: (name) => `Réessayer\u00a0: ${name}`,
    results: 'Adresses trouvées',
    chosen: 'Adresse choisie\u00a0:',
    change: 'Changer',
    changeFrom: (address) => `Changer l’adresse\u00a0: ${address}`,
    keep: 'Garder cette adresse',
    keepOld: (address) => `Garder cette adresse\u00a0: ${address}`,
    fetching: 'Consultation des cartes pour cette adresse…',
    held: 'Le formulaire continuera dès que ce sera fait.',
    detailsFailed:
      'L’adresse est choisie, mais nous ne pouvons pas obtenir plus de renseignements à son sujet pour le moment.',
    notImplemented:
      'L’adresse est choisie. Ce formulaire ne permet pas d’obtenir plus de renseignements à son sujet.',
    notKnown:
      'Nous n’avons pas d’autres renseignements sur cette adresse. Pour en obtenir, changez l’adresse et recherchez-la de nouveau.',
    parkingZone: {
      found: (name) =>
        name === ''
          ? 'Cette adresse se trouve dans une zone de stationnement.'
          : `Zone de stationnement\u00a0: ${name}`,
      none: 'Cette adresse ne se trouve dans aucune zone de stationnement.',
    },
    guestParkingZone: {
      found: (name) =>
        name === ''
          ? 'Cette adresse se trouve dans une zone de stationnement pour visites.'
          : `Zone de stationnement pour visites\u00a0: ${name}`,
      none: 'Cette adresse ne se trouve dans aucune zone de stationnement pour visites.',
    },
    propertyZone: {
      rural: 'Secteur rural',
      suburban: 'Secteur de banlieue',
      inner: 'Secteur urbain central',
    },
    withSize: (zone, hectares) => `${zone}, terrain de ${hectares}\u00a0ha`,
    noParcel:
      'Aucun terrain ne figure à cette adresse sur la carte de la Ville, et aucune zone n’est donc connue.',
    source: (when) => `Source\u00a0: cartes de la Ville, ${when}`,
  },
};
