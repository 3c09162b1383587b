import type { Examples } from '../example.ts';

export const textfieldExamples: Examples = {
  plain: { type: 'textfield', key: 'street', label: 'Street', input: true },
  'with everything': {
    type: 'textfield',
    key: 'plate',
    label: 'Licence <em>plate</em>',
    input: true,
    description: 'As it stands on the plate, <a href="https://example.ca/plates">with examples</a>.',
    tooltip: 'Letters and digits alone.',
    placeholder: 'ABCD 123',
    prefix: 'ON',
    suffix: '<strong>CA</strong>',
    size: 12,
    autocomplete: 'off',
    customClass: 'w-100',
    attributes: { 'data-purpose': 'plate', onclick: 'alert(1)' },
    validate: { required: true, minLength: 2, maxLength: 8, pattern: '[A-Z0-9 ]*' },
  },
  disabled: {
    type: 'textfield',
    key: 'city',
    label: 'City',
    input: true,
    disabled: true,
    defaultValue: 'Ottawa',
  },
  'without a visible label': { type: 'textfield', key: 'unit', label: 'Unit', input: true, hideLabel: true },
  telephone: {
    type: 'textfield',
    key: 'phone',
    label: 'Telephone',
    input: true,
    inputType: 'tel',
    autocomplete: 'tel',
  },
};
