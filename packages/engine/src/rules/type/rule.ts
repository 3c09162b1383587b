import type { Rule } from '../rule.ts';

/** Fails when a value was loaded that the component's type cannot keep, such as an object in a text field. */
export const type: Rule = {
  message: 'type',
  sentences: {
    en: '{{field}} has a value of the wrong type.',
    fr: 'La réponse donnée ne convient pas au champ « {{field}} ».',
  },
  check: ({ isMalformed }) => (isMalformed ? {} : undefined),
};
