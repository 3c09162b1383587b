import { expect, test } from 'vitest';
import { startCity } from '../testing/start-city.ts';

const city = startCity();

const application = {
  species: 'Érable à sucre',
  address: '{"address":"12 Elm Street, Centretown","features":{"propertyZone":"inner"}}',
};

test.each([
  ['en', {}, 'Your application for a tree permit has arrived'],
  ['fr', {}, 'Votre demande de permis d’abattage est arrivée'],
  ['en', { language: 'fr' }, 'Votre demande de permis d’abattage est arrivée'],
])(
  'an application from a browser in %s with %j is shown with its JSON laid out, and kept as it came',
  async (preferred, message, title) => {
    await fetch(city.address('/received'), { method: 'DELETE' });
    const answer = await fetch(city.of('TREE_PERMIT_URL'), {
      method: 'POST',
      headers: { 'accept-language': preferred },
      body: new URLSearchParams({ ...application, ...message }),
    });
    const text = await answer.text();
    expect(answer.status).toBe(200);
    expect(text).toContain(`<h1>${title}</h1>`);
    expect(text).toContain('<dd>Érable à sucre</dd>');
    expect(text).toContain('  &quot;features&quot;: {');
    expect(await (await fetch(city.address('/received'))).json()).toEqual([
      {
        service: 'treePermits',
        method: 'POST',
        path: '/tree-permits',
        fields: { ...application, ...message },
      },
    ]);
  },
);

test('a fault of the tree-permit service befalls the application, which is then not kept', async () => {
  await fetch(city.address('/received'), { method: 'DELETE' });
  await fetch(city.address('/faults'), {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'treePermits', kind: 'down', times: 1 }),
  });
  const send = () =>
    fetch(city.of('TREE_PERMIT_URL'), { method: 'POST', body: new URLSearchParams(application) });
  await expect(send()).rejects.toThrow();
  expect(await (await fetch(city.address('/received'))).json()).toEqual([]);
  expect((await send()).status).toBe(200);
});
