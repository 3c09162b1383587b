import type { Examples } from '../../examples/example.ts';

export const urlExamples: Examples = {
  plain: { type: 'url', key: 'page', label: 'Web page', input: true, validate: { required: true } },
  'filled in': {
    type: 'url',
    key: 'page',
    label: 'Web page',
    description: 'The page that your message is about.',
    input: true,
    defaultValue: 'https://example.ca/parks?area=north#hours',
  },
};
