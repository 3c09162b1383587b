import type { Examples } from '../../examples/example.ts';

export const hiddenExamples: Examples = {
  plain: { type: 'hidden', key: 'channel', label: 'Channel', input: true, defaultValue: 'web' },
  'of a number': { type: 'hidden', key: 'year', label: 'Year', input: true, defaultValue: 2026 },
  'missing and required': {
    type: 'hidden',
    key: 'code',
    label: 'Code',
    input: true,
    validate: { required: true },
  },
};
