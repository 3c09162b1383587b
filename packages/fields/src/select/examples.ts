import type { Examples } from '../example.ts';

const values = [
  { label: 'Ontario', value: 'ON' },
  { label: 'Québec', value: 'QC' },
];

export const selectExamples: Examples = {
  plain: {
    type: 'select',
    key: 'province',
    label: 'Province',
    input: true,
    data: { values },
    validate: { required: true },
  },
  'chosen, with a placeholder': {
    type: 'select',
    key: 'province',
    label: 'Province',
    placeholder: 'Choose a province',
    input: true,
    data: { values },
    defaultValue: 'QC',
  },
  several: {
    type: 'select',
    key: 'provinces',
    label: 'Provinces',
    input: true,
    multiple: true,
    data: { values },
    defaultValue: ['ON'],
  },
};
