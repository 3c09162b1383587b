import type { Examples } from '../example.ts';

export const fieldsetExamples: Examples = {
  plain: {
    type: 'fieldset',
    key: 'address',
    legend: 'Your address',
    components: [{ type: 'textfield', key: 'street', label: 'Street', input: true }],
  },
};
