import type { Examples } from '../../examples/example.ts';

export const checkboxExamples: Examples = {
  plain: {
    type: 'checkbox',
    key: 'declaration',
    label: 'I declare that what I have written is <strong>true</strong>.',
    description: 'A false declaration is an offence.',
    input: true,
    validate: { required: true },
  },
  checked: {
    type: 'checkbox',
    key: 'news',
    label: 'Send me news',
    input: true,
    defaultValue: true,
    tooltip: 'Monthly.',
  },
  'as a radio button': {
    type: 'checkbox',
    key: 'small',
    label: 'Small',
    input: true,
    inputType: 'radio',
    name: 'size',
    value: 'S',
  },
};
