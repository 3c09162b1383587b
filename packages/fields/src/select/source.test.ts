import { expect, test } from 'vitest';
import { holesOf } from '../choices/load-choices.ts';
import { asideWith } from '../choices/offer.ts';
import { isEveryday } from '../everyday.ts';
import { fieldAt, openForm } from '../living-form/open-form.ts';
import { wordsOf } from '../words/words-of.ts';

const country = { type: 'textfield', key: 'country', label: 'Country', input: true };
const city = {
  ...{ type: 'select', key: 'city', label: 'City', input: true, dataSrc: 'url', valueProperty: 'id' },
  data: { url: 'https://a.example/{{ data.country }}' },
};

test('what the form fills in is read as it stands, mark-up and all', () => {
  const form = openForm([country, city], { submission: { country: '<b>A&B</b>' } });
  expect(holesOf(fieldAt(form, 'city'))).toEqual(['<b>A&B</b>']);
  form.input(fieldAt(form, 'country'), ['Canada']);
  expect(holesOf(fieldAt(form, 'city'))).toEqual(['Canada']);
});

test('a resident who changes what the choices hang on clears what was chosen of them', () => {
  const form = openForm([country, { ...city, refreshOn: 'country', clearOnRefresh: true }], {
    submission: { country: 'CA', city: 7 },
  });
  expect(form.data()).toEqual({ country: 'CA', city: 7 });
  form.input(fieldAt(form, 'country'), ['FR']);
  expect(form.data()).toEqual({ country: 'FR', city: '' });
  form.input(fieldAt(form, 'city'), ['9']);
  expect(form.data()).toEqual({ country: 'FR', city: 9 });
});

test('what is loaded, and what only refreshes, clears nothing', () => {
  const form = openForm([country, { ...city, refreshOn: 'country' }], { submission: { city: 7 } });
  form.input(fieldAt(form, 'country'), ['FR']);
  expect(form.data()).toEqual({ country: 'FR', city: 7 });
  const loaded = openForm([country, { ...city, refreshOn: 'country', clearOnRefresh: true }]);
  loaded.setValue(fieldAt(loaded, 'city'), 7);
  loaded.setValue(fieldAt(loaded, 'country'), 'FR');
  expect(loaded.data()).toEqual({ country: 'FR', city: 7 });
});

test('what is chosen keeps its name when other choices come, and is sent with it', () => {
  const form = openForm([city]);
  const field = fieldAt(form, 'city');
  const offer = { of: '', hasMore: false, received: 1, state: 'loaded' } as const;
  form.setAside(field, asideWith({ ...offer, choices: [{ value: '7', label: 'Gatineau' }] }, undefined, []));
  form.input(field, ['7']);
  form.setAside(field, asideWith({ ...offer, choices: [] }, field.aside?.value, ['7']));
  expect(wordsOf(field)).toBe('Gatineau');
  expect(form.selectData?.()).toEqual({ city: { label: 'Gatineau' } });
  expect(form.asides()).toEqual([{ path: 'city', aside: { chosen: [{ value: '7', label: 'Gatineau' }] } }]);
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

test('a short list is in the page’s own script; one that is searched, or stands elsewhere, is not', () => {
  const values = (count: number) =>
    Array.from({ length: count }, (_, value) => ({ label: `${value}`, value }));
  const listed = (count: number, more = {}) =>
    isEveryday(openForm([{ ...country, type: 'select', data: { values: values(count) }, ...more }]).page);
  expect([listed(20), listed(21), listed(21, { widget: 'html5' }), listed(3, { multiple: true })]).toEqual([
    true,
    false,
    true,
    false,
  ]);
  expect(isEveryday(openForm([city]).page)).toBe(false);
});
