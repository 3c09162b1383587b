import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';
import { createMaps, proxiedAddresses } from '@guichet/gis';
import { openService, sendJson, type TestService } from '@guichet/gis/testing';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openProxy, servicesAt, type TestProxy } from './testing/open-proxy.ts';

const ring = [
  [0, 0],
  [0, 10],
  [10, 10],
  [0, 0],
];
const polygon = { rings: [ring], spatialReference: { wkid: 102100 } };
const found = {
  spatialReference: { wkid: 102100, latestWkid: 3857 },
  candidates: [{ address: '12 Elm Street', location: { x: 1.5, y: 2 }, attributes: { User_fld: 'A' } }],
};
const locator = '/gis/addressLocator/findAddressCandidates';
const elm = `${locator}?f=json&maxLocations=5&SingleLine=12+Elm&outFields=User_fld`;

let service: TestService;
let proxy: TestProxy;

beforeEach(async () => {
  service = await openService();
  service.answer = (_, response) => sendJson(response, found);
  proxy = await openProxy({ addresses: servicesAt(service.url) });
});

afterEach(async () => {
  await proxy.close();
  await service.close();
});

test('every call of a page goes through to its own service, and means there what it means directly', async () => {
  const parcel = { attributes: { Shape_Area: 420.5, MUNICIPAL_ADDRESS_ID: 7 }, geometry: { rings: [ring] } };
  service.answer = ({ path }, response) =>
    sendJson(response, {
      ...found,
      features: path.startsWith('/parking')
        ? [{ attributes: { AREA_NAME: 'Zone B' } }]
        : path.startsWith('/guest')
          ? []
          : [parcel],
    });
  const directly = createMaps(servicesAt(service.url));
  const proxied = createMaps(proxiedAddresses(`http://127.0.0.1:${proxy.port}/gis`));
  const answers = [];
  const heard = [];
  for (const maps of [directly, proxied]) {
    service.heard.length = 0;
    const candidates = await maps.findAddressCandidates('12 Elm');
    const [candidate] = candidates;
    if (candidate === undefined) throw new Error('nothing was found');
    answers.push([
      candidates,
      await maps.findParcel(candidate),
      await maps.findParkingZone(polygon),
      await maps.findGuestParkingZone(polygon),
      await maps.findTreeZone(candidate),
    ]);
    heard.push(
      service.heard
        .map(({ method, path, parameters }) => ({ method, path, parameters }))
        .sort((left, right) => left.path.localeCompare(right.path)),
    );
  }
  expect(answers[1]).toEqual(answers[0]);
  expect(heard[0]).toHaveLength(6);
  expect(heard[1]).toEqual(heard[0]);
});

test('a parcel without an area and a forestry area without a polygon come through as what they are', async () => {
  const bare = { attributes: { Shape_Area: null, MUNICIPAL_ADDRESS_ID: 7 } };
  service.answer = ({ path }, response) =>
    sendJson(response, {
      features: [path === '/parcels/query' ? { ...bare, geometry: { rings: [ring] } } : bare],
    });
  const maps = createMaps(proxiedAddresses(`http://127.0.0.1:${proxy.port}/gis`));
  const candidate = { address: 'Here', location: { x: 1, y: 2 }, attributes: { User_fld: '' } };
  expect(await maps.findParcel(candidate)).toEqual({ geometry: { rings: [ring] }, municipalAddressId: '7' });
  expect(await maps.findTreeZone(candidate)).toEqual({ zone: 'inner' });
});

test('nothing of the visitor goes on to the service, and nothing of the service’s headers comes back', async () => {
  service.answer = (_, response) => {
    response.setHeader('set-cookie', 'spy=1');
    response.setHeader('access-control-allow-origin', '*');
    sendJson(response, found);
  };
  const answer = await proxy.ask(elm, {
    headers: {
      cookie: 'guichet-session=abc',
      authorization: 'Basic abc',
      referer: 'http://site.test/en/permit?name=Ann',
      'x-forwarded-for': '203.0.113.9',
      'x-own': 'abc',
      'user-agent': 'Somebody/1.0',
      'accept-language': 'fr-CA',
      host: 'evil.test',
    },
  });
  expect(answer.status).toBe(200);
  const emitted = JSON.stringify(service.heard);
  for (const word of ['abc', 'site.test', '203.0.113.9', 'Somebody', 'fr-CA', 'evil', 'Ann'])
    expect(emitted).not.toContain(word);
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(answer.headers).not.toHaveProperty('access-control-allow-origin');
  expect(answer.headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-store',
    'cross-origin-resource-policy': 'same-origin',
  });
});

test('of an answer only the known fields are handed on', async () => {
  const extra = '"secret":"s","__proto__":{"secret":"s"}';
  service.answer = (_, response) =>
    void response.end(
      `{${extra},"spatialReference":{"wkid":4326,${extra}},"candidates":[{${extra},"score":9,"address":"A",
        "location":{"x":1,"y":2,${extra}},"attributes":{"User_fld":"<b>",${extra}}}]}`,
    );
  expect((await proxy.ask(elm)).json).toEqual({
    spatialReference: { wkid: 4326 },
    candidates: [
      {
        address: 'A',
        location: { x: 1, y: 2, spatialReference: { wkid: 4326 } },
        attributes: { User_fld: '<b>' },
      },
    ],
  });
});

const failures: readonly [string, number, number, (response: ServerResponse) => unknown][] = [
  ['a broken connection', 502, 2, (response) => response.destroy()],
  ['status 500', 502, 2, (response) => response.writeHead(500).end('secret')],
  ['status 404', 502, 1, (response) => response.writeHead(404).end('secret')],
  ['an ArcGIS error', 502, 1, (response) => response.end('{"error":{"message":"secret"}}')],
  ['a page', 502, 1, (response) => response.end('<script>secret</script>')],
  ['nothing', 502, 1, (response) => response.end()],
  ['JSON of another shape', 502, 1, (response) => response.end('{"features":"secret"}')],
];

test.each(failures)(
  '%s of a service is answered with %d in JSON, after %d calls',
  async (_, status, calls, answer) => {
    service.answer = (_, response) => answer(response);
    const emitted = await proxy.ask(elm);
    expect(emitted).toMatchObject({ status, json: { name: 'MapError', message: expect.any(String) } });
    expect(emitted.text).not.toContain('secret');
    expect(service.heard).toHaveLength(calls);
  },
);

test('silence of a service is answered with 504 in JSON, and not asked again', async () => {
  const impatient = await openProxy({ addresses: servicesAt(service.url), timeout: 300 });
  service.answer = () => undefined;
  expect(await impatient.ask(elm)).toMatchObject({
    status: 504,
    json: { name: 'MapError', message: expect.any(String) },
  });
  // It may be over before the service heard of it.
  expect(service.heard.length).toBeLessThanOrEqual(1);
  await impatient.close();
});

test('a service that fails once is asked once more', async () => {
  for (const fail of [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse) => void response.writeHead(503).end(),
  ]) {
    service.heard.length = 0;
    proxy.wait(60_000);
    service.answer = (_, response) =>
      service.heard.length === 1 ? fail(response) : sendJson(response, found);
    expect((await proxy.ask(elm)).status).toBe(200);
    expect(service.heard).toHaveLength(2);
  }
});

test('a redirect of a service is not followed', async () => {
  const otherService = await openService();
  service.answer = (_, response) => void response.writeHead(307, { location: otherService.url }).end();
  expect(await proxy.ask(elm)).toMatchObject({ status: 502, json: { code: 'unreachable' } });
  expect(otherService.heard).toEqual([]);
  await otherService.close();
});

test('an answer is read to a bound, and unpacked no further', async () => {
  const bomb = gzipSync(Buffer.alloc(64 * 1024 * 1024, ' '));
  service.answer = (_, response) => void response.writeHead(200, { 'content-encoding': 'gzip' }).end(bomb);
  expect(await proxy.ask(elm)).toMatchObject({ status: 502, json: { code: 'tooLarge' } });
});

test('the same question is answered from memory for half a minute; another one and a failure are not', async () => {
  service.answer = (_, response) => void response.writeHead(404).end();
  expect((await proxy.ask(elm)).status).toBe(502);
  service.answer = (_, response) => sendJson(response, found);
  const first = await proxy.ask(elm);
  expect((await proxy.ask(elm.replace('12+Elm', '%31%32%20Elm'))).text).toBe(first.text);
  expect(service.heard).toHaveLength(2);
  await proxy.ask(elm.replace('Elm', 'Oak'));
  expect(service.heard).toHaveLength(3);
  proxy.wait(30_001);
  await proxy.ask(elm);
  expect(service.heard).toHaveLength(4);
});

test('a question in another reference is another question, and so is one to another layer', async () => {
  service.answer = ({ parameters, path }, response) =>
    sendJson(response, { features: [{ attributes: { AREA_NAME: `${path} ${parameters.inSR}` } }] });
  const names = [];
  for (const layer of ['parkingZones', 'guestParkingZones'])
    for (const wkid of [4326, 102100]) {
      const geometry = JSON.stringify({ rings: [ring], spatialReference: { wkid } });
      names.push((await proxy.post(`/gis/${layer}/query`, { f: 'json', geometry })).text);
    }
  expect(new Set(names).size).toBe(4);
});

test('a client asks no more than so many times a minute, and another one is not concerned', async () => {
  const limited = await openProxy({ addresses: servicesAt(service.url), rateLimit: 3 });
  const ask = async (url: string, remoteAddress: string) =>
    (await limited.app.inject({ url, remoteAddress })).statusCode;
  const paths = [elm, elm, '/gis/parcels/query', elm];
  const statuses = [];
  for (const path of paths) statuses.push(await ask(path, '198.51.100.1'));
  expect(statuses).toEqual([200, 200, 400, 429]);
  expect(await ask(elm, '198.51.100.2')).toBe(200);
  const refused = await limited.app.inject({ url: elm, remoteAddress: '198.51.100.1' });
  expect(refused.json()).toMatchObject({ name: 'MapError', code: 'too_many' });
  await limited.close();
});

test('the log says which service failed, and neither what nor where', async () => {
  let log = '';
  const logging = await openProxy({
    addresses: servicesAt(service.url),
    timeout: 200,
    log: (line) => {
      log += line;
    },
  });
  // The framework's own line for each request is switched off where the site is composed.
  for (const answer of [
    (response: ServerResponse) => void response.destroy(),
    (response: ServerResponse) => void response.end('{"error":{"code":400,"message":"no Elm"}}'),
    (response: ServerResponse) => void response.end('{'),
    () => undefined,
  ]) {
    service.answer = (_, response) => answer(response);
    await logging.ask(elm);
    await logging.ask('/gis/parcels/query?geometry=-8427001.25,5685001.5');
    await logging.ask('/gis/parcels/query?geometry=-8427001.25,5685001.5,Elm');
  }
  const siteLines = log.split('\n').filter((line) => !/"(incoming request|request completed)"/.test(line));
  expect(siteLines.join('\n')).toContain('"fault":"timedOut"');
  expect(siteLines.join('\n')).not.toMatch(/Elm|8427001|5685001/);
  await logging.close();
});

test('when the browser has left, the service is left too', async () => {
  const leave = new AbortController();
  const left = new Promise((resolve) => {
    service.answer = (_, response) => {
      response.once('close', resolve);
      leave.abort();
    };
  });
  await expect(proxy.ask(elm, { signal: leave.signal })).rejects.toMatchObject({ name: 'AbortError' });
  await left;
  expect(service.heard).toHaveLength(1);
});

test('a large answer is packed for browsers that take that', async () => {
  const rings = [Array.from({ length: 2_000 }, (_, n) => [n, n * 2])];
  service.answer = (_, response) => sendJson(response, { features: [{ geometry: { rings } }] });
  const question = { geometry: '1,2', f: 'json' };
  const plain = await proxy.post('/gis/suburban/query', question);
  const packed = await proxy.post('/gis/suburban/query', question, { 'accept-encoding': 'br, gzip' });
  expect(plain.headers).not.toHaveProperty('content-encoding');
  expect(packed.headers).toMatchObject({ 'content-encoding': 'gzip', vary: 'Accept-Encoding' });
  expect(packed.text.length).toBeLessThan(plain.text.length / 2);
});
