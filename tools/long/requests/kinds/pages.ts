import type { Doing, Header, Kind } from '../case.ts';
import { oddCookie, oddHeaders } from '../odd-headers.ts';
import { oddMethod, oddPath } from '../odd-path.ts';

const getOrHead = (random: Doing['random']) => random.one(['GET', 'GET', 'GET', 'HEAD']);

export const pageKinds: readonly Kind[] = [
  {
    name: 'the playground of the sandbox',
    covers: [
      ...['GET /playground', 'GET /playground/playground.css', 'GET /playground/playground.js'],
      ...['HEAD /playground', 'HEAD /playground/playground.css', 'HEAD /playground/playground.js'],
      ...['GET /playground/json-fault.ts', 'HEAD /playground/json-fault.ts'],
      ...['GET /playground/element/*', 'HEAD /playground/element/*'],
    ],
    weight: 5,
    async run({ random, send }) {
      const place = random.one([
        '',
        '/playground.css',
        '/playground.js',
        '/json-fault.ts',
        '/element/guichet-form.js',
      ]);
      const odd = `/element/${random.one(['..%2f..%2fpackage.json', '../../package.json', '%00', oddPath(random)])}`;
      await send({
        method: random.one(['GET', 'HEAD']),
        path: `/playground${random.chance(0.9) ? place : odd}`,
        headers: oddHeaders(random),
      });
    },
  },
  {
    name: 'pages of forms',
    covers: ['GET /:locale/*', 'HEAD /:locale/*'],
    weight: 12,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms)?.alias;
      const query = random.one([
        '',
        '',
        '?wait=1',
        '?payment=approved',
        '?payment=%00&payment=x',
        '?a[]=1',
        `?${'x'.repeat(2_000)}`,
      ]);
      await send({
        method: getOrHead(random),
        path: `/${random.one(['en', 'fr'])}/${random.chance(0.8) ? form : oddPath(random)}${query}`,
        headers: [
          ...oddHeaders(random),
          ...(random.chance(0.3)
            ? ([['accept-encoding', random.one(['br', 'gzip', 'br, gzip'])]] as const)
            : []),
        ],
      });
    },
  },
  {
    name: 'lists of forms',
    covers: ['GET /', 'HEAD /', 'GET /:locale', 'HEAD /:locale'],
    weight: 4,
    async run({ random, send }) {
      const place = random.one(['', '', '', 'en', 'fr', 'EN', 'de', 'en/', oddPath(random)]);
      const query = random.one([
        '',
        `?q=${encodeURIComponent(oddCookie(random).toWellFormed())}`,
        '?q=a&q=b',
        '?q[x]=1',
        '?q=%ff%fe',
      ]);
      await send({ method: getOrHead(random), path: `/${place}${query}`, headers: oddHeaders(random) });
    },
  },
  {
    name: 'thank-you pages',
    covers: [
      'GET /:locale/thankyou',
      'HEAD /:locale/thankyou',
      'GET /:locale/thankyou/',
      'HEAD /:locale/thankyou/',
    ],
    weight: 3,
    async run({ random, send }) {
      await send({
        method: getOrHead(random),
        path: `/${random.one(['en', 'fr', 'xx'])}/thankyou${random.one(['', '', '/', '?x=1', '//'])}`,
        headers: [...oddHeaders(random), ['cookie', oddCookie(random)]],
      });
    },
  },
  {
    name: 'pages of reference numbers',
    covers: [
      'GET /:locale/thankyou/sent',
      'HEAD /:locale/thankyou/sent',
      'GET /:locale/thankyou/sent/*',
      'HEAD /:locale/thankyou/sent/*',
      'GET /:locale/thankyou/:signed',
      'HEAD /:locale/thankyou/:signed',
    ],
    weight: 3,
    async run({ random, facts, send }) {
      const alias = random.maybeOne(facts.forms)?.alias ?? '';
      const signed = `${random.one(['C7DF-3KXM-H9TW', '', '..', oddPath(random)])}.${random.hex(22)}`;
      const place = random.one(['sent', `sent/${alias}`, `sent/${oddPath(random)}`, signed]);
      await send({
        method: getOrHead(random),
        path: `/${random.one(['en', 'fr', 'xx'])}/thankyou/${place}`,
        headers: [...oddHeaders(random), ['cookie', oddCookie(random)]],
      });
    },
  },
  {
    name: 'prepared forms',
    covers: ['GET /prepared/:locale/*', 'HEAD /prepared/:locale/*'],
    weight: 5,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms);
      const version = random.one([
        form?.version ?? '',
        random.hex(64),
        'x',
        '',
        `${form?.version}&version=x`,
      ]);
      await send({
        method: getOrHead(random),
        path: `/prepared/${random.one(['en', 'fr', 'xx'])}/${random.chance(0.8) ? form?.alias : oddPath(random)}?version=${version}`,
        headers: oddHeaders(random),
      });
    },
  },
  {
    name: 'assets',
    covers: [
      ...['GET /assets/*', 'HEAD /assets/*', 'GET /assets/forms/:name', 'HEAD /assets/forms/:name'],
      ...['GET /assets/bundles/*', 'HEAD /assets/bundles/*'],
    ],
    weight: 6,
    async run({ random, facts, send }) {
      const sheet = facts.forms.find((form) => form.sheet !== undefined)?.sheet ?? '';
      const asset = random.maybeOne(facts.assets) ?? '';
      const path = random.one([
        ...[asset, asset, `${asset}.br`, `${asset}.map`, `/assets/${oddPath(random)}`, '/assets/', '/assets'],
        ...[
          sheet,
          `/assets/forms/${random.hex(64)}.${random.hex(16)}.css`,
          sheet.replace(/\.\w{16}\./, `.${random.hex(16)}.`),
        ],
        ...[
          '/assets/../server.js',
          '/assets/%2e%2e/%2e%2e/package.json',
          '/assets/forms/%2e%2e',
          '/assets/bundles/',
          `/assets/bundles/${oddPath(random)}`,
          `/assets/bundles/${'../'.repeat(3)}package.json.js`,
          `/assets/bundles/${'x.'.repeat(random.one([1, 299, 300, 5_000]))}js`,
          `${asset.replace('.js', '')}.${asset.replace(/^.*\//, '')}`,
          '/assets/.vite/manifest.json',
        ],
      ]);
      await send({ method: getOrHead(random), path, headers: oddHeaders(random) });
    },
  },
  {
    name: 'what is always there',
    covers: [
      ...[
        'GET /favicon.svg',
        'HEAD /favicon.svg',
        'GET /healthz',
        'HEAD /healthz',
        'GET /readyz',
        'HEAD /readyz',
      ],
      ...['GET /frames/mailing-list', 'HEAD /frames/mailing-list'],
    ],
    weight: 4,
    async run({ random, send }) {
      const path = random.one([
        '/favicon.svg',
        '/favicon.ico',
        '/healthz',
        '/readyz',
        '/frames/mailing-list',
        '/frames/',
        '/robots.txt',
      ]);
      for (const method of ['GET', 'HEAD'])
        await send({
          ...{ method, path: `${path}${random.one(['', '?', '?x=%ff', '/'])}` },
          headers: oddHeaders(random),
        });
    },
  },
  {
    name: 'wrong methods and places',
    covers: [],
    weight: 6,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms)?.alias ?? '';
      const place = random.one([
        ...[
          '/',
          '/en',
          `/en/${form}`,
          '/choices',
          '/healthz',
          '/api/form',
          `/api/${form}`,
          '/api/file',
          '/orders/x',
        ],
        ...[
          '/gis/parcels/query',
          '/gis/',
          '/assets/x',
          '/api/file/resumable',
          `/api/file/${random.hex(40)}`,
          '/en/thankyou',
        ],
        ...[`/${oddPath(random)}`, oddPath(random), 'http://evil.example/en', '*', '', `/kept-files/${form}`],
      ]);
      await send({
        method: oddMethod(random),
        path: place,
        headers: oddHeaders(random),
        body: random.one(['', '{}', 'x'.repeat(100_000)]),
        manner: random.one(['whole', 'whole', 'whole', 'cut', 'gone']),
      });
    },
  },
  {
    name: 'lengths that are not true',
    covers: [],
    weight: 2,
    async run({ random, facts, send }) {
      const form = random.maybeOne(facts.forms)?.alias ?? '';
      await send({
        method: random.one(['POST', 'GET', 'PATCH']),
        path: random.one([
          `/api/${form}/submission`,
          `/fr/${form}`,
          '/choices',
          '/api/file?form=long/anything&field=papers',
        ]),
        headers: [
          random.one<Header>([
            ['content-length', '-1'],
            ['content-length', '1e3'],
            ['content-length', '999999999999'],
            ['content-length', '5'],
            ['transfer-encoding', 'chunked'],
            ['transfer-encoding', 'gzip, chunked'],
            ['transfer-encoding', 'chunked, x'],
            ['content-encoding', 'gzip'],
            ['content-encoding', 'br'],
            ['expect', '100-continue'],
            ['expect', 'x'],
          ]),
          [
            'content-type',
            random.one([
              'application/json',
              'application/x-www-form-urlencoded',
              'multipart/form-data; boundary=x',
            ]),
          ],
        ],
        body: random.one([
          '{"data":{}}',
          '5\r\nhello\r\n0\r\n\r\n',
          'ffffffffff\r\nx',
          '0\r\n\r\nGET / HTTP/1.1\r\n\r\n',
          'zz\r\n',
        ]),
        manner: 'cut',
      });
    },
  },
];
