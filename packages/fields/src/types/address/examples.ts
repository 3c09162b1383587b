import type { Examples } from '../../examples/example.ts';

const base = { type: 'address', input: true, provider: 'nominatim' };

export const addressExamples: Examples = {
  plain: {
    ...base,
    key: 'home',
    label: 'Home address',
    description: 'For example: 12 Elm Street',
    validate: { required: true },
  },
  'by hand, too': {
    ...base,
    key: 'work',
    label: 'Address of your work',
    enableManualMode: true,
    validate: { required: true },
  },
  'typed by hand': {
    ...base,
    key: 'shop',
    label: 'Address of your shop',
    enableManualMode: true,
    switchToManualModeLabel: 'My shop is not in the list',
    validate: { required: true },
    defaultValue: {
      mode: 'manual',
      address: { address1: '110 Laurier', address2: '', city: '', state: 'Ontario' },
    },
  },
  disabled: {
    ...base,
    key: 'former',
    label: 'Your former address',
    disabled: true,
    defaultValue: { display_name: '12 Elm Street, Centretown, Rivermont, Ontario, Canada', place_id: 1 },
  },
};
