import type { Rule } from '../rule.ts';

/** A component with `multiple` keeps a list; that there is none is a fault of a required one alone. */
export const array: Rule = {
  message: 'array',
  sentences: {
    en: '{{field}} must be an array.',
    fr: 'Le champ « {{field}} » doit contenir une liste.',
  },
  validatesAll: true,
  check({ component, value }) {
    if (component.multiple !== true || Array.isArray(value)) return undefined;
    const isNone = value === undefined || value === null;
    return isNone && component.validate?.required !== true ? undefined : { setting: true };
  },
};

/** A component without `multiple` keeps no list, and one with it no list of lists. */
export const nonarray: Rule = {
  message: 'nonarray',
  sentences: {
    en: '{{field}} must not be an array.',
    fr: 'Le champ « {{field}} » ne doit pas contenir une liste.',
  },
  validatesAll: true,
  check({ component, value }) {
    if (!Array.isArray(value)) return undefined;
    const isSeveral = component.multiple === true;
    return !isSeveral || Array.isArray(value[0]) ? { setting: isSeveral } : undefined;
  },
};

/** The list of a required component with `multiple` has something in it. */
export const arrayNonempty: Rule = {
  message: 'array_nonempty',
  sentences: {
    en: '{{field}} must be a non-empty array.',
    fr: 'Le champ « {{field}} » doit contenir au moins un élément.',
  },
  validatesAll: true,
  check({ component, value }) {
    const isAsked = component.multiple === true && component.validate?.required === true;
    return isAsked && Array.isArray(value) && value.length === 0 ? { setting: true } : undefined;
  },
};
