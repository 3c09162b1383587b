import type { Examples } from '../../examples/example.ts';

const vehicles = [
  {
    type: 'textfield',
    key: 'plate',
    label: 'Licence plate',
    input: true,
    tooltip: 'As it stands on the registration',
    validate: { required: true },
  },
  {
    type: 'select',
    key: 'kind',
    label: 'Kind',
    input: true,
    data: {
      values: [
        { label: 'Car', value: 'car' },
        { label: 'Truck', value: 'truck' },
      ],
    },
  },
  { type: 'checkbox', key: 'electric', label: 'Electric', input: true },
  { type: 'hidden', key: 'source', input: true },
];

const plain = { type: 'datagrid', key: 'vehicles', label: 'Vehicles', input: true, components: vehicles };

export const datagridExamples: Examples = {
  plain,
  filled: {
    ...plain,
    key: 'fleet',
    description: 'Up to three of them',
    tooltip: 'Of your household',
    reorder: true,
    bordered: true,
    striped: true,
    addAnother: 'Add a vehicle',
    addAnotherPosition: 'both',
    validate: { required: true, minLength: 1, maxLength: 3 },
    defaultValue: [{ plate: 'ABCD 123', kind: 'car', electric: true }, { plate: 'EFGH 456' }],
  },
  empty: { ...plain, key: 'trailers', label: 'Trailers', initEmpty: true },
  layout: {
    ...plain,
    key: 'helpers',
    label: 'Helpers',
    components: [
      {
        type: 'fieldset',
        key: 'helper',
        legend: 'Who helps',
        components: [
          { type: 'textfield', key: 'name', label: 'Name', input: true },
          {
            type: 'radio',
            key: 'adult',
            label: 'Is this person an adult?',
            input: true,
            inline: true,
            values: [
              { label: 'Yes', value: 'yes' },
              { label: 'No', value: 'no' },
            ],
          },
        ],
      },
    ],
  },
  groups: {
    ...plain,
    key: 'hours',
    label: 'Opening hours',
    enableRowGroups: true,
    groupToggle: true,
    rowGroups: [
      { label: 'Weekdays', numberOfRows: 2 },
      { label: 'Weekend', numberOfRows: 1 },
    ],
    components: [
      { type: 'textfield', key: 'from', label: 'From', input: true, overlay: { width: '40%' } },
      { type: 'textfield', key: 'to', label: 'To', input: true },
    ],
  },
  nested: {
    ...plain,
    key: 'teams',
    label: 'Teams',
    components: [
      { type: 'textfield', key: 'team', label: 'Team', input: true },
      {
        type: 'datagrid',
        key: 'players',
        label: 'Players',
        input: true,
        components: [{ type: 'textfield', key: 'player', label: 'Player', input: true }],
      },
      {
        type: 'container',
        key: 'coach',
        label: 'Coach',
        hideLabel: false,
        input: true,
        components: [{ type: 'textfield', key: 'coachName', label: 'Name of the coach', input: true }],
      },
    ],
  },
};
