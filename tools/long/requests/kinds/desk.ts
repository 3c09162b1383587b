import type { Doing, Header, Kind } from '../case.ts';
import { oddHeaders } from '../odd-headers.ts';
import { oddPath } from '../odd-path.ts';
import { oddJson, oddText } from '../odd-text.ts';

/** Known to the product that is asked: somebody of the city may mean it ill, too. */
export const operatorSecret = 'a-secret-of-hostile-requests';
export const metricsToken = 'a-token-of-hostile-requests';

const encoded: Header = ['content-type', 'application/x-www-form-urlencoded'];

const pages = ['/:locale', '/:locale/activity', '/:locale/find', '/:locale/forms/*'];
const ofOne = ['', '/delete'].map((end) => `/:locale/submissions/:reference${end}`);

const someLocale = ({ random }: Doing) => random.one(['en', 'fr', 'EN', 'de', '%00']);
const someReference = ({ random }: Doing) =>
  random.one([
    'C7DF-3KXM-H9TW',
    'c7df',
    '%00',
    oddPath(random),
    encodeURIComponent(oddText(random).toWellFormed()),
  ]);
const maybeKnown = ({ random }: Doing): readonly Header[] =>
  random.chance(0.7)
    ? [['x-token', operatorSecret]]
    : [['cookie', `guichet-desk=${random.hex(20)}.${random.hex(20)}`]];

export const deskKinds: readonly Kind[] = [
  {
    name: 'pages for clerks',
    covers: [
      'GET /desk',
      ...[...pages, ...ofOne].map((path) => `GET /desk${path}`),
      ...['GET /desk/:locale/tables/*', 'GET /desk/:locale/submissions/:reference/files/:id'],
    ],
    weight: 4,
    async run(doing) {
      for (let at = 0; at < 4; at += 1) await askForPage(doing);
    },
  },
  {
    name: 'posts of clerks',
    covers: [
      ...['sign-in', 'sign-out', 'submissions/:reference/delete'].map((path) => `POST /desk/:locale/${path}`),
    ],
    weight: 2,
    async run(doing) {
      const { random, send } = doing;
      const fields = { key: oddText(random), secret: oddText(random), next: oddText(random), even: 'yes' };
      const body = new URLSearchParams(
        Object.entries(fields).map(([name, value]) => [name, value.toWellFormed()]),
      );
      for (const path of ['sign-in', 'sign-out', `submissions/${someReference(doing)}/delete`])
        await send({
          method: 'POST',
          path: `/desk/${someLocale(doing)}/${path}`,
          headers: [encoded, ...maybeKnown(doing), ...oddHeaders(random)],
          body: random.one([body.toString(), '', '%ff&&=', 'key=1&key=2']),
        });
    },
  },
  {
    name: 'figures, and what pages count',
    covers: ['GET /metrics', 'HEAD /metrics', 'POST /telemetry'],
    weight: 2,
    async run({ random, facts, send }) {
      if (random.chance(0.3)) {
        const token = random.one([metricsToken, '', oddText(random).replace(/[^!-~]/g, '')]);
        return void (await send({
          method: random.one(['GET', 'HEAD']),
          path: '/metrics',
          headers: [['authorization', `Bearer ${token}`], ...oddHeaders(random)],
        }));
      }
      const version = random.maybeOne(facts.forms)?.version ?? random.hex(64);
      const lines = [version, 'review', 'required name', oddText(random), `required ${oddText(random)}`].join(
        '\n',
      );
      await send({
        method: 'POST',
        path: '/telemetry',
        headers: [
          ['content-type', random.one(['text/plain', 'text/plain', 'application/json'])],
          ...oddHeaders(random),
        ],
        body: random.one([lines.toWellFormed(), oddJson(random, { version }), '']),
      });
    },
  },
];

async function askForPage(doing: Doing): Promise<void> {
  const { random, facts, send } = doing;
  const form = random.maybeOne(facts.forms)?.alias ?? oddPath(random);
  const reference = someReference(doing);
  const place = random.one([
    ...['', '/activity', `/find?reference=${reference}`, `/find?reference[]=${reference}`],
    ...[`/forms/${form}`, `/forms/${form}?page=${random.one(['2', '-1', '999999', '1e9', '%00'])}`],
    ...[`/forms/${form}?deleted=${reference}`, `/forms/${oddPath(random)}`, `/tables/${form}`],
    ...[`/submissions/${reference}`, `/submissions/${reference}/delete`],
    `/submissions/${reference}/files/${random.one(['embedded-0', random.hex(40), '%2e%2e', oddPath(random)])}`,
  ]);
  await send({
    method: random.one(['GET', 'GET', 'HEAD']),
    path: random.chance(0.1) ? '/desk' : `/desk/${someLocale(doing)}${place}`,
    headers: [...maybeKnown(doing), ...oddHeaders(random)],
  });
}
