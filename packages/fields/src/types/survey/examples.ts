import type { Examples } from '../../examples/example.ts';

const content = [
  { label: 'Content', value: 'content' },
  { label: 'Neither', value: 'neither' },
  { label: 'Not content', value: 'discontent' },
];

export const surveyExamples: Examples = {
  plain: {
    type: 'survey',
    key: 'services',
    label: 'How content are you with these services?',
    input: true,
    questions: [
      { label: 'Snow removal', value: 'snow' },
      { label: 'Waste collection, <em>compost included</em>', value: 'waste' },
      { label: 'Libraries', value: 'libraries' },
    ],
    values: content,
    validate: { required: true },
  },
  'with help, and answered': {
    type: 'survey',
    key: 'parks',
    label: 'How often do you visit these places?',
    description: 'One answer in each line.',
    input: true,
    questions: [
      { label: 'Parks', value: 'parks', tooltip: 'Playgrounds are parks, too.' },
      { label: 'Indoor swimming pools and skating rinks', value: 'pools' },
    ],
    values: [
      { label: 'Daily', value: 'daily' },
      { label: 'Weekly', value: 'weekly' },
      { label: 'Monthly', value: 'monthly' },
      { label: 'Now and then', value: 'seldom', tooltip: 'A few times a year.' },
      { label: 'Never', value: 'never' },
    ],
    defaultValue: { parks: 'weekly' },
  },
  'with many answers': {
    type: 'survey',
    key: 'score',
    label: 'What would you give us, from 0 to 10?',
    input: true,
    questions: [
      { label: 'For our manners', value: 'manners' },
      { label: 'For our speed', value: 'speed' },
    ],
    values: Array.from({ length: 11 }, (_, score) => ({ label: String(score), value: String(score) })),
  },
  disabled: {
    type: 'survey',
    key: 'former',
    label: 'What you said last year',
    input: true,
    disabled: true,
    questions: [{ label: 'Snow removal', value: 'snow' }],
    values: content,
    defaultValue: { snow: 'content' },
  },
};
