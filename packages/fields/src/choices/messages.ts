import type { InEveryLocale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

interface ChoiceMessages {
  readonly loading: string;
  readonly failed: string;
  readonly refused: string;
  readonly none: string;
  readonly noMatch: (term: string) => string;
  readonly count: (count: number, hasMore: boolean) => string;
  /** So many letters must be typed before anything is looked for. */
  readonly typeMore: (count: number) => string;
  readonly again: string;
  readonly load: string;
  /** Name a button for screen readers. */
  readonly againFor: (name: string) => string;
  readonly loadFor: (name: string) => string;
  readonly search: string;
  readonly searchIn: (name: string) => string;
  readonly open: (name: string) => string;
  readonly chosen: (label: string) => string;
  readonly removed: (label: string) => string;
  readonly remove: (label: string) => string;
  readonly chosenList: (name: string) => string;
  readonly clear: (name: string) => string;
}

export const choiceMessages: InEveryLocale<ChoiceMessages> = {
  en: {
    loading: 'Loading the choices…',
    failed: 'The choices could not be loaded.',
    refused: 'The choices cannot be shown because of an error in this form. Please contact the City.',
    none: 'There is nothing to choose from.',
    noMatch: (term) => `Nothing was found for “${term}”.`,
    count: (count, hasMore) =>
      `${formatNumber(count, 'en')} choice${pluralS(count, 'en')}${hasMore ? ' so far' : ''}.`,
    typeMore: (count) => `Type ${formatNumber(count, 'en')} letter${pluralS(count, 'en')} or more to search.`,
    again: 'Try again',
    load: 'Show the choices',
    againFor: (name) => `Try again: ${name}`,
    loadFor: (name) => `Show the choices: ${name}`,
    search: 'Search',
    searchIn: (name) => `Search in: ${name}`,
    open: (name) => `Choices: ${name}`,
    chosen: (label) => `Chosen: ${label}.`,
    removed: (label) => `Removed: ${label}.`,
    remove: (label) => `Remove ${label}`,
    chosenList: (name) => `Chosen: ${name}`,
    clear: (name) => `Clear: ${name}`,
  },
  fr: {
    loading: 'Chargement des choix…',
    failed: 'Les choix n’ont pas pu être chargés.',
    refused:
      'Les choix ne peuvent pas être affichés en raison d’une erreur dans ce formulaire. Veuillez communiquer avec la Ville.',
    none: 'Il n’y a aucun choix.',
    noMatch: (term) => `Aucun résultat pour «\u00a0${term}\u00a0».`,
    count: (count, hasMore) => `${formatNumber(count, 'fr')}\u00a0choix${hasMore ? ' pour l’instant' : ''}.`,
    typeMore: (count) =>
      `Tapez au moins ${formatNumber(count, 'fr')}\u00a0lettre${pluralS(count, 'fr')} pour lancer la recherche.`,
    again: 'Réessayer',
    load: 'Afficher les choix',
    againFor: (name) => `Réessayer\u00a0: ${name}`,
    loadFor: (name) => `Afficher les choix\u00a0: ${name}`,
    search: 'Rechercher',
    searchIn: (name) => `Rechercher dans\u00a0: ${name}`,
    open: (name) => `Choix\u00a0: ${name}`,
    chosen: (label) => `Sélection\u00a0: ${label}.`,
    removed: (label) => `Retrait\u00a0: ${label}.`,
    remove: (label) => `Retirer ${label}`,
    chosenList: (name) => `Sélection\u00a0: ${name}`,
    clear: (name) => `Effacer\u00a0: ${name}`,
  },
};
