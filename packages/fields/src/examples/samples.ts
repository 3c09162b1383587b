import type { Json, JsonObject, Locale } from '@guichet/definition';

/** A resident's input, and its result. */
export interface Sample {
  readonly component: JsonObject;
  readonly locale: Locale;
  /** The strings that the control sends; of a group, the chosen options. */
  readonly strings: readonly string[];
  readonly value: Json;
  /** The strings that the control shows of that value. */
  readonly shown: readonly string[];
}

const day = { fields: { day: {}, month: {}, year: {} } };
/** A signature, 80 by 20 pixels. */
const drawn =
  'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAFAAAAAUAQAAAAAyo4d6AAAAfElEQVR42oXOsQ2DQBAEwJMowCW4DhK+JGJLoAvchLMvhZAMSnBgpA8RugBeHLcWGExkeaOJdpfwDf1if/J+MsXEO0uI+9AKBI9ko6Ft9bZSjZ8hKiqSBexHsczRHFE5GfEAxRmeY40XaBE0rNe1TAO6fc1yDMfw5e/fI2/0/7d2HiZBqQAAAABJRU5ErkJggg==';
/** Two, as nobody has filled them in yet. */
const several = { multiple: true, defaultValue: ['', ''] };
const values = ['email', 'phone', 'mail'].map((value) => ({ label: `By ${value}`, value }));

function sample(type: string, strings: readonly string[], value: Json, more: Partial<Sample> = {}): Sample {
  const component = { type, key: 'a', label: 'A', input: true, ...more.component };
  return { locale: 'en', strings, value, shown: strings, ...more, component };
}

function mask(label: string, of: string): JsonObject {
  return { label, mask: of };
}

/** One or more for each type that keeps a value and that a resident fills in. */
export const samples: readonly Sample[] = [
  sample('textfield', ['K1A 0B1'], 'K1A 0B1'),
  sample('textfield', ['ab1234'], 'AB-1234', { component: { inputMask: 'AA-9999' }, shown: ['AB-1234'] }),
  sample('textfield', ['123456789'], '123-456-789', {
    component: { inputMask: '999-999-999', displayMask: '999 999 999' },
    shown: ['123 456 789'],
  }),
  sample('textfield', ['k1a-0b1'], 'K1A0B1', { component: { displayMask: 'A9A 9A9' }, shown: ['K1A 0B1'] }),
  sample(
    'textfield',
    ['b', '12'],
    { value: '1-2', maskName: 'b' },
    {
      component: { allowMultipleMasks: true, inputMasks: [mask('a', 'aa'), mask('b', '9-9')] },
      shown: ['b', '1-2'],
    },
  ),
  sample('textfield', ['5 mars 2026'], 'March 5, 2026', {
    locale: 'fr',
    component: { widget: { type: 'calendar', enableTime: false, format: 'MMMM d, yyyy' } },
  }),
  sample('textarea', ['One\nTwo, « trois »'], 'One\nTwo, « trois »'),
  sample('textarea', ['7.50'], 7.5, { component: { as: 'json' }, shown: ['7.5'] }),
  sample('textarea', ['One\ntwo\n\nthree'], '<p>One<br>two</p><p>three</p>', {
    component: { editor: 'quill' },
  }),
  sample('email', ['ann@example.ca'], 'ann@example.ca'),
  sample('url', ['example.ca/parks?a=1'], 'example.ca/parks?a=1'),
  sample('phoneNumber', ['613 555-0123'], '(613) 555-0123', { shown: ['(613) 555-0123'] }),
  sample('phoneNumber', ['+1 613.555.0123'], '(613) 555-0123', { shown: ['(613) 555-0123'] }),
  sample('phoneNumber', ['1234567890'], '(123) 456-7890', { shown: ['(123) 456-7890'] }),
  sample('number', ['1,234.5'], 1234.5, { shown: ['1234.5'] }),
  sample('number', ['1234,5'], 1234.5, {
    locale: 'fr',
    component: { delimiter: true },
    shown: ['1\u00a0234,5'],
  }),
  sample('currency', ['1,234.5'], 1234.5, { shown: ['1,234.50'] }),
  sample('currency', ['1234,5'], 1234.5, { locale: 'fr', shown: ['1\u00a0234,50'] }),
  sample('currency', ['7'], 7, { component: { decimalLimit: 0 } }),
  sample('currency', ['-1 234.56'], -1234.56, { locale: 'fr', shown: ['-1\u00a0234,56'] }),
  sample('number', ['1234.56'], 1234.56, { locale: 'fr', shown: ['1234,56'] }),
  sample('number', ['12,5'], 12.5, { shown: ['12.5'] }),
  sample('number', ['1234,5'], 1234.5, {
    component: { delimiter: true, decimalSymbol: ',', thousandsSeparator: '.' },
    shown: ['1.234,5'],
  }),
  sample('datetime', ['March 5, 2026, 9:30 p.m.'], '2026-03-05T21:30:00-05:00', {
    shown: ['2026-03-05 09:30 PM'],
  }),
  sample('datetime', ['5 mars 2026 à 21 h 30'], '2026-03-05T21:30:00-05:00', {
    locale: 'fr',
    shown: ['2026-03-05 21:30'],
  }),
  sample('datetime', ['5/3/2026'], '2026-03-05T00:00:00-05:00', {
    component: { enableTime: false, format: 'dd-MM-yyyy' },
    shown: ['05-03-2026'],
  }),
  sample('datetime', ['2026-07-05 09:30'], '2026-07-05T09:30:00+00:00', {
    component: { displayInTimezone: 'utc', format: 'yyyy-MM-dd HH:mm' },
  }),
  sample('datetime', ['5 mars 2026', ''], ['2026-03-05T00:00:00-05:00', ''], {
    component: { enableTime: false, ...several },
    shown: ['2026-03-05', ''],
  }),
  sample('day', ['3', '5', '2026'], '03/05/2026', { component: day }),
  sample('day', ['5', '', '2026'], '05/00/2026', { component: { ...day, dayFirst: true } }),
  sample('day', ['3', '2026'], '03/2026', { component: { fields: { ...day.fields, day: { hide: true } } } }),
  sample('day', ['5', '3', '2026'], '03/05/2026', { locale: 'fr', component: day }),
  sample('day', ['03', '05', '2026'], '03/05/2026', {
    component: { fields: { ...day.fields, month: { type: 'number' } } },
    shown: ['3', '5', '2026'],
  }),
  sample(
    'survey',
    ['0:phone', '1:mail'],
    { work: 'phone', home: 'mail' },
    {
      component: { values, questions: ['work', 'home'].map((value) => ({ label: value, value })) },
    },
  ),
  sample('tags', ['trees, parks'], 'trees,parks', { shown: ['', 'trees, parks'] }),
  sample('tags', ['trees; parks'], ['trees', 'parks'], {
    component: { storeas: 'array', delimeter: ';' },
    shown: ['', 'trees; parks'],
  }),
  sample('signature', [drawn], drawn, { shown: ['', drawn] }),
  sample('datamap', ['street', 'Laurier'], { street: 'Laurier' }),
  sample(
    'datamap',
    ['trees', '2,5'],
    { trees: 2.5 },
    {
      locale: 'fr',
      component: { valueComponent: { type: 'number', key: 'value' } },
    },
  ),
  sample('datamap', ['Laurier', 'street'], { street: 'Laurier' }, { component: { keyBeforeValue: false } }),
  sample('time', ['9.30'], '09:30:00', { shown: ['09:30'] }),
  sample('time', ['21:05:07'], '9:05:07 PM', { component: { dataFormat: 'h:mm:ss A' } }),
  sample('time', ['9 h 30'], '09:30:00', { locale: 'fr', component: { format: 'h:mm A' }, shown: ['09:30'] }),
  sample('password', ['Correct Horse'], 'Correct Horse'),
  sample('checkbox', ['true'], true),
  sample('radio', ['phone'], 'phone', { component: { values } }),
  sample('select', ['mail'], 'mail', { component: { data: { values } } }),
  sample('select', ['email', 'mail'], ['email', 'mail'], { component: { data: { values }, multiple: true } }),
  sample(
    'selectboxes',
    ['email', 'mail'],
    { email: true, phone: false, mail: true },
    { component: { values } },
  ),
  sample('textfield', ['k1a 0b1'], 'K1A 0B1', { component: { case: 'uppercase' }, shown: ['K1A 0B1'] }),
  sample('textfield', [' two  words '], 'two words', {
    component: { truncateMultipleSpaces: true },
    shown: ['two words'],
  }),
  sample('select', ['7'], 7, { component: { data: { values: [{ label: 'Seven', value: '7' }] } } }),
  sample('textfield', ['One', ''], ['One', ''], { component: several }),
  sample('textarea', ['One\r\nTwo', 'Three'], ['One\nTwo', 'Three'], {
    component: several,
    shown: ['One\nTwo', 'Three'],
  }),
  sample('phoneNumber', ['613 555-0123', ''], ['(613) 555-0123', ''], {
    component: several,
    shown: ['(613) 555-0123', ''],
  }),
  sample('number', ['1,5', ''], [1.5, null], { locale: 'fr', component: several }),
];

const location = {
  address: '12 Elm Street, Centretown',
  municipalAddressId: '1042',
  features: { userFld: 'Library' },
  userFld: 'Library',
};
const searched = ['12 Elm Street, Centretown', JSON.stringify(location)];

/** The same of what nobody fills in by typing alone: what is searched for, chosen from elsewhere, or grows. */
export const otherSamples: readonly Sample[] = [
  sample('address', ['City Hall', '{"place":"City Hall"}'], { place: 'City Hall' }),
  sample(
    'address',
    ['', '', 'manual', '110 Laurier', '', 'Ottawa', 'Ontario', 'Canada', 'K1P 1J1'],
    {
      mode: 'manual',
      address: {
        address1: '110 Laurier',
        address2: '',
        city: 'Ottawa',
        state: 'Ontario',
        country: 'Canada',
        zip: 'K1P 1J1',
      },
    },
    { component: { enableManualMode: true } },
  ),
  sample('file', ['{"name":"plan.pdf","size":7}'], [{ name: 'plan.pdf', size: 7 }], {
    shown: ['', '{"name":"plan.pdf","size":7}'],
  }),
  sample('datamap', ['street', 'Laurier', 'number', '110'], { street: 'Laurier', number: '110' }),
  sample('unknownInput', ['any text'], 'any text'),
  sample('unknownInput', ['{"a":[1]}'], { a: [1] }),
  sample('unknownInput', ['"{not an object}"'], '{not an object}'),
  sample('tree', ['{"data":{"a":1},"children":[]}'], { data: { a: 1 }, children: [] }),
  sample(
    'tree',
    ['0 1', 'Rideau', '7', 'Vanier', ''],
    {
      data: { name: 'Rideau', people: 7 },
      children: [{ data: { name: 'Vanier', people: '' }, children: [] }],
    },
    {
      component: {
        components: [
          { type: 'textfield', key: 'name', label: 'Name' },
          { type: 'number', key: 'people', label: 'People' },
        ],
      },
    },
  ),
  sample('locationSearch', searched, location, { component: { features: 'Generic' } }),
  sample('location', searched, location, { component: { features: 'Generic' } }),
  sample('resource', ['{"_id":"1"}'], { _id: '1' }),
  sample('select', ['{"id":1}'], { id: 1 }, { component: { dataSrc: 'url', data: { url: '/wards' } } }),
];
