import type { Examples } from '../../examples/example.ts';

export const currencyExamples: Examples = {
  plain: {
    type: 'currency',
    key: 'income',
    label: 'Yearly income',
    input: true,
    currency: 'CAD',
    validate: { required: true, min: 0 },
  },
  'filled in, in whole dollars': {
    type: 'currency',
    key: 'cost',
    label: 'Estimated cost of the work',
    description: 'Without taxes.',
    input: true,
    currency: 'CAD',
    decimalLimit: 0,
    defaultValue: 12500,
  },
  'in another currency': {
    type: 'currency',
    key: 'value',
    label: 'Value of the goods',
    tooltip: 'As it stands on the invoice.',
    input: true,
    currency: 'NOK',
    size: 20,
    defaultValue: -1234.5,
  },
  'with a sign of its author': {
    type: 'currency',
    key: 'rent',
    label: 'Monthly rent',
    prefix: '$',
    suffix: '/ month',
    input: true,
    currency: 'CAD',
  },
};
