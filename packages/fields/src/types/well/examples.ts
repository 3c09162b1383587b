import type { Examples } from '../../examples/example.ts';

export const wellExamples: Examples = {
  plain: {
    type: 'well',
    key: 'privacy',
    components: [
      {
        type: 'content',
        key: 'notice',
        html: '<p>What we ask for, and <a href="https://example.ca/">why</a>.</p>',
      },
      { type: 'checkbox', key: 'consent', label: 'I agree', input: true, validate: { required: true } },
    ],
  },
};
