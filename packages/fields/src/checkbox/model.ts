import { malformed } from '@guichet/engine';
import { defineDisplay } from '../define-model.ts';

/** Yes or no. Value: a boolean; `required` asks for true. */
export const checkboxModel = defineDisplay({
  label: { en: 'Checkbox', fr: 'Case à cocher' },
  data: 'value',
  isPersistent: true,
  validateOn: 'change',
  rules: ['type', 'required'],
  emptyValue: () => false,
  isEmpty: (value) => value !== true,
  normalise(value) {
    if (typeof value === 'boolean') return value;
    if (value === 'true' || value === 'on' || value === 1) return true;
    return value === 'false' || value === '' || value === 0 || value === null || value === undefined
      ? false
      : malformed;
  },
  fromControl: (strings) => strings.some((text) => text !== ''),
  toControl: (value) => (value === true ? ['true'] : []),
});
