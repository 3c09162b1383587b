import type { Examples } from '../../examples/example.ts';

export const phoneNumberExamples: Examples = {
  plain: { type: 'phoneNumber', key: 'phone', label: 'Telephone', input: true, validate: { required: true } },
  'with a mask of its own': {
    type: 'phoneNumber',
    key: 'extension',
    label: 'Extension',
    input: true,
    inputMask: '9999',
    autocomplete: 'tel-extension',
  },
  'filled in': {
    type: 'phoneNumber',
    key: 'phone',
    label: 'Telephone',
    description: 'Where we reach you during the day.',
    input: true,
    defaultValue: '(613) 555-0123',
  },
};
