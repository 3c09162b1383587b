import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor, type PlainPage } from '../testing/plain-visitor.ts';
import { storedData, storedMetadata } from '../testing/stored-data.ts';

const name = { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } };
const ward = {
  ...{ type: 'radio', key: 'ward', label: 'Ward', input: true, dataSrc: 'url', valueProperty: 'number' },
  data: { url: '/open-data/wards' },
  template: '<span>{{ item.name }}</span>',
};
const street = {
  ...{ type: 'select', key: 'street', label: 'Street', input: true, dataSrc: 'url', valueProperty: 'name' },
  data: { url: '/open-data/streets' },
  ...{ selectValues: 'results', searchField: 'search', template: '<span>{{ item.name }}</span>' },
  validate: { onlyAvailableItems: true },
};
const lost = { ...ward, key: 'lost', label: 'Lost', data: { url: 'https://elsewhere.example/list' } };

const far = { ...street, limit: 5, valueProperty: 'id' };
const panel = { type: 'panel', title: 'Page', input: false };

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Street', path: 'street', components: [name, ward, street] },
    {
      ...{ title: 'Pages', path: 'pages', display: 'wizard', settings: { review: true } },
      components: [
        { ...panel, key: 'first', components: [far] },
        { ...panel, key: 'second', components: [name] },
      ],
    },
    { title: 'Far', path: 'far', components: [name, far] },
    {
      ...{ title: 'Long', path: 'long' },
      components: [
        name,
        { ...street, key: 'all', limit: 10, searchField: '', validate: {} },
        { ...far, minSearch: 3 },
      ],
    },
    { title: 'Lost', path: 'lost', components: [name, lost] },
  ]);
});

afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);
const forward = ['guichet:turn', 'forward'] as const;
const withChoice = ({ entries }: PlainPage, id: string) => ({
  entries: [...entries, ['street', id] as const],
});
const show = (field: string) => ['guichet:change', `choices ${field}`] as const;
const optionsIn = ({ html }: PlainPage) =>
  [...html.matchAll(/<option[^>]*>([^<]+)</g)].map(([, text]) => text);

test('without a script a button brings the choices, and a search those that match', async () => {
  const page = await open('/en/street');
  expect(page.html).toContain('Show the choices');
  const shown = await press('/en/street', page, show('ward'));
  expect(shown.status).toBe(200);
  expect(shown.html).toContain('Centre-ville');
  expect(shown.html).not.toContain('id="guichet-errors"');

  const found = await press('/en/street', shown, show('street'), { 'street:search': 'elm' });
  expect(optionsIn(found)).toContain('Elm Street');
  expect(optionsIn(found).every((text) => /elm/i.test(text ?? ''))).toBe(true);
});

test('what was chosen is kept in a page that is refused, and stored', async () => {
  const page = await open('/en/street');
  const answers = [...page.entries, ['ward', '3'], ['street', 'Elm Street']] as const;
  const refused = await press('/en/street', { entries: answers });
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(/<option[^>]* selected=""[^>]*>Elm Street</);
  expect(refused.html).toMatch(/<input[^>]*value="3"[^>]*checked=""|<input[^>]*checked=""[^>]*value="3"/);

  const sent = await press('/en/street', { entries: answers }, undefined, { name: 'Ann' });
  expect(sent.status).toBe(303);
  expect(storedData(site, 'street').at(-1)).toEqual({ name: 'Ann', ward: 3, street: 'Elm Street' });
  const wrong = [...page.entries, ['street', 'None']] as const;
  expect((await press('/en/street', { entries: wrong }, undefined, { name: 'Ann' })).status).toBe(422);
});

test('choices that cannot be asked for are a plain sentence', async () => {
  const page = await press('/fr/lost', await open('/fr/lost'), show('lost'));
  expect(page.html).toContain('en raison d’une erreur dans ce formulaire');
});

test('what was searched for is asked again, so that a choice far down the list stays, with its name to the end', async () => {
  const found = await press('/en/pages', await open('/en/pages'), show('street'), {
    'street:search': 'willow',
  });
  const [, id, label] = /<option value="(\d+)">(Willow[^<]*)</.exec(found.html) ?? [];
  if (id === undefined || label === undefined) throw new Error('There is a street of that name.');
  expect(found.entries).toContainEqual(['street:search', 'willow']);

  const chosen = await press('/en/pages', withChoice(found, id), forward);
  expect(chosen.entries).toContainEqual(['street', id]);
  expect(chosen.entries).toContainEqual(['street:names', expect.stringContaining(label)]);
  const french = await press('/fr/pages', chosen, ['guichet:intent', 'language'], { name: 'Ann' });
  const review = await press('/fr/pages', french, forward);
  expect(review.html).toContain(`>${label}<`);
  expect((await press('/fr/pages', review, forward)).status).toBe(303);
  expect(storedMetadata(site, 'pages').at(-1)).toMatchObject({ selectData: { street: { label } } });
});

test('a choice far down the list is still there when the page is refused', async () => {
  const found = await press('/en/far', await open('/en/far'), show('street'), { 'street:search': 'willow' });
  const [, id = '', label] = /<option value="(\d+)">(Willow[^<]*)</.exec(found.html) ?? [];
  const refused = await press('/en/far', withChoice(found, id));
  expect(refused.status).toBe(422);
  expect(refused.html).toContain(`<option value="${id}" selected="">${label}</option>`);
  // Another search takes it away from the list, and not from the answers.
  const otherSearch = await press('/en/far', withChoice(refused, id), show('street'), {
    'street:search': 'elm',
  });
  expect(otherSearch.html).toContain(`<option value="${id}" selected="">${label}</option>`);
});

test('a list that cannot be searched is whole, in however many pieces it comes; too short a search says so', async () => {
  const shown = await press('/en/long', await open('/en/long'), show('all'));
  expect(optionsIn(shown).length).toBeGreaterThan(30);
  expect(shown.html).toContain('Type 3 letters or more to search.');
});
