import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { withoutEntities } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const home: JsonObject = {
  ...{ type: 'address', key: 'home', label: 'Home', input: true, provider: 'nominatim' },
  validate: { required: true },
};
const elm = '12 Elm Street, Centretown, Rivermont, Ontario, Canada';

let site: TestSite;

beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Plain', path: 'plain', components: [home] },
    { title: 'Modes', path: 'modes', components: [{ ...home, enableManualMode: true }] },
  ]);
});

afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

async function post(path: string, entries: Entries): Promise<{ status: number; html: string }> {
  const response = await site.post(path, entries);
  return { status: response.status, html: withoutEntities(await response.text()) };
}

/** The label of the button that chooses an address. */
function choiceOf(html: string, text: string): string {
  const [, value = ''] =
    /value="(address:choose [^>]*)" [^>]*$/.exec(html.slice(0, html.indexOf(`>${text}<`))) ?? [];
  return value.slice(0, value.lastIndexOf('}') + 1);
}

test.each(['/en/plain', '/en/modes'])(
  'at %s an address is searched for, chosen and sent without a script',
  async (path) => {
    const found = await post(path, [
      ['home', '12 elm st'],
      ['home', ''],
      ['guichet:change', 'address:search home'],
    ]);
    expect(found.status).toBe(200);
    expect(found.html).toContain('addresses were found');
    const choice = choiceOf(found.html, elm);
    expect(JSON.parse(choice.slice(choice.indexOf('{')))).toMatchObject({ display_name: elm });

    const chosen = await post(path, [
      ['home', '12 elm st'],
      ['home', ''],
      ['guichet:change', choice],
    ]);
    expect(chosen.status).toBe(200);
    expect(chosen.html).toContain(`value="${elm}"`);
    expect(chosen.html).not.toContain('address:choose');
    const place = choice.slice(choice.indexOf('{'));
    expect(chosen.html).toContain(place);

    const sent = await site.post(path, [
      ['home', elm],
      ['home', place],
    ]);
    expect([sent.status, sent.headers.get('location')]).toEqual([303, '/en/thankyou']);
    const address = { display_name: elm, address: { road: 'Elm Street', house_number: '12' } };
    const kept = path === '/en/modes' ? { mode: 'autocomplete', address } : address;
    expect(storedData(site, path.slice(4)).at(-1)).toMatchObject({ home: kept });
  },
);

test('what is only typed is no address; what was typed stays', async () => {
  const typed: Entries = [
    ['home', '12 elm st'],
    ['home', JSON.stringify({ display_name: elm })],
  ];
  const refused = await post('/en/plain', typed);
  expect(refused.status).toBe(422);
  expect(refused.html).toContain('Home is required.');
  expect(refused.html).toContain('value="12 elm st"');
});

test('Enter looks for what stands in the line, and sends the form once an address is chosen', async () => {
  const enter = ['guichet:turn', 'enter'] as const;
  const found = await post('/en/plain', [['home', '12 elm st'], ['home', ''], enter]);
  expect([found.status, found.html.includes('address:choose')]).toEqual([200, true]);
  const place = JSON.stringify({ display_name: elm });
  expect((await post('/en/plain', [['home', elm], ['home', place], enter])).status).toBe(303);
});

test('an address is typed by hand where the box is checked, part by part', async () => {
  const parts = ['110 Laurier', '', 'Ottawa', 'Ontario', 'Canada', ''];
  const typed = (zip: string): Entries => [
    ['home', ''],
    ['home', ''],
    ['home:mode', 'manual'],
    ...parts.with(5, zip).map((part, index) => [`home:${index}`, part] as const),
  ];
  const refused = await post('/en/modes', typed(''));
  expect(refused.status).toBe(422);
  expect(refused.html).toMatch(
    /<input[^>]*autoComplete="postal-code"[^>]*aria-invalid="true"|aria-invalid="true"[^>]*autoComplete="postal-code"/i,
  );
  expect(refused.html).toContain('value="110 Laurier"');
  expect((await post('/en/modes', typed('K1P 1J1'))).status).toBe(303);
  expect(storedData(site, 'modes').at(-1)).toEqual({
    home: {
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
  });
});

test('with the box left open the parts are left alone', async () => {
  const answer = await post('/en/modes', [
    ['home', ''],
    ['home', ''],
    ...['', '', '', '', '', ''].map((part, index) => [`home:${index}`, part] as const),
  ]);
  expect(answer.status).toBe(422);
  expect(answer.html).toContain('value="autocomplete"');
});

test('a provider that fails is said, and nothing is lost', async () => {
  const city = /http:\S+[^/]/.exec(site.lines[1] ?? '')?.[0] ?? '';
  await fetch(`${city}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'addressProvider', kind: '500', times: 2 }),
  });
  const failed = await post('/fr/plain', [
    ['home', '12 elm st'],
    ['home', ''],
    ['guichet:change', 'address:search home'],
  ]);
  expect(failed.status).toBe(200);
  expect(failed.html).toContain('La recherche d’adresses ne fonctionne pas pour le moment.');
  expect(failed.html).toContain('value="12 elm st"');
});
