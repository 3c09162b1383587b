import { afterAll, beforeAll, expect, test } from 'vitest';
import { publicSite } from '../public-site/service.ts';
import { type RunningSandbox, startSandbox } from '../sandbox.ts';
import type { Service } from '../service.ts';

const parcels: Service = {
  addRoutes(app) {
    app.get('/parcels/query', async () => ({ features: [{ attributes: { Shape_Area: 812.4 } }] }));
  },
};

let city: RunningSandbox;

beforeAll(async () => {
  city = await startSandbox({ port: 0, host: '127.0.0.1', services: { publicSite, parcels } });
});

afterAll(() => city.close());

function order(fault: unknown): Promise<Response> {
  return fetch(`${city.address}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(fault),
  });
}

function visit(path: string, signal?: AbortSignal): Promise<Response> {
  return fetch(city.address + path, signal ? { signal } : {});
}

test('a service that is down breaks the connection, once, and then answers', async () => {
  expect((await order({ service: 'publicSite', kind: 'down' })).status).toBe(200);
  await expect(visit('/en/')).rejects.toMatchObject({ cause: { code: 'UND_ERR_SOCKET' } });
  expect((await visit('/en/')).status).toBe(200);
});

test('a service that hangs says nothing until the client leaves', async () => {
  await order({ service: 'publicSite', kind: 'hang' });
  const leave = new AbortController();
  const calls = [visit('/en/', leave.signal), visit('/en/', leave.signal)];
  expect((await Promise.race(calls)).status, 'the one that the fault did not befall').toBe(200);
  leave.abort();
  const endings = await Promise.allSettled(calls);
  expect(endings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});

test('a service that fails answers 500 as often as it was told', async () => {
  await order({ service: 'publicSite', kind: '500', times: 2 });
  expect((await visit('/en/')).status).toBe(500);
  expect((await visit('/fr/404')).status).toBe(500);
  expect((await visit('/fr/404')).status).toBe(404);
});

test('an ArcGIS failure is an answer 200 with an error in it', async () => {
  await order({ service: 'publicSite', kind: 'arcgis' });
  const answer = await visit('/en/');
  expect(answer.status).toBe(200);
  expect(await answer.json()).toEqual({
    error: { code: expect.any(Number), message: expect.any(String), details: [expect.any(String)] },
  });
});

test('an empty answer keeps its status and loses its body', async () => {
  await order({ service: 'publicSite', kind: 'empty' });
  const answer = await visit('/en/');
  expect(answer.status).toBe(200);
  expect(await answer.text()).toBe('');
});

test('a malformed page and malformed JSON are cut in the middle', async () => {
  const whole = await (await visit('/en/')).text();
  await order({ service: 'publicSite', kind: 'malformed' });
  const cut = await (await visit('/en/')).text();
  expect(cut).not.toBe('');
  expect(whole.startsWith(cut)).toBe(true);
  expect(cut).not.toContain('</html>');

  await order({ service: 'parcels', kind: 'malformed' });
  await expect((await visit('/parcels/query')).json()).rejects.toThrow(SyntaxError);
  expect(await (await visit('/parcels/query')).json()).toHaveProperty('features');
});

test('a fault befalls the service that it names and no other', async () => {
  await order({ service: 'parcels', kind: '500' });
  expect((await visit('/en/')).status).toBe(200);
  expect((await visit('/parcels/query')).status).toBe(500);
});

test('what a browser fetches beside a page uses no fault up', async () => {
  await order({ service: 'publicSite', kind: '500' });
  expect((await visit('/city.css')).status).toBe(200);
  expect((await visit('/city.svg')).status).toBe(200);
  expect((await visit('/en/')).status).toBe(500);
});

test('a later order replaces an earlier one, and none at all takes it back', async () => {
  await order({ service: 'publicSite', kind: 'down', times: 5 });
  await order({ service: 'publicSite', kind: '500', times: 0 });
  expect((await visit('/en/')).status).toBe(200);
});

test('every service of the city can be named, whether it is built or not', async () => {
  for (const service of ['addressLocator', 'payment', 'treePermits', 'mailingList']) {
    expect((await order({ service, kind: 'hang', times: 3 })).status).toBe(200);
  }
});

test('a call that hangs does not keep the city from closing', async () => {
  const otherSandbox = await startSandbox({ port: 0, host: '127.0.0.1' });
  await fetch(`${otherSandbox.address}/faults`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ service: 'publicSite', kind: 'hang' }),
  });
  const calls = [fetch(`${otherSandbox.address}/en/`), fetch(`${otherSandbox.address}/en/`)];
  await Promise.race(calls);
  await otherSandbox.close();
  const endings = await Promise.allSettled(calls);
  expect(endings.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
});
