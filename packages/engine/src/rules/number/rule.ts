import type { Rule } from '../rule.ts';

/** Fails when a value was loaded that is no number, or none that is whole where the definition asks for one. */
export const number: Rule = {
  message: 'number',
  sentences: {
    en: '{{field}} is not a valid number.',
    fr: 'Le champ « {{field}} » ne contient pas un nombre valide.',
  },
  check: ({ isMalformed, value, component }) =>
    isMalformed || (component.settings.integer === true && [value].flat().some(isBroken)) ? {} : undefined,
};

function isBroken(value: unknown): boolean {
  return typeof value === 'number' && !Number.isInteger(value);
}
