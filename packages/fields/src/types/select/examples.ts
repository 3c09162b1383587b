import type { Examples } from '../../examples/example.ts';

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
  'of a list in JSON, by a template': {
    type: 'select',
    key: 'ward',
    label: 'Ward',
    tooltip: 'As it stands on your tax bill.',
    input: true,
    dataSrc: 'json',
    data: {
      json: [
        { number: 12, name: 'Rideau-Vanier' },
        { number: 17, name: 'Capital' },
      ],
    },
    valueProperty: 'number',
    template: '<span>{{ item.name }} ({{ item.number }})</span>',
    defaultValue: 17,
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
