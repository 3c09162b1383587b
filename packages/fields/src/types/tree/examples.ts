import type { Examples } from '../../examples/example.ts';

const components = [
  { type: 'textfield', key: 'name', label: 'Name', input: true },
  { type: 'number', key: 'people', label: 'How many people', input: true },
];

export const treeExamples: Examples = {
  plain: {
    type: 'tree',
    key: 'groups',
    label: 'Your organization and its groups',
    description: 'Begin with the organization itself.',
    input: true,
    components,
    validate: { required: true },
  },
  'filled in': {
    type: 'tree',
    key: 'club',
    label: 'Your club',
    input: true,
    components,
    defaultValue: {
      data: { name: 'Rivermont Sports', people: 120 },
      children: [
        { data: { name: 'Swimming', people: 40 }, children: [{ data: { name: 'Juniors' }, children: [] }] },
        { data: { name: 'Skating' }, children: [] },
      ],
    },
  },
  disabled: {
    type: 'tree',
    key: 'former',
    label: 'Your club last year',
    input: true,
    disabled: true,
    components,
    defaultValue: { data: { name: 'Rivermont Sports' }, children: [] },
  },
};
