import type { Json, JsonObject } from '@guichet/definition';
import type { OurRuleName } from '../rule-name.ts';
import type { ComparedForm } from './comparison.ts';

const days = [
  ...['', '03/15/2024', '02/29/2024', '02/29/2023', '02/29/1900', '02/29/2000', '04/31/2024', '13/01/2024'],
  ...['15/03/2024', '03/00/2024', '00/00/0000', '00/15/2024', '03/15/0000', '3/5/2024', '03/15', '03/2024'],
  ...['02/30/0000', '00/31/2024', '00/32/2024', '2024', 'March 15', '12/31/9999', '//'],
];
const dayLimits = [
  ...['03/14/2024', '03/15/2024', '03/16/2024', '12/31/2023', '00/15/2024', '03/00/2024', '03/15/0000', ''],
];
const dates = [
  ...['2024-03-14T23:59:59-04:00', '2024-03-15T00:00:00-04:00', '2024-03-15T12:00:00-04:00'],
  ...[
    '2024-03-15T23:59:59-04:00',
    '2024-03-16T00:00:00-04:00',
    '2024-03-16T03:59:00Z',
    '2024-03-16T04:00:00Z',
  ],
  ...['2024-03-15', '2024-03-15T12:00', '2024-03-15T12:01', ''],
];
const words = [
  '',
  ' ',
  'one',
  'one two',
  '  one   two  ',
  'one two three',
  'one\ntwo\tthree four',
  "it's l'été",
];
const required = (...parts: readonly string[]) => ({
  fields: Object.fromEntries(
    ['day', 'month', 'year'].map((part) => [part, { required: parts.includes(part) }]),
  ),
});
const hidden = (...parts: readonly string[]) => ({
  fields: Object.fromEntries(['day', 'month', 'year'].map((part) => [part, { hide: parts.includes(part) }])),
});

/** A year of two digits is ours alone to refuse. */
const longYears = days.filter((value) => value !== '03/15');

/** Letters are reported once: see the known difference 'letters in a day'. */
const inDigits = days.filter((value) => /^[\d/]*$/.test(value));

const validatesDay = ['day', 'dayOfMonth', 'dayMonth', 'dayYear'] as const;

function dayCase(
  name: string,
  our: readonly OurRuleName[],
  settings: JsonObject,
  values = days,
): ComparedForm {
  const component = { type: 'day', ...hidden(), ...settings };
  return { theirs: name, ours: our, component, prepared: { settings }, values };
}

function dateCase(name: string, our: OurRuleName, widget: JsonObject): ComparedForm {
  const component = { type: 'datetime', widget };
  return { theirs: name, ours: [our], component, prepared: { settings: widget }, values: dates };
}

function textCase(name: string, our: OurRuleName, validate: Readonly<Record<string, number>>): ComparedForm {
  const component = { type: 'textfield', validate };
  return { theirs: name, ours: [our], component, prepared: { validate }, values: [...words, undefined, 5] };
}

function timeCase(dataFormat: string | undefined, values: readonly string[]): ComparedForm {
  const settings = dataFormat === undefined ? {} : { dataFormat };
  return {
    theirs: 'validateTime',
    ours: ['time', 'timeClock'],
    component: { type: 'time', ...settings },
    prepared: { settings },
    values,
  };
}

const requiredDay = [
  'requiredDayEmpty',
  'requiredDayField',
  'requiredMonthField',
  'requiredYearField',
] as const;
const times = [
  ...['', '10:30:00', '10:30', '1:30:00', '24:00:00', '23:59:59', '10:60:00', '10:30:60', 'noon', '103000'],
  ...['10:30 AM', '12:00 AM', '00:30 AM', '13:30 PM', '1:30 PM', '01:30 pm', '10:30:00 AM', '10:5', '9:05'],
  ...[' 10:30', '10:30 ', '10.30', '10h30', '-1:30', '010:30'],
];
const limit = '2024-03-15T12:00:00-04:00';
const multiple = ['array', 'nonarray', 'array_nonempty'] as const;
const lists: readonly (Json | undefined)[] = [
  undefined,
  null,
  '',
  'a',
  [],
  ['a'],
  [['a']],
  ['a', ['b']],
  {},
  5,
];

export const comparisonsOfDates: readonly ComparedForm[] = [
  {
    theirs: 'validateDate',
    ours: ['date', 'dateDay', 'dateMonth', 'dateYear', 'dateMissing', 'dateTime', 'dateClock'],
    component: { type: 'datetime' },
    values: [
      ...dates,
      undefined,
      'invalid date',
      'Invalid Date',
      'tomorrow',
      '2024-13-01',
      '2024-03-15T25:00:00Z',
    ],
  },
  dayCase('validateDay', validatesDay, {}),
  dayCase('validateDay', validatesDay, { dayFirst: true }),
  dayCase('validateDay', validatesDay, hidden('day'), longYears),
  dayCase('validateDay', validatesDay, hidden('month'), longYears),
  dayCase('validateDay', validatesDay, hidden('year')),
  dayCase('validateDay', validatesDay, hidden('day', 'month'), longYears),
  dayCase('validateDay', validatesDay, { dayFirst: true, ...hidden('day') }, longYears),
  dayCase('validateDay', validatesDay, { dayFirst: true, ...hidden('month') }, longYears),
  dayCase('validateDay', validatesDay, { dayFirst: true, ...hidden('year') }),
  dayCase('validateMaximumDay', ['maxDate'], { maxDate: '2024-03-15' }, dayLimits),
  dayCase('validateMaximumDay', ['maxDate'], { maxDate: limit }, dayLimits),
  dayCase(
    'validateMaximumDay',
    ['maxDate'],
    { maxDate: '2024-04-03', dayFirst: true },
    dayLimits.map(swapped),
  ),
  dayCase('validateMaximumDay', ['maxDate'], { maxDate: '' }, dayLimits),
  dayCase('validateMinimumDay', ['minDate'], { minDate: '2024-03-15' }, dayLimits),
  dayCase('validateMinimumDay', ['minDate'], { minDate: limit }, dayLimits),
  dayCase(
    'validateMinimumDay',
    ['minDate'],
    { minDate: '2024-04-03', dayFirst: true },
    dayLimits.map(swapped),
  ),
  dayCase('validateMaximumYear', ['maxYear'], { maxYear: 2023 }),
  dayCase('validateMinimumYear', ['minYear'], { minYear: 2024 }),
  dayCase('validateRequiredDay', requiredDay, required(), inDigits),
  dayCase('validateRequiredDay', requiredDay, required('day'), inDigits),
  dayCase('validateRequiredDay', requiredDay, required('month'), inDigits),
  dayCase('validateRequiredDay', requiredDay, required('year'), inDigits),
  dayCase('validateRequiredDay', requiredDay, required('day', 'month', 'year'), inDigits),
  dayCase('validateRequiredDay', requiredDay, { dayFirst: true, ...required('day', 'year') }, inDigits),
  dateCase('validateMaximumDate', 'maxDate', { maxDate: limit, enableTime: true }),
  dateCase('validateMaximumDate', 'maxDate', { maxDate: limit, enableTime: false }),
  dateCase('validateMaximumDate', 'maxDate', { maxDate: '2024-03-15', enableTime: true }),
  dateCase('validateMaximumDate', 'maxDate', { maxDate: '2024-03-15', enableTime: false }),
  dateCase('validateMaximumDate', 'maxDate', { maxDate: 'no date', enableTime: false }),
  dateCase('validateMinimumDate', 'minDate', { minDate: limit, enableTime: true }),
  dateCase('validateMinimumDate', 'minDate', { minDate: limit, enableTime: false }),
  dateCase('validateMinimumDate', 'minDate', { minDate: '2024-03-15', enableTime: true }),
  dateCase('validateMinimumDate', 'minDate', { minDate: '2024-03-15', enableTime: false }),
  textCase('validateMaximumWords', 'maxWords', { maxWords: 2 }),
  textCase('validateMaximumWords', 'maxWords', {}),
  textCase('validateMinimumWords', 'minWords', { minWords: 2 }),
  textCase('validateMinimumWords', 'minWords', {}),
  ...[undefined, 'HH:mm', 'H:mm', 'hh:mm A', 'h:mm a', 'HH:mm:ss', 'HHmmss', 'HH[h]mm', 'HH.mm'].map(
    (format) => timeCase(format, times),
  ),
  ...[true, false].flatMap((isRequired): readonly ComparedForm[] => [
    {
      theirs: 'validateMultiple',
      ours: multiple,
      component: { type: 'textfield', multiple: true, validate: { required: isRequired } },
      prepared: { multiple: true, validate: isRequired ? { required: true } : {} },
      values: lists,
    },
    {
      theirs: 'validateMultiple',
      ours: multiple,
      component: { type: 'textfield', validate: { required: isRequired } },
      prepared: { validate: isRequired ? { required: true } : {} },
      values: lists,
    },
  ]),
];

function swapped(day: string): string {
  return day.replace(/^(\d+)\/(\d+)/, '$2/$1');
}
