import type { Examples } from '../../examples/example.ts';

const components = [
  { type: 'textfield', key: 'street', label: 'Street', input: true },
  { type: 'textfield', key: 'city', label: 'City', input: true },
];

export const containerExamples: Examples = {
  plain: { type: 'container', key: 'home', label: 'Home address', input: true, components },
  labelled: {
    type: 'container',
    key: 'work',
    label: 'Work address',
    hideLabel: false,
    input: true,
    components,
  },
};
