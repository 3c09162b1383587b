import type { InEveryLocale } from '@guichet/definition';
import { isJsonObject } from '@guichet/definition';
import { requiredSentences } from '../required/rule.ts';
import type { Rule } from '../rule.ts';
import { type OpenSearch, openSearch, type SearchFault, searchFault } from './fault-of.ts';

/** Asked once of a search that nobody has to make: what was typed would not be sent. */
const openSearchSentences: Readonly<Record<OpenSearch, InEveryLocale>> = {
  noSearch: {
    en: '{{field}}: you have not searched for what you typed. Select Search, or continue without it.',
    fr: '{{field}} : vous n’avez pas lancé la recherche. Sélectionnez Rechercher ou continuez sans cette réponse.',
  },
  noResults: {
    en: '{{field}}: there are no results for “{{term}}”. Search for something else, or continue without it.',
    fr: '{{field}} : il n’y a aucun résultat pour « {{term}} ». Faites une autre recherche ou continuez sans cette réponse.',
  },
  noSelection: {
    en: '{{field}}: choose one of the results of your search, or continue without it.',
    fr: '{{field}} : choisissez l’un des résultats de votre recherche ou continuez sans cette réponse.',
  },
};

const searchSentences: Readonly<Record<SearchFault, InEveryLocale>> = {
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

/** The `required` rules of a value that is searched for: one for each sentence, and at most one of them fails. */
export const nothingSearched: Rule = { ...searchRule('nothingSearched'), message: 'required' };
export const noSearch = searchRule('noSearch');
export const noResults = searchRule('noResults');
export const noSelection = searchRule('noSelection');

/** Of a value that nobody has to give: asked once, as somebody goes on. */
export const openNoSearch = openSearchRule('noSearch');
export const openNoResults = openSearchRule('noResults');
export const openNoSelection = openSearchRule('noSelection');

function openSearchRule(name: OpenSearch): Rule {
  return {
    message: name,
    sentences: openSearchSentences[name],
    isQuestion: true,
    check({ component, isEmpty, isMalformed, transientState }) {
      if (component.validate?.required === true || isMalformed || !isEmpty) return undefined;
      if (
        !isJsonObject(transientState) ||
        transientState.asking !== 'now' ||
        openSearch(transientState) !== name
      )
        return undefined;
      return { setting: true, term: transientState.searched ?? '' };
    },
  };
}

function searchRule(name: SearchFault): Rule {
  return {
    message: name,
    sentences: searchSentences[name],
    // A validator of the sent data knows of no search: a required value is missing.
    reportedAs: 'required',
    check({ component, isEmpty, isMalformed, transientState }) {
      if (component.validate?.required !== true || isMalformed || !isEmpty) return undefined;
      if (searchFault(transientState) !== name) return undefined;
      return { setting: true, ...(isJsonObject(transientState) && { term: transientState.searched ?? '' }) };
    },
  };
}
