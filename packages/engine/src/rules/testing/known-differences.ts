import type { Json, JsonObject } from '@guichet/definition';
import type { RuleName } from '../rules.ts';
import type { Case } from './judge.ts';

/** A value that a rule of ours judges otherwise than Form.io's, and why. Undefined: it passes. */
export interface KnownDifference {
  readonly reason: string;
  readonly theirs: string;
  readonly ours: readonly RuleName[];
  readonly component: JsonObject;
  /** As preparation makes it. */
  readonly prepared: Case;
  readonly value: Json;
  readonly theyAnswer: string | undefined;
  readonly weAnswer: string | undefined;
}

const datetime = {
  theirs: 'validateDate',
  ours: ['date'],
  component: { type: 'datetime' },
  prepared: {},
} as const;
const email = {
  theirs: 'validateEmail',
  ours: ['email'],
  component: { type: 'email' },
  prepared: {},
} as const;
const masked = (inputMask: string) =>
  ({
    theirs: 'validateMask',
    ours: ['mask'],
    component: { type: 'textfield', inputMask },
    prepared: { settings: { inputMask } },
  }) as const;
const shown = { fields: { day: {}, month: {}, year: {} } } as const;
const withoutDay = { fields: { day: { hide: true }, month: {}, year: {} } } as const;

export const knownDifferences: readonly KnownDifference[] = [
  {
    ...datetime,
    reason: 'only ISO 8601 is a date, since each engine reads other texts in its own way',
    value: 'March 1, 2024',
    theyAnswer: undefined,
    weAnswer: 'invalidDate',
  },
  {
    ...datetime,
    reason: 'the 30th of February is no date; theirs takes it for the 1st of March',
    value: '2024-02-30T10:00:00Z',
    theyAnswer: undefined,
    weAnswer: 'invalidDate',
  },
  {
    reason: 'a part of a day is digits alone; theirs takes what a text begins with',
    theirs: 'validateDay',
    ours: ['day'],
    component: { type: 'day', ...shown },
    prepared: { settings: shown },
    value: '03x/15/2024',
    theyAnswer: undefined,
    weAnswer: 'invalidDay',
  },
  {
    reason: 'a limit does not judge a day with a hidden part; theirs refuses every answer',
    theirs: 'validateMaximumDay',
    ours: ['maxDate'],
    component: { type: 'day', maxDate: '2024-12-31', ...withoutDay },
    prepared: { settings: { maxDate: '2024-12-31', ...withoutDay } },
    value: '03/2024',
    theyAnswer: 'maxDate',
    weAnswer: undefined,
  },
  {
    reason: 'the first year holds where the settings of the year say it; theirs reads it at the top alone',
    theirs: 'validateMinimumYear',
    ours: ['minYear'],
    component: { type: 'day', fields: { day: {}, month: {}, year: { minYear: 2024 } } },
    prepared: { settings: { minYear: 2024 } },
    value: '03/15/2023',
    theyAnswer: undefined,
    weAnswer: 'minYear',
  },
  {
    reason: 'two settings of the first year that disagree are no crash',
    theirs: 'validateMinimumYear',
    ours: ['minYear'],
    component: { type: 'day', minYear: 2024, fields: { day: {}, month: {}, year: { minYear: 2020 } } },
    prepared: { settings: { minYear: 2024 } },
    value: '03/15/2023',
    theyAnswer: 'throws',
    weAnswer: 'minYear',
  },
  {
    reason:
      'the last date holds where the date picker says it, as on the page; theirs reads the widget alone',
    theirs: 'validateMaximumDate',
    ours: ['maxDate'],
    component: { type: 'datetime', datePicker: { maxDate: '2024-03-15' } },
    prepared: { settings: { maxDate: '2024-03-15' } },
    value: '2024-03-16T12:00:00-04:00',
    theyAnswer: undefined,
    weAnswer: 'maxDate',
  },
  {
    reason: 'a format of times with other letters is not judged',
    theirs: 'validateTime',
    ours: ['time'],
    component: { type: 'time', dataFormat: 'HH:mm:ss.SSS' },
    prepared: { settings: { dataFormat: 'HH:mm:ss.SSS' } },
    value: '10:30',
    theyAnswer: 'time',
    weAnswer: undefined,
  },
  {
    ...email,
    reason: 'space around an address is no fault: a form service takes it away',
    value: ' ann@city.ca ',
    theyAnswer: 'invalid_email',
    weAnswer: undefined,
  },
  {
    ...email,
    reason: 'an address in quotation marks, which mail services refuse, is none',
    value: '"ann lee"@city.ca',
    theyAnswer: undefined,
    weAnswer: 'invalid_email',
  },
  {
    ...masked('A9A 9A9'),
    reason: 'a small letter stands for A in a text field as elsewhere; their page makes it a capital',
    value: 'k1a 0b1',
    theyAnswer: 'mask',
    weAnswer: undefined,
  },
  {
    ...masked('aa'),
    reason: 'a is a small letter in a text field as elsewhere; theirs lets a capital stand there',
    value: 'AB',
    theyAnswer: undefined,
    weAnswer: 'mask',
  },
];
