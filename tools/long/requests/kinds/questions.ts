import type { RandomSource } from '../../random.ts';
import type { Header, Kind } from '../case.ts';
import { oddHeaders } from '../odd-headers.ts';
import { oddMethod, oddPath } from '../odd-path.ts';
import { oddJson, oddText, oddValue } from '../odd-text.ts';
import { mannerOf, oddType } from './api.ts';

const encoded: Header = ['content-type', 'application/x-www-form-urlencoded'];
const posted = ['parkingZones', 'guestParkingZones', 'innerUrban', 'suburban'] as const;

/** A page's requests for the city's map and other lists, through the site. */
export const questionKinds: readonly Kind[] = [
  {
    name: 'questions to the map',
    covers: [
      ...[
        'GET /gis/addressLocator/findAddressCandidates',
        'GET /gis/addressProvider/search',
        'GET /gis/parcels/query',
      ],
      ...posted.map((service) => `POST /gis/${service}/query`),
    ],
    weight: 8,
    async run({ random, send }) {
      const asked = random.one(['locator', 'provider', 'parcels', 'zone'] as const);
      const more = random.chance(0.2)
        ? `&${random.one(['f=html', 'where=1=1', 'f=json&f=json', '%ff', 'token=x'])}`
        : '';
      switch (asked) {
        case 'locator':
          return void (await send({
            method: 'GET',
            path: `/gis/addressLocator/findAddressCandidates?SingleLine=${term(random)}${more}`,
            headers: oddHeaders(random),
          }));
        case 'provider':
          return void (await send({
            method: 'GET',
            path: `/gis/addressProvider/search?q=${term(random)}&accept-language=${random.one(['en', 'fr', 'x'])}${more}`,
            headers: oddHeaders(random),
          }));
        case 'parcels':
          return void (await send({
            method: 'GET',
            path: `/gis/parcels/query?geometry=${point(random)}&inSR=${reference(random)}${more}`,
            headers: oddHeaders(random),
          }));
        case 'zone': {
          const geometry = random.chance(0.5) ? point(random) : encodeURIComponent(polygon(random));
          await send({
            method: 'POST',
            path: `/gis/${random.one(posted)}/query${random.one(['', '', '', '?f=json'])}`,
            headers: [random.chance(0.9) ? encoded : oddType(random), ...oddHeaders(random)],
            body: `geometry=${geometry}&inSR=${reference(random)}${more}`,
            manner: mannerOf(random),
          });
        }
      }
    },
  },
  {
    name: 'other methods at the map',
    covers: ['GET', 'HEAD', 'TRACE', 'DELETE', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'QUERY'].map(
      (method) => `${method} /gis/*`,
    ),
    weight: 4,
    async run({ random, send }) {
      await send({
        method: random.chance(0.9)
          ? random.one(['GET', 'HEAD', 'TRACE', 'DELETE', 'OPTIONS', 'PATCH', 'PUT', 'POST', 'QUERY'])
          : oddMethod(random),
        path: `/gis/${random.one(['parcels/query/x', 'x', '../api/form', 'suburban', oddPath(random)])}`,
        headers: oddHeaders(random),
      });
    },
  },
  {
    name: 'choices',
    covers: ['POST /choices'],
    weight: 6,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms.filter(({ sources }) => sources.length > 0));
      const question = {
        form: random.chance(0.9) ? form?.alias : oddText(random),
        version: random.one([form?.version, form?.version, random.hex(64), 'x', 1]),
        component: random.chance(0.8) ? random.maybeOne(form?.sources ?? []) : oddText(random),
        holes: random.one<readonly unknown[]>([
          ['cat'],
          [],
          ['dog', 'x'],
          [oddText(random)],
          [1],
          Array.from({ length: 200 }, () => 'x'),
          [oddText(random), oddText(random)],
        ]),
        search: random.one(['', 'a', oddText(random)]),
        skip: random.one([0, 0, 10, -1, 1.5, 1e9, '0']),
        ...(random.chance(0.1) && { [oddText(random)]: oddValue(random) }),
      };
      await send({
        method: 'POST',
        path: random.one(['/choices', '/choices', '/choices/', '/choices?x=1']),
        headers: [
          ['content-type', random.chance(0.9) ? 'application/json' : 'text/plain'],
          ...oddHeaders(random),
        ],
        body: random.chance(0.8) ? JSON.stringify(question) : oddJson(random, {}),
        manner: mannerOf(random),
      });
    },
  },
];

function term(random: RandomSource): string {
  return random.one([
    ...[
      '12%20Elm',
      '1',
      'rue%20des%20Ormes',
      '%00',
      '%ff',
      '',
      '+',
      '%25',
      'x'.repeat(250),
      encodeURIComponent('é'.repeat(90)),
    ],
    encodeURIComponent(oddText(random).toWellFormed()).slice(0, 2_000),
    `${1 + random.whole(400)}%20${random.hex(3)}`,
  ]);
}

function point(random: RandomSource): string {
  return random.one([
    `${-8_427_000 + random.whole(10_000)},${5_685_000 + random.whole(10_000)}`,
    '1,2',
    'NaN,1',
    '1e400,1',
    '1',
    '1,2,3',
    '-0,0',
    '1e9,1e9',
    '',
  ]);
}

function reference(random: RandomSource): string {
  return random.one([
    '102100',
    '4326',
    '0',
    '-1',
    '999999999',
    encodeURIComponent('{"wkt":"x"}'),
    encodeURIComponent('{"wkid":{}}'),
    'x',
    '',
  ]);
}

function polygon(random: RandomSource): string {
  const [x, y] = [-8_427_000 + random.whole(5_000), 5_685_000 + random.whole(5_000)];
  const ring = [
    [x, y],
    [x + 50, y],
    [x + 50, y + 50],
    [x, y],
  ];
  return random.one([
    ...[
      JSON.stringify({ rings: [ring], spatialReference: { wkid: 102_100 } }),
      '{"rings":[]}',
      '{"rings":[[[]]]}',
      '{"rings":null}',
    ],
    ...[
      '{"rings":[[["a",1],[2,3]]]}',
      '{"rings":[[[null,1]]]}',
      '[]',
      'null',
      `{"rings":${'['.repeat(5_000)}`,
      '{"rings":[[[1,2],[1e308,1e308]]]}',
    ],
    ...[JSON.stringify({ rings: Array.from({ length: random.whole(150) }, () => ring) })],
    ...[JSON.stringify({ rings: [Array.from({ length: random.whole(5_000) }, (_, at) => [x + at, y])] })],
  ]);
}
