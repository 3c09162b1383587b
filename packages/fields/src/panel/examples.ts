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
  collapsed: {
    type: 'panel',
    key: 'notes',
    title: '<h4>More <em>notes</em></h4>',
    collapsible: true,
    collapsed: true,
    components: [{ type: 'textfield', key: 'note', label: 'Note', input: true }],
  },
};
