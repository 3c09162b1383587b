import type { JsonObject } from '@guichet/definition';
import { prepareForm } from '@guichet/prepare';
import { expect, test } from 'vitest';
import { choicesOf } from '../../choices/items.ts';
import { interpolationsOf } from '../../choices/load-choices.ts';
import { transientStateWith } from '../../choices/offer.ts';
import { sourceIn } from '../../choices/source.ts';
import { restoreNames } from '../../choices/submitted-names.ts';
import { fieldAt, openForm } from '../../form-instance/open-form.ts';
import { models } from '../../models.ts';
import { displayValueOf } from '../../words/display-value-of.ts';

const country = { type: 'textfield', key: 'country', label: 'Country', input: true };
const city = {
  ...{ type: 'select', key: 'city', label: 'City', input: true, dataSrc: 'url', valueProperty: 'id' },
  data: { url: 'https://a.example/{{ data.country }}' },
};

test('what the form fills in is read as it stands, mark-up and all', () => {
  const form = openForm([country, city], { submission: { country: '<b>A&B</b>' } });
  expect(interpolationsOf(fieldAt(form, 'city'))).toEqual(['<b>A&B</b>']);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'country'), strings: ['Canada'] });
  expect(interpolationsOf(fieldAt(form, 'city'))).toEqual(['Canada']);
});

test('a resident who changes what the choices hang on clears what was chosen of them', () => {
  const form = openForm([country, { ...city, refreshOn: 'country', clearOnRefresh: true }], {
    submission: { country: 'CA', city: 7 },
  });
  expect(form.data()).toEqual({ country: 'CA', city: 7 });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'country'), strings: ['FR'] });
  expect(form.data()).toEqual({ country: 'FR', city: '' });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'city'), strings: ['9'] });
  expect(form.data()).toEqual({ country: 'FR', city: 9 });
});

test('what is loaded, and what only refreshes, clears nothing', () => {
  const form = openForm([country, { ...city, refreshOn: 'country' }], { submission: { city: 7 } });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'country'), strings: ['FR'] });
  expect(form.data()).toEqual({ country: 'FR', city: 7 });
  const loaded = openForm([country, { ...city, refreshOn: 'country', clearOnRefresh: true }]);
  loaded.dispatch({ kind: 'setValue', field: fieldAt(loaded, 'city'), value: 7 });
  loaded.dispatch({ kind: 'setValue', field: fieldAt(loaded, 'country'), value: 'FR' });
  expect(loaded.data()).toEqual({ country: 'FR', city: 7 });
});

test('what is chosen keeps its name when other choices come, and is sent with it', () => {
  const form = openForm([city]);
  const field = fieldAt(form, 'city');
  const offer = { of: '', hasMore: false, received: 1, state: 'loaded' } as const;
  form.dispatch({
    kind: 'setTransientState',
    field,
    transientState: transientStateWith(
      { ...offer, choices: [{ value: '7', label: 'Gatineau' }] },
      undefined,
      [],
    ),
  });
  form.dispatch({ kind: 'input', field, strings: ['7'] });
  form.dispatch({
    kind: 'setTransientState',
    field,
    transientState: transientStateWith({ ...offer, choices: [] }, field.transientState?.value, ['7']),
  });
  expect(displayValueOf(field)).toBe('Gatineau');
  expect(form.selectData?.()).toEqual({ city: { label: 'Gatineau' } });
  expect(form.kept().transientStates).toEqual([
    { path: 'city', transientState: { chosen: [{ value: '7', label: 'Gatineau' }] } },
  ]);
});

test('a definition that names what only preparation makes is not believed', () => {
  const fake = {
    ...country,
    type: 'select',
    source: { address: ['https://evil.example'] },
    data: { values: [] },
  };
  expect(fieldAt(openForm([fake]), 'country').component.settings.source).toBeUndefined();
});

test('a short list needs the core alone; one that is searched, or stands elsewhere, does not', () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, value) => ({ label: `${value}`, value }));
  const listed = (count: number, more = {}) =>
    openForm([{ ...country, type: 'select', data: { values: values(count) }, ...more }]).page.features;
  const searched = ['choices', 'transientState'];
  expect([listed(20), listed(21), listed(21, { widget: 'html5' }), listed(3, { multiple: true })]).toEqual([
    [],
    searched,
    [],
    searched,
  ]);
  expect(openForm([city]).page.features).toEqual(['choices', 'interpolation', 'transientState']);
});

const street = {
  ...city,
  ...{
    key: 'street',
    label: 'Street',
    template: '<span>{{ item.name }}, {{ item.in.district || item.code }}</span>',
  },
};
function sourceOf(component: JsonObject) {
  const source = sourceIn(fieldAt(openForm([component]), 'street').component.settings);
  if (source === undefined) throw new Error('It has a source.');
  return source;
}

const chosenOf = (item: JsonObject) => ({
  ...{ of: '', hasMore: false, received: 1, state: 'loaded' as const },
  choices: choicesOf([item], sourceOf(street)),
});

test('what was chosen is told as Form.io tells it, what its template says and the whole label, and read back', () => {
  const sent = openForm([street], { submission: { street: 7 } });
  const offer = chosenOf({ id: 7, name: 'Elm', in: { district: 'Centre', x: 1 }, code: 'C', more: 'x' });
  sent.dispatch({
    kind: 'setTransientState',
    field: fieldAt(sent, 'street'),
    transientState: transientStateWith(offer, undefined, ['7']),
  });
  const emitted = { street: { label: 'Elm, Centre', name: 'Elm', in: { district: 'Centre' }, code: 'C' } };
  expect(sent.selectData?.()).toEqual(emitted);

  const read = openForm([street], { submission: { street: 7 }, locale: 'fr' });
  expect(displayValueOf(fieldAt(read, 'street'))).toBe('7');
  restoreNames(read, emitted);
  expect(displayValueOf(fieldAt(read, 'street'))).toBe('Elm, Centre');
  expect(read.selectData?.()).toEqual(emitted);
});

test.each<[what: string, selectData: JsonObject, words: string]>([
  [
    'of Form.io, within its container',
    { c: { street: { name: 'Elm', in: { district: 'Centre' } } } },
    'Elm, Centre',
  ],
  ['a label alone', { 'c.street': { label: 'Elm' } }, 'Elm'],
  ['of another value', { 'c.street': { 8: { label: 'Oak' } } }, '7'],
  ['that are none', { 'c.street': 'Elm', c: [] }, '7'],
])('names %s are understood', (_, selectData, words) => {
  const within = { type: 'container', key: 'c', label: 'C', input: true, components: [street] };
  const form = openForm([within], { submission: { c: { street: 7 } } });
  restoreNames(form, selectData);
  expect(displayValueOf(fieldAt(form, 'c.street'))).toBe(words);
});

test('of several each has its name, of rows each its path; what is kept whole names itself', () => {
  const several = { ...city, key: 'several', label: 'Several', multiple: true };
  const whole = { ...street, key: 'whole', label: 'Whole', valueProperty: '' };
  const grid = { type: 'datagrid', key: 'g', label: 'G', input: true, components: [street] };
  const item = { id: 1, name: 'Elm', in: { district: 'Centre' } };
  const data = { several: [1, 2], whole: item, g: [{ street: 7 }, { street: 8 }] };
  const form = openForm([several, whole, grid], { submission: data });
  const names = {
    several: { 1: { label: 'One' }, 2: { label: 'Two' } },
    ...{ 'g[0].street': { label: 'Elm' }, 'g[1].street': { label: 'Oak' } },
  };
  restoreNames(form, names);
  expect(form.fields.map((field) => displayValueOf(field))).toEqual(['One\nTwo', 'Elm, Centre', 'Elm\nOak']);
  expect(form.selectData?.()).toEqual(names);
});

test('names tell nothing that is kept from everybody, and never fill a submission', () => {
  const hidden = [
    { ...city, protected: true },
    { ...street, persistent: false },
  ];
  const form = openForm(hidden, { submission: { city: 1, street: 7 } });
  restoreNames(form, { city: { label: 'C' }, street: { label: 'S' } });
  expect(form.selectData?.()).toBeUndefined();

  const several = { ...city, multiple: true };
  const many = Array.from({ length: 300 }, (_, index) => index + 1);
  const long = openForm([several, street], { submission: { city: many, street: 7 } });
  const label = 'x'.repeat(100);
  restoreNames(long, {
    city: Object.fromEntries(many.map((cityId) => [cityId, { label }])),
    street: { label },
  });
  expect(JSON.stringify(long.selectData?.() ?? {}).length).toBeLessThan(12_000);
});

test('code over what was loaded, and a browser’s own database, are problems for the author', () => {
  const problemsOf = (more: JsonObject) => {
    const prepared = prepareForm(
      {
        title: 'T',
        path: 't',
        components: [{ ...city, ...more }],
        settings: { i18n: { fr: { City: 'Ville' } } },
      },
      { models },
    );
    return prepared.kind === 'prepared'
      ? prepared.form.problems.map(({ code, path }) => `${path.split('.').pop()} ${code}`)
      : [];
  };
  expect(problemsOf({ onSetItems: 'items = items.slice(1)' })).toEqual(['onSetItems snippetNotSupported']);
  expect(problemsOf({ onSetItems: '' })).toEqual([]);
  expect(problemsOf({ dataSrc: 'indexeddb', data: {} })).toEqual(['dataSrc sourceNotSupported']);
});

test('in rows each fills in its own, and what another row changes clears nothing', () => {
  const inRow = {
    ...{ ...city, data: { url: 'https://a.example/{{ row.country }}' } },
    ...{ refreshOn: 'country', clearOnRefresh: true },
  };
  const grid = { type: 'datagrid', key: 'g', label: 'G', input: true, components: [country, inRow] };
  const form = openForm([grid], {
    submission: {
      g: [
        { country: 'CA', city: 7 },
        { country: 'FR', city: 8 },
      ],
    },
  });
  expect(interpolationsOf(fieldAt(form, 'g[1].city'))).toEqual(['FR']);
  form.dispatch({ kind: 'input', field: fieldAt(form, 'g[1].country'), strings: ['IT'] });
  expect(interpolationsOf(fieldAt(form, 'g[0].city'))).toEqual(['CA']);
  expect(form.data()).toEqual({
    g: [
      { country: 'CA', city: 7 },
      { country: 'IT', city: '' },
    ],
  });
});

test('with data as its trigger a choice is cleared by whatever a resident changes', () => {
  const form = openForm([country, { ...city, refreshOn: 'data', clearOnRefresh: true }], {
    submission: { city: 7 },
  });
  form.dispatch({ kind: 'input', field: fieldAt(form, 'country'), strings: ['FR'] });
  expect(form.data()).toEqual({ country: 'FR', city: '' });
});
