import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { createMaps, type Maps } from './create-maps.ts';
import { proxiedAddresses } from './map-addresses.ts';
import { mapFailures } from './map-failures.ts';
import { openService, sendJson, type TestService } from './testing/open-service.ts';

const place = {
  place_id: 7,
  display_name: '12 Elm Street, Rivermont',
  boundingbox: ['45.1', '45.2'],
  address: { house_number: '12', road: 'Elm Street' },
  extra: null,
};

let service: TestService;
let maps: Maps;

beforeAll(async () => {
  service = await openService();
  maps = createMaps(proxiedAddresses(service.url));
});

beforeEach(() => {
  service.heard.length = 0;
});

afterAll(() => service.close());

function answerWith(answer: unknown): void {
  service.answer = (_, response) => sendJson(response, answer);
}

test.each([
  ['a provider, which answers with a list', [place]],
  ['the site, which answers with an object', { list: [place] }],
])('of %s places come whole, as they were said', async (_, answer) => {
  answerWith(answer);
  expect(await maps.findPlaces('12 élm & Cie', 'fr')).toEqual([place]);
  expect(service.heard).toMatchObject([{ method: 'GET', path: '/addressProvider/search' }]);
  expect(service.heard[0]?.parameters).toEqual({
    q: '12 élm & Cie',
    format: 'json',
    addressdetails: '1',
    limit: '5',
    'accept-language': 'fr',
  });
});

test('no more than five places are taken, whatever the provider sends', async () => {
  answerWith(Array.from({ length: 9 }, (_, n) => ({ ...place, place_id: n })));
  expect(await maps.findPlaces('Elm', 'en')).toHaveLength(5);
});

test.each([
  ['an object without a list', { candidates: [] }],
  ['a list of texts', ['12 Elm Street']],
  ['an empty place', [{}]],
  ['a place without end', [{ a: { b: { c: { d: { e: { f: 1 } } } } } }]],
  ['a place that holds too much', [{ display_name: 'x'.repeat(10_001) }]],
])('%s is no answer', async (_, answer) => {
  answerWith(answer);
  await expect(maps.findPlaces('Elm', 'en')).rejects.toThrow(new Error(mapFailures.address));
});
