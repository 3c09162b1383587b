import type { Examples } from '../../examples/example.ts';

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
    theme: 'warning',
    tooltip: 'What else there is to say',
    components: [{ type: 'textfield', key: 'note', label: 'Note', input: true }],
  },
  'with help': {
    type: 'panel',
    key: 'fees',
    title: 'Fees',
    theme: 'info',
    tooltip: 'As the by-law has them',
    components: [{ type: 'content', key: 'fee', html: '<p>Ten dollars</p>' }],
  },
};
