import type { Examples } from '../../examples/example.ts';

export const timeExamples: Examples = {
  plain: { type: 'time', key: 'opening', label: 'Opening time', input: true, validate: { required: true } },
  'in halves of a day': {
    type: 'time',
    key: 'closing',
    label: 'Closing time',
    description: 'On weekdays.',
    input: true,
    format: 'h:mm A',
    defaultValue: '21:30:00',
  },
  disabled: {
    type: 'time',
    key: 'noon',
    label: 'Noon',
    input: true,
    disabled: true,
    defaultValue: '12:00:00',
  },
};
