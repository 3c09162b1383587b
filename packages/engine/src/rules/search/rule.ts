import { isJsonObject } from '@guichet/definition';
import type { Rule } from '../rule.ts';
import { type OpenSearch, openSearch, type SearchFault, searchFault } from './fault-of.ts';
import { openSearchSentences, searchSentences } from './messages.ts';

/** What `required` asks for of a value that is searched for: one rule for each sentence, at most one of them fails. */
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
    check({ component, isEmpty, isMalformed, aside }) {
      if (component.validate?.required === true || isMalformed || !isEmpty) return undefined;
      if (!isJsonObject(aside) || aside.asking !== 'now' || openSearch(aside) !== name) return undefined;
      return { setting: true, term: aside.searched ?? '' };
    },
  };
}

function searchRule(name: SearchFault): Rule {
  return {
    message: name,
    sentences: searchSentences[name],
    // Whoever judges what was sent knows of no search: something that is asked for is missing.
    reportedAs: 'required',
    check({ component, isEmpty, isMalformed, aside }) {
      if (component.validate?.required !== true || isMalformed || !isEmpty) return undefined;
      if (searchFault(aside) !== name) return undefined;
      return { setting: true, ...(isJsonObject(aside) && { term: aside.searched ?? '' }) };
    },
  };
}
