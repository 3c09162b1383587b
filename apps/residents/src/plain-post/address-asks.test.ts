import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor, type PlainPage } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const home: JsonObject = { type: 'address', key: 'home', label: 'Home', input: true, provider: 'nominatim' };
const modes: JsonObject = {
  ...{ ...home, enableManualMode: true },
  components: [{ type: 'textfield', key: 'address1', label: 'Address 1', input: true }],
};
const panel = (key: string, component: JsonObject): JsonObject => ({
  ...{ type: 'panel', key, title: key, components: [component] },
});

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Plain', path: 'plain', components: [home] },
    { title: 'Modes', path: 'modes', components: [modes] },
    {
      ...{ title: 'Steps', path: 'steps', display: 'wizard' },
      components: [panel('one', home), panel('two', { type: 'textfield', key: 'name', input: true })],
    },
  ]);
});
afterAll(() => site.close());

const { open, press } = createPlainVisitor(() => site);
/** The box that turns to typing by hand is not checked. */
const bySearch = ({ entries }: PlainPage) => ({ entries: entries.filter(([name]) => name !== 'home:mode') });
const asks = 'Home: an address that you only type is not sent.';

test.each([
  ['plain', {}],
  ['modes', { mode: 'autocomplete', address: {} }],
])(
  'in %s an address that was only typed is asked about once, and stays until it is sent',
  async (path, stored) => {
    const asked = await press(`/en/${path}`, bySearch(await open(`/en/${path}`)), undefined, {
      home: '12 elm',
    });
    expect([asked.status, asked.html.includes(asks)]).toEqual([422, true]);
    expect(asked.entries).toContainEqual(['home', '12 elm']);
    const french = await press(`/en/${path}`, bySearch(asked), ['guichet:intent', 'language']);
    expect((await press(`/fr/${path}`, bySearch(french))).status).toBe(303);
    expect(storedData(site, path).at(-1)).toMatchObject({ home: stored });
  },
);

test('a page of a wizard asks before it is left, and not again as the form is sent', async () => {
  const next = ['guichet:turn', 'forward'] as const;
  const asked = await press('/en/steps', await open('/en/steps'), next, { home: '12 elm' });
  expect([asked.status, asked.html.includes(asks)]).toEqual([422, true]);
  const second = await press('/en/steps', asked, next);
  expect([second.status, second.html.includes('name="name"')]).toEqual([200, true]);
  expect((await press('/en/steps', second, next)).status).toBe(303);
});
