import { required } from '../required/rule.ts';
import type { Rule } from '../rule.ts';

/** Of a question that nobody can draw. Its author's sentences ask for an answer that no resident can give. */
export const requiredUndrawn: Rule = {
  message: 'requiredUndrawn',
  sentences: {
    en: '{{field}} is required, but this form has an error and cannot show the question. Please contact the City.',
    fr: 'Le champ «\u00a0{{field}}\u00a0» est obligatoire, mais ce formulaire comporte une erreur et ne peut pas afficher la question. Veuillez communiquer avec la Ville.',
  },
  reportedAs: 'required',
  isOursToSay: true,
  check: required.check,
};

/** Chooses the rule by the state of the field. */
export const requiredOrUndrawn: Rule = {
  ...required,
  narrowed: (_, settings) => (settings.isUndrawn === true ? 'requiredUndrawn' : undefined),
};
