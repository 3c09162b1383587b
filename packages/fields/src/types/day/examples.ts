import type { Examples } from '../../examples/example.ts';

const open = { day: {}, month: {}, year: {} };
const asked = { day: { required: true }, month: { required: true }, year: { required: true } };

export const dayExamples: Examples = {
  plain: {
    type: 'day',
    key: 'birth',
    label: 'Date of birth',
    description: 'As it stands on your <em>birth certificate</em>.',
    input: true,
    autocomplete: 'bday',
    fields: asked,
  },
  'day first, within limits': {
    type: 'day',
    key: 'moved',
    label: 'You moved in on',
    tooltip: 'The day from which your lease is valid.',
    input: true,
    dayFirst: true,
    fields: { ...open, year: { required: true, minYear: 1950, maxYear: 2026 } },
    maxDate: '2026-03-01',
    defaultValue: '15/07/2019',
  },
  'a month and a year': {
    type: 'day',
    key: 'built',
    label: 'Built in',
    input: true,
    fields: {
      day: { hide: true },
      month: { placeholder: 'If known' },
      year: { type: 'select', minYear: 1850, maxYear: 2026 },
    },
  },
  'in digits alone': {
    type: 'day',
    key: 'expires',
    label: 'Expires on',
    input: true,
    hideInputLabels: true,
    fields: {
      day: { placeholder: 'DD' },
      month: { type: 'number', placeholder: 'MM' },
      year: { placeholder: 'YYYY' },
    },
  },
  disabled: {
    type: 'day',
    key: 'issued',
    label: 'Issued on',
    input: true,
    disabled: true,
    fields: open,
    defaultValue: '03/05/2026',
  },
};
