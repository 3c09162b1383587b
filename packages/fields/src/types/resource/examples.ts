import type { Examples } from '../../examples/example.ts';

export const resourceExamples: Examples = {
  plain: {
    type: 'resource',
    key: 'park',
    label: 'Park',
    description: 'The parks that the City has listed.',
    input: true,
    resource: 'parks',
    template: '<span>{{ item.data.name }}</span>',
    valueProperty: 'data.name',
    validate: { required: true },
  },
  disabled: {
    type: 'resource',
    key: 'former',
    label: 'Park of last year',
    input: true,
    disabled: true,
    resource: 'parks',
    template: '<span>{{ item.data.name }}</span>',
    valueProperty: 'data.name',
    defaultValue: 'Parc du Nord',
  },
};
