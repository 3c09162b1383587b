import { expect, test } from 'vitest';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

interface Answer {
  readonly total: number;
  readonly results: readonly { readonly id: number; readonly name: string }[];
}

async function ask(path: string): Promise<Answer> {
  const response = await fetch(city.address(`/open-data/${path}`));
  const answer: Answer = JSON.parse(await response.text());
  return answer;
}

test('gives the streets that are searched for, with or without their accents, a piece at a time', async () => {
  const all = await ask('streets');
  expect(all.total).toBeGreaterThan(20);
  expect(all.results).toHaveLength(all.total);
  const [first, second] = all.results;
  if (first === undefined) throw new Error('No streets.');
  expect(await ask('streets?limit=1&skip=1')).toEqual({ total: all.total, results: [second] });
  const found = await ask(`streets?search=${encodeURIComponent(first.name.toUpperCase())}`);
  expect(found.results).toContainEqual(first);
  expect((await ask('streets?search=qqqq')).results).toEqual([]);
});

test('gives the breeds of a species, the depots of a ward, and the wards', async () => {
  expect((await ask('breeds?species=cat')).results).toContainEqual({ id: 103, name: 'Chartreux' });
  expect((await ask('breeds?species=bird')).results).toEqual([]);
  expect((await ask('depots?ward=4')).results).toEqual([{ id: 6, ward: 4, name: 'Old Mill Works Yard' }]);
  expect((await ask('depots?ward=')).results).toEqual([]);
  expect(await ask('wards')).toHaveLength(5);
});
