import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import fc from 'fast-check';
import { models } from '../../models.ts';
import { nothing, oneOf, settingsOf, sometimes } from './arbitrary-settings.ts';
import type { KnownCaseName } from './known-differences.ts';

/** How components of a type, and what is sent for them, come about. Each omission has a reason. */
export interface TypeArbitrary {
  readonly settings?: fc.Arbitrary<JsonObject>;
  readonly validate?: fc.Arbitrary<JsonObject>;
  value(settings: JsonObject): fc.Arbitrary<Json>;
  /** It takes several values at times (`multiple`). */
  readonly isSeveral?: true;
  readonly alwaysSent?: KnownCaseName;
  readonly neverRequired?: KnownCaseName;
  /** No condition names it. */
  readonly neverNamed?: KnownCaseName;
}

export const texts = ['', 'a', 'b', 'yes', 'no', '5', '0', 'true', 'abc', 'abcdef', 'x@y.ca', ' '] as const;
const urls = [
  '',
  'example.ca',
  'http://localhost',
  'word',
  'ann@x.ca',
  'https://a.ca/?b#c',
  'http://10.0.0.1',
];
const phones = ['', '(613) 555-0123', '613-555-0123', '(613) 555-012', 'x'];
const times = ['', '10:30', '09:05', '10:30:00', '23:59:59', '24:00', '9:05', '10:30:61', 'noon'];
export const dates = [
  ...['', '2024-03-15', '2024-03-15T12:00:00-04:00', '2024-03-14T23:00:00-04:00'],
  ...['2024-03-16T00:30:00-04:00', '2024-01-31T23:59:59Z'],
];
export const days = ['', '03/15/2024', '15/03/2024', '00/00/0000', '03/00/0000', '02/30/2023'];
export const options = ['a', 'yes', '5', 'true'].map((value) => ({ label: value, value }));
const limits = oneOf('2024-03-15', '2024-03-15T12:00:00-04:00');

const typed = {
  isSeveral: true,
  value: () => oneOf(...texts),
  validate: settingsOf({
    minLength: [2, oneOf(2, '3', '')],
    maxLength: [2, oneOf(2, '4')],
    pattern: [2, oneOf('[a-z]+', 'a|b', '\\d*')],
    minWords: [1, oneOf(1, '2')],
    maxWords: [1, oneOf(1)],
  }),
} as const;
const truncated = settingsOf({ truncateMultipleSpaces: [2, oneOf(true)] });
const masked = settingsOf({
  truncateMultipleSpaces: [2, oneOf(true)],
  inputMask: [1, oneOf('9', 'aaa', 'A*', 'yes')],
  displayMask: [1, oneOf('9', 'a-a-a')],
});
const range = settingsOf({ min: [4, oneOf(0, 2, '3', -1, '')], max: [4, oneOf(0, 2, '3', 5)] });
const dayPart = settingsOf({ hide: [2, oneOf(true)], required: [2, oneOf(true)] });

export const arbitraryTypes = {
  textfield: { ...typed, value: () => oneOf(...texts, ' two  words ', 'two   words'), settings: masked },
  email: { value: typed.value, validate: typed.validate },
  password: { ...typed, neverNamed: 'blanks in a password' },
  textarea: typed,
  hidden: typed,
  url: { ...typed, value: () => oneOf(...urls) },
  phoneNumber: {
    ...typed,
    value: () => oneOf(...phones),
    settings: truncated.map((settings) => ({ inputMask: '(999) 999-9999', ...settings })),
  },
  checkbox: { value: () => oneOf(true, false) },
  number: {
    isSeveral: true,
    value: () => oneOf(0, 1, 2.5, -3, 7, '4', null),
    validate: range,
    alwaysSent: 'default of a number',
  },
  currency: {
    isSeveral: true,
    // No number in a text: "an amount as text".
    value: () => oneOf(0, 1, 2.5, -3, 7, null),
    validate: range,
    alwaysSent: 'default of an amount',
  },
  radio: {
    value: () => oneOf(...texts),
    // Numbers are left out: "a choice of numbers that is none".
    settings: settingsOf({ dataType: [3, oneOf('auto', 'string')] }).map((settings) => ({
      values: options,
      ...settings,
    })),
    alwaysSent: 'a choice of texts not sent',
  },
  select: {
    value: () => oneOf(...texts),
    settings: settingsOf({ dataType: [3, oneOf('auto', 'string', 'number', 'boolean')] }).map((settings) => ({
      dataSrc: 'values',
      data: { values: options },
      ...settings,
    })),
  },
  selectboxes: {
    value: () =>
      fc
        .tuple(...options.map(({ value }) => oneOf(false, true, false).map((mark) => [value, mark] as const)))
        .map((marks) => Object.fromEntries(marks)),
    settings: fc.constant({ values: options }),
    validate: settingsOf({
      minSelectedCount: [4, oneOf(0, 2, '3')],
      maxSelectedCount: [4, oneOf(0, 1, '2')],
      onlyAvailableItems: [3, oneOf(true)],
    }),
    alwaysSent: 'group of checkboxes not sent',
  },
  datetime: {
    isSeveral: true,
    // Beside limits no text that is no date: "limits of no date".
    value: ({ widget }) => oneOf(...(widget === undefined ? [...dates, 'tomorrow', '2024-13-01'] : dates)),
    settings: sometimes(6, settingsOf({ minDate: [5, limits], maxDate: [5, limits] })).map((dateLimits) =>
      dateLimits === undefined ? {} : { widget: { type: 'calendar', enableTime: true, ...dateLimits } },
    ),
  },
  day: {
    neverNamed: 'a day of noughts',
    // Parts that are missing otherwise than by being hidden: "missing parts of a day".
    value({ fields }) {
      const shown = Object.entries(isJsonObject(fields) ? fields : {}).filter(
        ([, part]) => isJsonObject(part) && part.hide !== true,
      );
      // And a year of two digits: "a short year".
      const parts = shown.map(([part]) => (part === 'year' ? '2024' : '03'));
      return shown.length === 3 ? oneOf(...days) : oneOf('', parts.join('/'));
    },
    settings: fc
      .tuple(dayPart, dayPart, dayPart, sometimes(3, fc.constant(true)))
      .map(([day, month, year, dayFirst]) => ({
        fields: { day, month, year },
        ...(dayFirst && { dayFirst }),
      })),
  },
  time: { value: () => oneOf(...times) },
  tags: {
    neverNamed: 'tags by place',
    value: () => oneOf('', 'a', 'a,b', 'a;b', [], ['a'], ['a', 'b']),
    settings: settingsOf({ storeas: [7, oneOf('string', 'array')], delimeter: [2, oneOf(';')] }),
  },
  address: {
    neverNamed: 'an address that is not there',
    value: () =>
      oneOf(
        {},
        { place: 'City Hall' },
        { mode: 'manual', address: { address1: '110 Laurier', address2: '', city: 'Ottawa' } },
        { mode: 'manual', address: { address1: '110 Laurier', city: '' } },
      ),
    settings: settingsOf({ enableManualMode: [4, oneOf(true)] }),
  },
  survey: {
    neverNamed: 'an empty survey',
    value: () => oneOf({}, { work: 'a' }, { work: 'a', home: 'b' }),
    settings: fc.constant({
      values: options,
      questions: ['work', 'home'].map((value) => ({ label: value, value })),
    }),
    neverRequired: 'survey half answered',
  },
  signature: { isSeveral: true, value: () => oneOf('', 'data:image/png;base64,iVBORw0KGgo=') },
  file: { neverNamed: 'tags by place', value: () => oneOf([], [{ name: 'plan.pdf', size: 7 }]) },
  datamap: { neverNamed: 'an empty map', value: () => oneOf({}, { street: 'Laurier' }) },
} satisfies Readonly<Record<string, TypeArbitrary>>;

export const typeNames = Object.keys(arbitraryTypes);

/** Of a type that nobody knows. */
const ofAnyKind: readonly Json[] = ['', 'a', 7, false, ['a', ''], { place: { b: 'c' } }];

export function typeArbitrary(name: string): TypeArbitrary {
  const types: Readonly<Record<string, TypeArbitrary>> = arbitraryTypes;
  return (
    types[name] ?? {
      value: () => oneOf(...(Object.hasOwn(models, name) ? [''] : ofAnyKind)),
      settings: nothing,
    }
  );
}
