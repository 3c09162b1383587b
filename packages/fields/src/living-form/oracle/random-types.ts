import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';

/** Picks from a list, the same for the same seed. */
export interface Random {
  pick<T>(list: readonly [T, ...T[]]): T;
  /** The settings by chance, else none. */
  maybe(chance: number, settings: () => JsonObject): JsonObject;
}

/** How components of a type, and what is sent for them, come about. */
export interface RandomType {
  readonly value: (random: Random, settings: JsonObject) => Json;
  readonly settings?: (random: Random) => JsonObject;
  readonly validate?: (random: Random) => JsonObject;
  /** Form.io's service stores something else than what was not sent: said at the type. */
  readonly isAlwaysSent?: true;
  readonly isNeverRequired?: true;
  /** It takes several values at times (`multiple`); of those that do not, the service leaves a list as it is. */
  readonly isSeveral?: boolean;
  /** A condition on it has another outcome in Form.io's service than in its renderer. */
  readonly isNeverNamed?: true;
}

export const texts = [
  ...(['', 'a', 'b', 'yes', 'no', '5', '0', 'true', 'abc', 'abcdef', 'x@y.ca', ' '] as const),
] as const satisfies readonly [string, ...string[]];
const urls = [
  ...([
    '',
    'example.ca',
    'http://localhost',
    'word',
    'ann@x.ca',
    'https://a.ca/?b#c',
    'http://10.0.0.1',
  ] as const),
] as const;
const phones = ['', '(613) 555-0123', '613-555-0123', '(613) 555-012', 'x'] as const;
const times = ['', '10:30', '09:05', '10:30:00', '23:59:59', '24:00', '9:05', '10:30:61', 'noon'] as const;
const dates = [
  ...(['', '2024-03-15', '2024-03-15T12:00:00-04:00', '2024-03-14T23:00:00-04:00'] as const),
  ...(['2024-03-16T00:30:00-04:00', '2024-01-31T23:59:59Z'] as const),
] as const;
const days = ['', '03/15/2024', '15/03/2024', '00/00/0000', '03/00/0000', '02/30/2023'] as const;
const values = ['a', 'yes', '5', 'true'].map((value) => ({ label: value, value }));

const typed: RandomType = {
  isSeveral: true,
  value: ({ pick }) => pick(texts),
  validate: ({ pick, maybe }) => ({
    ...maybe(0.2, () => ({ minLength: pick<Json>([2, '3', '']) })),
    ...maybe(0.2, () => ({ maxLength: pick<Json>([2, '4']) })),
    ...maybe(0.2, () => ({ pattern: pick(['[a-z]+', 'a|b', '\\d*']) })),
    ...maybe(0.1, () => ({ minWords: pick<Json>([1, '2']) })),
    ...maybe(0.1, () => ({ maxWords: 1 })),
  }),
};
const truncated: RandomType['settings'] = ({ maybe }) => maybe(0.2, () => ({ truncateMultipleSpaces: true }));
const range: RandomType['validate'] = ({ pick, maybe }) => ({
  ...maybe(0.4, () => ({ min: pick<Json>([0, 2, '3', -1, '']) })),
  ...maybe(0.4, () => ({ max: pick<Json>([0, 2, '3', 5]) })),
});
const hidden: RandomType['settings'] = ({ maybe }) => ({
  ...maybe(0.2, () => ({ hide: true })),
  ...maybe(0.2, () => ({ required: true })),
});

export const randomTypes = {
  textfield: {
    ...typed,
    value: ({ pick }) => pick([...texts, ' two  words ', 'two   words']),
    settings: truncated,
  },
  email: { ...typed, isSeveral: false },
  // Blanks alone are nothing to its renderer, and something to its service.
  password: { ...typed, isNeverNamed: true },
  textarea: typed,
  hidden: typed,
  url: { ...typed, value: ({ pick }) => pick(urls) },
  phoneNumber: {
    ...typed,
    value: ({ pick }) => pick(phones),
    settings: (random) => ({ inputMask: '(999) 999-9999', ...truncated(random) }),
  },
  checkbox: { value: ({ pick }) => pick<Json>([true, false]) },
  number: {
    isSeveral: true,
    value: ({ pick }) => pick<Json>([0, 1, 2.5, -3, 7, '4', null]),
    validate: range,
    // The default of what was not sent is forgotten.
    isAlwaysSent: true,
  },
  currency: {
    isSeveral: true,
    // A number in a text stays a text there.
    value: ({ pick }) => pick<Json>([0, 1, 2.5, -3, 7, null]),
    validate: range,
    isAlwaysSent: true,
  },
  radio: {
    value: ({ pick }) => pick(texts),
    // What was not sent is stored as the text "undefined" where texts are asked for.
    isAlwaysSent: true,
    settings: ({ pick, maybe }) => ({
      values,
      // Numbers are left out: there every text is one, none of them 0 or NaN (stored as null).
      ...maybe(0.3, () => ({ dataType: pick(['auto', 'string']) })),
    }),
  },
  select: {
    value: ({ pick }) => pick(texts),
    settings: ({ pick, maybe }) => ({
      dataSrc: 'values',
      data: { values },
      ...maybe(0.3, () => ({ dataType: pick(['auto', 'string', 'number', 'boolean']) })),
    }),
  },
  selectboxes: {
    value: ({ pick }) => Object.fromEntries(values.map(({ value }) => [value, pick([true, false, false])])),
    settings: () => ({ values }),
    validate: ({ pick, maybe }) => ({
      ...maybe(0.4, () => ({ minSelectedCount: pick<Json>([0, 2, '3']) })),
      ...maybe(0.4, () => ({ maxSelectedCount: pick<Json>([0, 1, '2']) })),
    }),
    // What was not sent is stored as `{}`.
    isAlwaysSent: true,
  },
  datetime: {
    isSeveral: true,
    // Of what is no date it says that it lies beyond the limits too.
    value: ({ pick }, { widget }) =>
      pick(widget === undefined ? [...dates, 'tomorrow', '2024-13-01'] : dates),
    settings: ({ pick, maybe }) =>
      maybe(0.6, () => ({
        widget: {
          type: 'calendar',
          enableTime: true,
          ...maybe(0.5, () => ({ minDate: pick(['2024-03-15', '2024-03-15T12:00:00-04:00']) })),
          ...maybe(0.5, () => ({ maxDate: pick(['2024-03-15', '2024-03-15T12:00:00-04:00']) })),
        },
      })),
  },
  day: {
    isNeverNamed: true,
    // Parts that are missing otherwise than by being hidden are written there as empty ones.
    value: ({ pick }, { fields }) => {
      const shown = Object.values(isJsonObject(fields) ? fields : {}).filter(
        (part) => isJsonObject(part) && part.hide !== true,
      );
      return shown.length === 3 ? pick(days) : pick(['', shown.map(() => '03').join('/')]);
    },
    settings: (random) => ({
      fields: { day: hidden(random), month: hidden(random), year: hidden(random) },
      ...random.maybe(0.3, () => ({ dayFirst: true })),
    }),
  },
  time: { value: ({ pick }) => pick(times) },
  tags: {
    // `eq: '0'` asks there for the first of a list.
    isNeverNamed: true,
    value: ({ pick }) => pick<Json>(['', 'a', 'a,b', 'a;b', [], ['a'], ['a', 'b']]),
    settings: ({ pick, maybe }) => ({
      ...maybe(0.7, () => ({ storeas: pick(['string', 'array']) })),
      ...maybe(0.2, () => ({ delimeter: ';' })),
    }),
  },
  address: {
    isNeverNamed: true,
    value: ({ pick }) =>
      pick<Json>([
        {},
        { place: 'City Hall' },
        { mode: 'manual', address: { address1: '110 Laurier', address2: '', city: 'Ottawa' } },
        { mode: 'manual', address: { address1: '110 Laurier', city: '' } },
      ]),
    settings: ({ maybe }) => maybe(0.4, () => ({ enableManualMode: true })),
    // What was not sent stops it.
    isAlwaysSent: true,
  },
  survey: {
    isNeverNamed: true,
    value: ({ pick }) => pick<Json>([{}, { work: 'a' }, { work: 'a', home: 'b' }]),
    settings: () => ({ values, questions: ['work', 'home'].map((value) => ({ label: value, value })) }),
    // One answer passes there for all.
    isNeverRequired: true,
  },
  signature: { isSeveral: true, value: ({ pick }) => pick(['', 'data:image/png;base64,iVBORw0KGgo=']) },
  file: { isNeverNamed: true, value: ({ pick }) => pick<Json>([[], [{ name: 'plan.pdf', size: 7 }]]) },
  datamap: { isNeverNamed: true, value: ({ pick }) => pick<Json>([{}, { street: 'Laurier' }]) },
} satisfies Readonly<Record<string, RandomType>>;
