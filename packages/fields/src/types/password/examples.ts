import type { Examples } from '../../examples/example.ts';

export const passwordExamples: Examples = {
  plain: {
    type: 'password',
    key: 'password',
    label: 'Password',
    description: 'Twelve characters or more',
    input: true,
    validate: { required: true, minLength: 12 },
  },
  current: {
    type: 'password',
    key: 'current',
    label: 'The password that you have',
    autocomplete: 'current-password',
    placeholder: 'As you chose it',
    tooltip: 'It was set when your account was opened.',
    prefix: '#',
    input: true,
  },
  disabled: { type: 'password', key: 'off', label: 'Not needed', disabled: true, input: true },
};
