import { gzipSync } from 'node:zlib';
import { openService, sendJson, type TestService } from '@guichet/gis/testing';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { openProxy, servicesAt, type TestProxy } from './testing/open-proxy.ts';

const locator = '/gis/addressLocator/findAddressCandidates';
const parcels = '/gis/parcels/query';
const zones = '/gis/parkingZones/query';
const forest = '/gis/innerUrban/query';
const reference = '{"wkid":102100}';
const corners = (count: number) => Array.from({ length: count }, (_, n) => [n, n]);
const polygon = (rings: unknown) => JSON.stringify({ rings });
const triangle = polygon([corners(4)]);

let service: TestService;
let proxy: TestProxy;

beforeAll(async () => {
  service = await openService();
  service.answer = (_, response) => sendJson(response, { candidates: [], features: [] });
  proxy = await openProxy({ addresses: servicesAt(service.url) });
});

beforeEach(() => {
  service.heard.length = 0;
  // So that no answer comes from memory.
  proxy.wait(60_000);
});

afterAll(async () => {
  await proxy.close();
  await service.close();
});

/** The query is refused as it should be, in JSON, and no service gets it. */
async function refused(asking: ReturnType<TestProxy['ask']>, status: number): Promise<void> {
  const answer = await asking;
  expect(answer).toMatchObject({ status, json: { name: 'MapError', message: expect.any(String) } });
  expect(service.heard).toEqual([]);
}

test.each([
  ['no term', ''],
  ['an empty term', 'SingleLine='],
  ['a blank term', 'SingleLine=%20+%09'],
  ['a term that is too long', `SingleLine=${'x'.repeat(201)}`],
  ['another host', 'SingleLine=Elm&url=http://169.254.169.254/latest/meta-data'],
  ['a host as the name alone', 'http://169.254.169.254/'],
  ['a token', 'SingleLine=Elm&token=abc'],
  ['a callback', 'SingleLine=Elm&callback=alert'],
  ['another format', 'SingleLine=Elm&f=html'],
  ['all fields', 'SingleLine=Elm&outFields=*'],
  ['more candidates', 'SingleLine=Elm&maxLocations=5000'],
  ['a term twice', 'SingleLine=Elm&SingleLine=Oak'],
  ['a format twice', 'SingleLine=Elm&f=json&f=html'],
  ['a name that differs by its encoding alone', 'SingleLine=Elm&%53ingleLine=Oak'],
  ['a list', 'SingleLine[]=Elm'],
  ['an object', 'SingleLine[x]=Elm'],
  ['another case', 'singleline=Elm'],
  ['__proto__', 'SingleLine=Elm&__proto__=x'],
  ['__proto__ with a key', 'SingleLine=Elm&__proto__[f]=html'],
  ['constructor', 'SingleLine=Elm&constructor=x'],
  ['a zero', 'SingleLine=Elm%00'],
  ['a line end', 'SingleLine=Elm%0d%0aX-Own:%20y'],
  ['an escape', 'SingleLine=%1b[31mElm'],
  ['a line separator', 'SingleLine=%e2%80%a8'],
  ['UTF-16', 'SingleLine=%FF%FEE%00l%00m%00'],
  ['Latin-1', 'SingleLine=%C9lm'],
  ['an overlong character', 'SingleLine=%C0%AF'],
  ['half a pair', 'SingleLine=%ED%A0%80'],
  ['an encoding that ends too soon', 'SingleLine=Elm%4'],
  ['an encoding that is none', 'SingleLine=%u0045lm'],
  ['a replacement character', 'SingleLine=%EF%BF%BD'],
  ['a parameter of another operation', 'SingleLine=Elm&geometry=1,2'],
  ['a second question mark', 'SingleLine=Elm?&f=html'],
])('%s is refused by the locator', async (_, query) => {
  await refused(proxy.ask(`${locator}?${query}`), 400);
});

test.each([
  ['', '12 Elm & f=html#x?y', 'SingleLine=12%20Elm%20%26%20f%3Dhtml%23x%3Fy'],
  ['encoded twice ', '%31%32 Elm', 'SingleLine=%2531%2532+Elm'],
  ['with an accent ', 'Élm; DROP TABLE', 'SingleLine=%C3%89lm;%20DROP%20TABLE'],
  ['with a tab ', '12 Elm', 'SingleLine=12%09Elm'],
])('a term %sis one parameter of the service’s question, whatever is in it', async (_, term, query) => {
  expect((await proxy.ask(`${locator}?${query}`)).status).toBe(200);
  expect(service.heard.map(({ parameters }) => parameters)).toEqual([
    { f: 'json', maxLocations: '5', SingleLine: term, outFields: 'User_fld' },
  ]);
});

test.each([
  ['no term', 'accept-language=fr'],
  ['a blank term', 'q=%20'],
  ['a term that is too long', `q=${'x'.repeat(201)}`],
  ['another language', 'q=Elm&accept-language=de'],
  ['another format', 'q=Elm&format=xml'],
  ['a polygon', 'q=Elm&polygon_geojson=1'],
  ['more places', 'q=Elm&limit=500'],
  ['an e-mail address', 'q=Elm&email=a@b.ca'],
  ['a term twice', 'q=Elm&q=Oak'],
  ['a parameter of another operation', 'q=Elm&SingleLine=Elm'],
])('%s is refused by the provider of addresses', async (_, query) => {
  await refused(proxy.ask(`/gis/addressProvider/search?${query}`), 400);
});

const wrongPoints = [
  ...['', '1', '1,2,3', '1;2', ' 1,2', '1, 2', 'NaN,1', '1,Infinity', '1e999,1', '1e10,1', '0x10,1', '+1,2'],
  ...['.5,1', '1_0,2', '１,２', '{"x":1,"y":2}', '1,2&f=html', 'http://127.0.0.1/', '1,2\n', '1'.repeat(500)],
];

test.each(wrongPoints)('"%s" is no point', async (geometry) => {
  await refused(proxy.ask(`${parcels}?geometry=${encodeURIComponent(geometry)}`), 400);
  await refused(proxy.post(forest, { geometry }), 400);
});

test.each([
  ['text', 'abc'],
  ['nothing', ''],
  ['null', 'null'],
  ['an address of it', '{"url":"http://169.254.169.254/polygon.json"}'],
  ['an address', 'http://127.0.0.1:22/'],
  ['no rings', polygon([])],
  ['rings that are none', polygon({ length: 1 })],
  ['a ring of two corners', polygon([corners(2)])],
  [
    'texts as numbers',
    polygon([
      [
        ['1', '2'],
        ['1', '3'],
        ['2', '2'],
      ],
    ]),
  ],
  ['numbers that are none', '{"rings":[[[1e999,0],[0,1],[1,1]]]}'],
  [
    'corners beyond the map',
    polygon([
      [
        [0, 0],
        [0, 1e12],
        [1, 1],
      ],
    ]),
  ],
  ['too many corners', polygon([corners(4_001)])],
  ['too many corners in several rings', polygon(Array.from({ length: 50 }, () => corners(90)))],
  ['too many rings', polygon(Array.from({ length: 101 }, () => corners(4)))],
  ['nested far', `{"rings":${'['.repeat(20_000)}${']'.repeat(20_000)}}`],
])('a polygon of %s is refused', async (_, geometry) => {
  await refused(proxy.post(zones, { geometry }), 400);
});

test('as many corners as may be go through', async () => {
  const rings = Array.from({ length: 40 }, () => corners(100));
  expect((await proxy.post(zones, { geometry: polygon(rings) })).status).toBe(200);
  expect(JSON.parse(service.heard[0]?.parameters.geometry ?? '')).toEqual({ rings });
});

test('what is known of a polygon goes on, and nothing else of it', async () => {
  const url = '"url":"http://169.254.169.254/"';
  const rings = '"rings":[[[0,0,9],[0,1],[1,1]]]';
  const said = `"spatialReference":{"wkid":102100,"latestWkid":3857,${url}}`;
  const geometry = `{${rings},"__proto__":{"x":1},"constructor":1,${url},${said}}`;
  expect((await proxy.post(zones, { geometry })).status).toBe(200);
  const spatialReference = { wkid: 102100, latestWkid: 3857 };
  expect(JSON.parse(service.heard[0]?.parameters.geometry ?? '')).toEqual({
    rings: [
      [
        [0, 0],
        [0, 1],
        [1, 1],
      ],
    ],
    spatialReference,
  });
});

test.each([
  'abc',
  '-1',
  '1.5',
  '0',
  '{}',
  '[]',
  '{"wkt":""}',
  '{"wkt":7}',
  '{"url":"http://x"}',
  `{"wkt":"${'x'.repeat(2_001)}"}`,
])('"%.40s" is no spatial reference', async (inSR) => {
  await refused(proxy.ask(`${parcels}?geometry=1,2&inSR=${encodeURIComponent(inSR)}`), 400);
  await refused(proxy.post(zones, { geometry: triangle, inSR }), 400);
});

test('a polygon is not measured in two references', async () => {
  const geometry = `{"rings":[[[0,0],[0,1],[1,1]]],"spatialReference":${reference}}`;
  await refused(proxy.post(zones, { geometry, inSR: '4326' }), 400);
  expect((await proxy.post(zones, { geometry, inSR: '102100' })).status).toBe(200);
});

test.each([
  ['JSON', 'application/json', JSON.stringify({ geometry: triangle }), 415],
  ['plain text', 'text/plain', 'geometry=1,2', 415],
  ['a multipart body', 'multipart/form-data; boundary=x', '--x--', 415],
  ['UTF-16', 'application/x-www-form-urlencoded; charset=utf-16', 'geometry=1,2', 415],
  ['Latin-1', 'application/x-www-form-urlencoded; charset=iso-8859-1', 'geometry=1,2', 415],
  ['two types', 'application/x-www-form-urlencoded, text/plain', 'geometry=1,2', 415],
  ['more than a form', 'application/x-www-form-urlencoded+json', 'geometry=1,2', 415],
  ['no type', undefined, 'geometry=1,2', 415],
  ['a packed body', 'application/x-www-form-urlencoded', gzipSync('geometry=1,2'), 400],
  ['a body in UTF-16', 'application/x-www-form-urlencoded', Buffer.from('geometry=1,2', 'utf16le'), 400],
  ['no body', 'application/x-www-form-urlencoded', '', 400],
  ['a body that is too large', 'application/x-www-form-urlencoded', 'x'.repeat(256 * 1024 + 1), 413],
])('%s is no question', async (_, type, body, status) => {
  const headers = type === undefined ? {} : { 'content-type': type };
  await refused(proxy.ask(forest, { method: 'POST', headers, body }), status);
});

test('a form may say that it is in UTF-8', async () => {
  const headers = { 'content-type': 'application/x-www-form-urlencoded;charset=UTF-8' };
  expect((await proxy.post(forest, 'geometry=1,2', headers)).status).toBe(200);
});

test('a question in a body has no second half in the address', async () => {
  await refused(proxy.post(`${forest}?f=html`, 'geometry=1,2'), 400);
  await refused(proxy.post(`${forest}?geometry=1,2`, ''), 400);
});

test.each([
  '/gis',
  '/gis/',
  '/gis/unknown/query',
  '/gis/addressLocator',
  '/gis/addressLocator/suggest',
  '/gis/addressLocator/findAddressCandidates/',
  '/gis/parcels/0/query',
  '/gis/parcels/QUERY',
  '/gis/parcels%2fquery',
  '/gis/parcels%252fquery',
  '/gis/parcels/..%2fquery',
  '/gis//parcels/query',
  '/gis/./parcels/query',
  '/gis/../gis/parcels/query',
  '/gis/suburban/../parcels/query',
  '/gis/parcels/query;x=1',
  '/gis/parcels\\query',
  '/gis/http://169.254.169.254/latest',
  '/gis/__proto__/query',
  '/gis/constructor/query',
  '//gis/parcels/query',
  'http://169.254.169.254/latest/meta-data',
])('nothing lies at %s', async (path) => {
  expect((await proxy.ask(`${path}?geometry=1,2`)).status).toBe(404);
  expect((await proxy.post(path, 'geometry=1,2')).status).toBe(404);
  expect(service.heard).toEqual([]);
});

test('a whole address in the request leads to the configured service, too', async () => {
  expect((await proxy.ask(`http://169.254.169.254${parcels}?geometry=1,2`)).status).toBe(200);
  expect(service.heard.map(({ path }) => path)).toEqual(['/parcels/query']);
});

test.each([
  [locator, 'GET', ['POST', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']],
  [zones, 'POST', ['GET', 'PUT', 'DELETE', 'PATCH', 'OPTIONS', 'HEAD']],
])('%s takes %s alone', async (path, allowed, methods) => {
  for (const method of methods) {
    const headers = { 'content-type': 'application/x-www-form-urlencoded' };
    const answer = await proxy.ask(`${path}?SingleLine=Elm`, { method, headers });
    expect([answer.status, answer.headers.allow], method).toEqual([405, allowed]);
  }
  expect(service.heard).toEqual([]);
});

test('a page of another site cannot make its visitors ask', async () => {
  for (const headers of [
    { 'sec-fetch-site': 'cross-site' },
    { 'sec-fetch-site': 'same-site' },
    { origin: 'http://evil.test' },
  ]) {
    await refused(proxy.ask(`${locator}?SingleLine=Elm`, { headers }), 403);
    await refused(proxy.post(forest, 'geometry=1,2', headers), 403);
  }
});
