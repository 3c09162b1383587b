import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor, type PlainPage } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

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

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Street', path: 'street', components: [name, ward, street] },
    { title: 'Lost', path: 'lost', components: [name, lost] },
  ]);
});

afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);
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
