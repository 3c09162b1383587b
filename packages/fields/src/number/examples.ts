import type { Examples } from '../example.ts';

export const numberExamples: Examples = {
  plain: {
    type: 'number',
    key: 'trees',
    label: 'How many trees',
    input: true,
    validate: { required: true, min: 1, max: 20, integer: true },
  },
  'in groups, with two decimals': {
    type: 'number',
    key: 'area',
    label: 'Area',
    suffix: 'm²',
    description: 'Of the whole property.',
    input: true,
    delimiter: true,
    requireDecimal: true,
    defaultValue: 12345.5,
    validate: { max: 10000 },
  },
  'wide, of whole numbers': {
    type: 'number',
    key: 'budget',
    label: 'Budget',
    input: true,
    size: 24,
    delimiter: true,
    decimalLimit: 0,
  },
  'without sign': {
    type: 'number',
    key: 'height',
    label: 'Height',
    tooltip: 'In metres.',
    placeholder: '0.0',
    input: true,
    allowNegative: false,
    decimalLimit: 1,
  },
};
