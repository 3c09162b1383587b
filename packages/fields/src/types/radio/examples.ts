import type { Examples } from '../../examples/example.ts';

const values = [
  { label: 'Owner', value: 'owner' },
  { label: 'Tenant, <em>with a lease</em>', value: 'tenant' },
  { label: 'Other', value: 'other', disabled: true },
];

export const radioExamples: Examples = {
  plain: { type: 'radio', key: 'role', label: 'You are', input: true, values, validate: { required: true } },
  'chosen, in one line': {
    type: 'radio',
    key: 'role',
    label: 'You are',
    description: 'Choose one.',
    input: true,
    inline: true,
    values,
    defaultValue: 'tenant',
  },
  'with labels above': {
    type: 'radio',
    key: 'score',
    label: 'How content are you?',
    input: true,
    inline: true,
    optionsLabelPosition: 'top',
    values: ['1', '2', '3'].map((value) => ({ label: value, value })),
  },
  'of words that break nowhere': {
    type: 'radio',
    key: 'status',
    label: 'Guardian/administrator/representative/attorney',
    input: true,
    values: [
      { label: 'Single', value: 'single' },
      { label: 'Separated/divorced/widowed/never-married', value: 'other' },
    ],
  },
  'of numbers': {
    type: 'radio',
    key: 'cars',
    label: 'How many cars',
    tooltip: 'Those that you park on the street.',
    input: true,
    values: [
      { label: 'One', value: '1' },
      { label: 'Two', value: '2' },
    ],
    defaultValue: 2,
  },
};
