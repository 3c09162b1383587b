import type { Rule } from '../rule.ts';

/** Fails when a value was loaded that the component's type cannot keep, such as an object in a text field. */
export const type: Rule = {
  message: 'type',
  sentences: {
    en: '{{field}} has a value of the wrong type.',
    fr: 'Le champ « {{field}} » contient une valeur qui n’est pas du bon type.',
  },
  check: ({ isMalformed }) => (isMalformed ? {} : undefined),
};
