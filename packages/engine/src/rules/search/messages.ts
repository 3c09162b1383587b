import type { InEveryLocale } from '@guichet/definition';
import { requiredSentences } from '../required/messages.ts';
import type { SearchFault } from './fault-of.ts';

export const searchSentences: Readonly<Record<SearchFault, InEveryLocale>> = {
  nothingSearched: requiredSentences,
  noSearch: {
    en: '{{field}} is required: type it in, then select Search.',
    fr: 'Le champ « {{field}} » est obligatoire : entrez votre réponse, puis sélectionnez Rechercher.',
  },
  noResults: {
    en: '{{field}} is required. There are no results for “{{term}}”.',
    fr: 'Le champ « {{field}} » est obligatoire. Il n’y a aucun résultat pour « {{term}} ».',
  },
  noSelection: {
    en: '{{field}} is required: choose one of the results of your search.',
    fr: 'Le champ « {{field}} » est obligatoire : choisissez l’un des résultats de votre recherche.',
  },
};
