import type { Examples } from '../../examples/example.ts';

export const tagsExamples: Examples = {
  plain: {
    type: 'tags',
    key: 'topics',
    label: 'Topics',
    input: true,
    validate: { required: true },
  },
  'a few, kept as a list': {
    type: 'tags',
    key: 'plates',
    label: 'Licence plates',
    description: 'Of the cars that <em>your guests</em> may park.',
    tooltip: 'You can change them later.',
    input: true,
    storeas: 'array',
    maxTags: 3,
    defaultValue: ['ABCD 123', 'BLVD 007'],
  },
  'parted by another sign': {
    type: 'tags',
    key: 'names',
    label: 'Names of your tenants',
    placeholder: 'Tremblay, Zoë',
    input: true,
    delimeter: ';',
    defaultValue: 'Tremblay, Zoë;Roy, Luc',
  },
  disabled: {
    type: 'tags',
    key: 'former',
    label: 'Former topics',
    input: true,
    disabled: true,
    defaultValue: 'trees,parks',
  },
};
