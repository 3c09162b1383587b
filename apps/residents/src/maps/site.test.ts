import { openService, sendJson } from '@guichet/gis/testing';
import { expect, test } from 'vitest';
import { openSite } from '../testing/open-site.ts';

const elm =
  '/gis/addressLocator/findAddressCandidates?f=json&maxLocations=5&SingleLine=12+Elm&outFields=User_fld';

test('a page may speak to its own site alone, which asks the sandbox city where nothing is set', async () => {
  const site = await openSite();
  const page = await site.fetch('/en/city/feedback');
  expect(page.headers.get('content-security-policy')).toContain("connect-src 'self';");
  const { candidates } = await (await site.fetch(elm)).json();
  expect(candidates[0].address).toMatch(/^12 Elm Street, /);
  expect((await site.fetch('/gis/unknown')).headers.get('content-type')).toContain('application/json');
  await site.close();
});

test('a service that a setting names is asked instead, and the others stay the sandbox’s', async () => {
  const service = await openService();
  service.answer = (_, response) => sendJson(response, { candidates: [] });
  const site = await openSite({ ADDRESS_LOCATOR_URL: `${service.url}/own/GeocodeServer/`, RATE_LIMIT: '2' });
  expect((await site.fetch(elm)).status).toBe(200);
  expect(service.heard.map(({ path }) => path)).toEqual(['/own/GeocodeServer/findAddressCandidates']);
  expect((await site.fetch('/gis/parcels/query?geometry=-8515941,5780349&inSR=102100')).status).toBe(200);
  expect((await site.fetch(elm)).status).toBe(429);
  await site.close();
  await service.close();
});
