import type { InEveryLocale } from '@guichet/definition';
import { requiredSentences } from '../required/messages.ts';
import type { OpenSearch, SearchFault } from './fault-of.ts';

/** Asked once of a search that nobody has to make: what was typed would not be sent. */
export const openSearchSentences: Readonly<Record<OpenSearch, InEveryLocale>> = {
  noSearch: {
    en: '{{field}}: what you typed was not searched for. Select Search, or go on without it.',
    fr: '{{field}} : ce que vous avez tapé n’a pas été recherché. Sélectionnez Rechercher ou continuez sans cette réponse.',
  },
  noResults: {
    en: '{{field}}: there are no results for “{{term}}”. Search for something else, or go on without it.',
    fr: '{{field}} : il n’y a aucun résultat pour « {{term}} ». Faites une autre recherche ou continuez sans cette réponse.',
  },
  noSelection: {
    en: '{{field}}: choose one of the results of your search, or go on without it.',
    fr: '{{field}} : choisissez l’un des résultats de votre recherche ou continuez sans cette réponse.',
  },
};

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
