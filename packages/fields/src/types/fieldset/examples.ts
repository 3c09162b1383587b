import type { Examples } from '../../examples/example.ts';

export const fieldsetExamples: Examples = {
  plain: {
    type: 'fieldset',
    key: 'address',
    legend: 'Your address',
    components: [{ type: 'textfield', key: 'street', label: 'Street', input: true }],
  },
  'that opens': {
    type: 'fieldset',
    key: 'second',
    legend: 'A second <em>address</em>',
    collapsible: true,
    collapsed: true,
    tooltip: 'Where you are in summer',
    components: [
      { type: 'textfield', key: 'summer', label: 'Street', input: true, validate: { required: true } },
    ],
  },
  'with help': {
    type: 'fieldset',
    key: 'contact',
    legend: 'How to reach you',
    tooltip: 'By day',
    components: [{ type: 'email', key: 'email', label: 'Email', input: true }],
  },
};
