import type { Examples } from '../../examples/example.ts';

export const emailExamples: Examples = {
  plain: { type: 'email', key: 'email', label: 'Email', input: true, validate: { required: true } },
  'filled in': { type: 'email', key: 'email', label: 'Email', input: true, defaultValue: 'ann@example.ca' },
};
