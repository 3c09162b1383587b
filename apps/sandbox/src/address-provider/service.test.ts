import { expect, test } from 'vitest';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

interface AddressMatch {
  readonly display_name: string;
}

async function find(parameters: Readonly<Record<string, string>>): Promise<readonly AddressMatch[]> {
  const answer = await ask(parameters);
  expect(answer.status).toBe(200);
  return JSON.parse(await answer.text());
}

function ask(parameters: Readonly<Record<string, string>>): Promise<Response> {
  return fetch(city.of('ADDRESS_PROVIDER_URL', `/search?${new URLSearchParams(parameters)}`));
}

test('an address is found as a list of places, with its parts where they are asked for', async () => {
  const places = await find({ q: '12 elm st', format: 'json', addressdetails: '1', limit: '2' });
  expect(places).toHaveLength(2);
  expect(places[0]).toMatchObject({
    display_name: '12 Elm Street, Centretown, Rivermont, Ontario, Canada',
    lat: expect.stringMatching(/^-?\d+\.\d{7}$/),
    address: { house_number: '12', road: 'Elm Street', suburb: 'Centretown', city: 'Rivermont' },
  });
  const [bare] = await find({ q: '12 elm st', format: 'json' });
  expect(bare).not.toHaveProperty('address');
});

test('of what is nowhere it finds an empty list', async () => {
  expect(await find({ q: 'zzzz qqqq', format: 'json' })).toEqual([]);
});

test('nothing, or another format, is refused', async () => {
  expect((await ask({ q: ' ', format: 'json' })).status).toBe(400);
  expect((await ask({ q: 'Elm', format: 'xml' })).status).toBe(400);
});
