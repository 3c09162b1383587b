import type { Examples } from '../example.ts';

export const panelExamples: Examples = {
  nested: {
    type: 'panel',
    key: 'vehicle',
    title: 'Your vehicle',
    components: [
      { type: 'textfield', key: 'make', label: 'Make', input: true },
      {
        type: 'panel',
        key: 'plates',
        title: 'Its plates',
        components: [{ type: 'textfield', key: 'plate', label: 'Plate', input: true }],
      },
    ],
  },
};
