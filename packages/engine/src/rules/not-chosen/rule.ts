import { isJsonObject } from '@guichet/definition';
import type { Rule } from '../rule.ts';

/** Asked once of an address that nobody has to give: it was typed, and would not be sent. */
export const notChosen: Rule = {
  message: 'notChosen',
  sentences: {
    en: '{{field}}: an address that you only type is not sent. Select Search and choose one, or continue without it.',
    fr: '{{field}}\u00a0: une adresse tapée sans être choisie n’est pas envoyée. Sélectionnez Rechercher et choisissez-en une, ou continuez sans cette réponse.',
  },
  isQuestion: true,
  check: ({ isEmpty, transientState }) =>
    isEmpty && isJsonObject(transientState) && transientState.asking === 'now'
      ? { setting: true }
      : undefined,
};
