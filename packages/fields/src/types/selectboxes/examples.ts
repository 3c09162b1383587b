import type { Examples } from '../../examples/example.ts';

const values = [
  { label: 'Email', value: 'email' },
  { label: 'Telephone, <em>during the day</em>', value: 'phone' },
  { label: 'Mail', value: 'mail' },
];

export const selectboxesExamples: Examples = {
  plain: {
    type: 'selectboxes',
    key: 'contact',
    label: 'How may we reach you?',
    input: true,
    values,
    validate: { required: true },
  },
  'with labels before their boxes': {
    type: 'selectboxes',
    key: 'days',
    label: 'Days',
    input: true,
    optionsLabelPosition: 'left',
    values,
  },
  'two at most, in one line': {
    type: 'selectboxes',
    key: 'contact',
    label: 'How may we reach you?',
    description: 'Choose two.',
    tooltip: 'We use no other way.',
    input: true,
    inline: true,
    values,
    defaultValue: { email: true },
    minSelectedCountMessage: 'Choose <b>{{minCount}}</b>.',
    validate: { minSelectedCount: 2, maxSelectedCount: 2 },
  },
};
