import type { Examples } from '../../examples/example.ts';

const base = { type: 'locationSearch', input: true };

export const locationSearchExamples: Examples = {
  parking: {
    ...base,
    key: 'home',
    label: 'Your home address',
    description: 'For example: 12 Elm Street',
    features: 'ParkingPermit',
    validate: { required: true },
  },
  disabled: {
    ...base,
    key: 'former',
    label: 'Your former address',
    features: 'Generic',
    disabled: true,
    defaultValue: {
      address: '12 Elm Street, Centretown',
      municipalAddressId: '1',
      features: { userFld: '' },
      userFld: '',
    },
  },
};

export const locationExamples: Examples = {
  tree: {
    type: 'location',
    input: true,
    key: 'property',
    label: 'Address of the property',
    features: 'TreePermit',
  },
};
