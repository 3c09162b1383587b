import type { Examples } from '../../examples/example.ts';

const base = { type: 'datamap', input: true };

export const datamapExamples: Examples = {
  plain: {
    ...base,
    key: 'notes',
    label: 'Anything else we should know',
    description: 'A word for what it is about, and what you want to say.',
    validate: { required: true },
  },
  'with its own words': {
    ...base,
    key: 'trees',
    label: 'Trees on your property',
    keyLabel: 'Kind of tree',
    addAnother: 'Add a kind of tree',
    valueComponent: { type: 'number', key: 'value', label: 'How many', input: true },
    defaultValue: { Maple: 2, 'White pine': 12 },
  },
  'with the value first': {
    ...base,
    key: 'languages',
    label: 'Languages that you speak',
    keyLabel: 'Language',
    keyBeforeValue: false,
    valueComponent: {
      type: 'select',
      key: 'value',
      label: 'How well',
      input: true,
      data: {
        values: [
          { label: 'A little', value: 'little' },
          { label: 'Fluently', value: 'fluent' },
        ],
      },
    },
    defaultValue: { French: 'fluent' },
  },
  'with fixed rows, and disabled': {
    ...base,
    key: 'fees',
    label: 'Fees of last year',
    disabled: true,
    disableAddingRemovingRows: true,
    defaultValue: { licence: '30 $', tag: '5 $' },
  },
};
