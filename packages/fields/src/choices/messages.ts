import type { InEveryLocale } from '@guichet/definition';

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
      count === 1 && !hasMore ? '1 choice.' : `${count} choices${hasMore ? ' so far' : ''}.`,
    typeMore: (count) =>
      count === 1 ? 'Type a letter to search.' : `Type ${count} letters or more to search.`,
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
    count: (count, hasMore) => `${count} choix${hasMore ? ' pour l’instant' : ''}.`,
    typeMore: (count) =>
      count === 1
        ? 'Tapez une lettre pour lancer la recherche.'
        : `Tapez au moins ${count} lettres pour lancer la recherche.`,
    again: 'Réessayer',
    load: 'Afficher les choix',
    againFor: (name) => `Réessayer\u00a0: ${name}`,
    loadFor: (name) => `Afficher les choix\u00a0: ${name}`,
    search: 'Rechercher',
    searchIn: (name) => `Rechercher dans\u00a0: ${name}`,
    open: (name) => `Choix\u00a0: ${name}`,
    chosen: (label) => `Sélection\u00a0: ${label}.`,
    removed: (label) => `Retiré de la sélection\u00a0: ${label}.`,
    remove: (label) => `Retirer ${label}`,
    chosenList: (name) => `Sélection\u00a0: ${name}`,
    clear: (name) => `Effacer\u00a0: ${name}`,
  },
};
