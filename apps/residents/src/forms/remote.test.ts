import { once } from 'node:events';
import { createServer } from 'node:http';
import {
  type FormServiceStandIn,
  foreignMarkup,
  type ServedAct,
  startFormServiceStandIn,
} from '@guichet/sandbox/form-service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

let service: FormServiceStandIn;
const sites: TestSite[] = [];
beforeEach(async () => {
  service = await startFormServiceStandIn();
  service.publish(feedback);
});
afterEach(async () => {
  // Releases hanging requests first: closing the site waits for them.
  await service.close();
  for (const site of sites.splice(0)) await site.close();
});

async function open(url = service.url, env: Record<string, string> = {}): Promise<TestSite> {
  const site = await openSite({ FORM_SERVICE_URL: url, ...env }, []);
  sites.push(site);
  return site;
}

/** Also when this machine is busy and the service seems slow: the page itself, not the one that loads it. */
const page = '/en/city/feedback?wait=test';

const failing = 'The form service is having problems at the moment.';
const notAForm = 'The form service did not return a valid form.';

test.each<[ServedAct, string]>([
  ['fail', failing],
  ['redirect', failing],
  ['refuse', 'The form service refused to provide this form.'],
  ['hangUp', 'The form service could not be reached.'],
  ['cut', 'The form service could not be reached.'],
  ['html', notAForm],
  ['notJson', notAForm],
  ['wrongShape', notAForm],
  ['huge', notAForm],
  [{ status: 200, body: { ...feedback, path: 'another' } }, notAForm],
])(
  'when the service answers with %j one sentence says so, and nothing of it is shown',
  async (act, emitted) => {
    const site = await open();
    service.next('form', act);
    const response = await site.fetch(page);
    const html = await response.text();
    expect(response.status).toBe(502);
    expect(html).toContain(`<strong>Form Loading Error</strong> ${emitted}`);
    expect(html).toContain(`<title>${emitted} | City Online Services</title>`);
    expect(html).not.toContain(foreignMarkup);
    expect(service.calls).toEqual(['GET /form', 'GET /city/feedback']);
    expect((await site.fetch(page)).status).toBe(200);
  },
);

test('a definition counts as what it says, whatever type it calls itself', async () => {
  const site = await open();
  service.next('form', 'wrongType');
  expect((await site.fetch(page)).status).toBe(200);
});

test('a service that is not there is said to be so, in French too', async () => {
  const site = await open('http://127.0.0.1:9');
  const html = await (await site.fetch(page.replace('en', 'fr'))).text();
  expect(html).toContain(
    '<strong>Erreur de chargement du formulaire</strong> Le service de formulaires est injoignable.',
  );
  expect((await site.fetch('/readyz')).status).toBe(503);
  expect((await site.fetch('/healthz')).status).toBe(200);
});

test('a site that takes itself for the form service asks itself once, and no more', async () => {
  let site: TestSite | undefined;
  const answers: (readonly [number, unknown])[] = [];
  const front = createServer(async ({ url, headers }, response) => {
    const serviceAddress = headers['x-guichet-form-service'];
    if (site === undefined || answers.length > 10) return response.writeHead(503).end();
    const answer = await site.fetch(`/api${url}`, {
      headers: { 'x-guichet-form-service': String(serviceAddress) },
    });
    const text = await answer.text();
    answers.push([answer.status, JSON.parse(text)]);
    response.writeHead(answer.status).end(text);
  }).listen(0, '127.0.0.1');
  await once(front, 'listening');
  const address = front.address();
  site = await open(`http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`);
  expect(await (await site.fetch(page)).text()).toContain(failing);
  expect(answers).toEqual([[508, expect.objectContaining({ code: 'loop' })]]);
  expect((await site.fetch('/readyz')).status).toBe(503);
  front.close();
});

test('an alias that the service does not know leads to the 404 page', async () => {
  const site = await open();
  service.withdraw('city/feedback');
  expect((await site.fetch(page.replace('en', 'fr'))).headers.get('location')).toMatch(/\/fr\/404$/);
});

test('a definition is asked for once, by however many residents', async () => {
  const site = await open();
  const pages = await Promise.all(['en', 'fr', 'en'].map((locale) => site.fetch(page.replace('en', locale))));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(service.calls).toEqual(['GET /form', 'GET /city/feedback']);
});

const json = { 'content-type': 'application/json' };
const answers = { data: { person: { name: 'Ann' } } };

function send(site: TestSite, headers: Record<string, string> = {}, body: unknown = answers) {
  return site.fetch('/api/city/feedback/submission', {
    method: 'POST',
    headers: { ...json, ...headers },
    body: JSON.stringify(body),
  });
}

test('a scripted submission goes through with its key, without the visitor’s cookies, and is answered anew', async () => {
  const site = await open();
  const response = await send(site, { 'idempotency-key': 'key-12345', cookie: 'a=b' });
  expect(response.status).toBe(201);
  expect(await response.json()).toEqual({
    _id: '000000000000000000000001',
    ...answers,
    metadata: { referenceNumber: 'E-0001' },
  });
  expect(service.received[0]).toMatchObject({
    alias: 'city/feedback',
    body: { ...answers, path: 'city/feedback', metadata: {} },
  });
  const { headers } = service.received[0] ?? {};
  expect([headers?.['idempotency-key'], headers?.cookie]).toEqual(['key-12345', undefined]);
});

test('a scripted submission counts once for its key, and other data under it is refused', async () => {
  const site = await open();
  const key = { 'idempotency-key': 'key-12345' };
  const [first, second] = await Promise.all([send(site, key), send(site, key)]);
  expect(await second?.json()).toEqual(await first?.json());
  const changed = await send(site, key, { data: {} });
  expect([changed.status, await changed.json()]).toMatchObject([
    422,
    { code: 'key_reused', referenceNumber: 'E-0001' },
  ]);
  expect(service.received).toHaveLength(1);
});

test('a scripted submission whose answer is lost is said to be unconfirmed, each time', async () => {
  const site = await open();
  const key = { 'idempotency-key': 'key-12345' };
  service.next('submission', 'doneThenHangUp');
  for (const response of [await send(site, key), await send(site, key)])
    expect([response.status, await response.json()]).toMatchObject([409, { code: 'not_confirmed' }]);
  expect(service.received).toHaveLength(1);
});

test.each<[ServedAct, number, string | undefined]>([
  ['refuse', 502, 'refused'],
  [{ status: 409, body: { code: 'form_changed' } }, 409, 'form_changed'],
  [{ status: 400, body: { details: [{ type: 'any.required', path: ['a'] }] } }, 400, undefined],
])('what the service refuses with %j is said in our own words', async (act, status, code) => {
  const site = await open();
  service.next('submission', act);
  const response = await send(site);
  expect([response.status, (await response.json()).code]).toEqual([status, code]);
});

test('what goes through is definitions and their list as JSON, and nothing foreign as a page', async () => {
  const site = await open();
  expect(await (await site.fetch('/api/city/feedback')).json()).toEqual(feedback);
  expect(await (await site.fetch('/api/form')).json()).toMatchObject([{ path: 'city/feedback' }]);
  service.next('form', 'html');
  service.next('list', 'html');
  for (const path of ['/api/city/feedback', '/api/form']) {
    const response = await site.fetch(path);
    expect([response.status, response.headers.get('content-type')]).toEqual([
      502,
      'application/json; charset=utf-8',
    ]);
    expect((await response.json()).code).toBe('notAForm');
  }
});

test.each(['../secret', '%2e%2e/secret', 'a//b', '', 'form/abc', 'city/feedback/submission', 'current'])(
  'the way to the service does not lead elsewhere: %s',
  async (path) => {
    const site = await open(`${service.url}/forms`);
    await site.fetch(`/api/${path}`);
    await site.fetch(`/api/${path}/submission`, { method: 'POST', headers: json, body: '{"data":{}}' });
    const allowed = /^(GET \/forms\/form|POST \/forms\/city\/feedback\/submission)$/;
    expect(service.calls.filter((call) => !allowed.test(call))).toEqual([]);
  },
);

test('the way to the service is bounded: larger bodies, other kinds and too many are refused here', async () => {
  const site = await open(service.url, { RATE_LIMIT: '3' });
  const large = await send(site, {}, { data: { x: 'x'.repeat(1024 * 1024) } });
  const form = await send(site, { 'content-type': 'application/x-www-form-urlencoded' });
  const odd = await send(site, {}, { data: 'text' });
  const many = await send(site);
  expect([large.status, form.status, odd.status, many.status]).toEqual([413, 415, 400, 429]);
  const number = large.headers.get('x-request-id');
  expect((await large.json()).details).toEqual([
    { message: expect.stringMatching(`^We cannot receive a form this large.* Error number ${number}\\.$`) },
  ]);
  expect(service.calls).toEqual(['GET /form']);
});

test('the start names each form whose settings for the time after the receipt have no effect', async () => {
  const settings = { delivery: ['office'], receipt: { emailField: 'email' }, retentionDays: 30, draft: true };
  service.publish({ ...feedback, path: 'permit', settings });
  service.publish({ ...feedback, path: 'short', settings: { retentionDays: 30, delivery: null } });
  const { lines } = await open();
  expect(lines.filter((line) => line.includes('no effect'))).toEqual([
    '  no effect    permit: settings.delivery, settings.receipt, settings.retentionDays',
    '  no effect    short: settings.retentionDays',
  ]);
  service.next('list', 'refuse');
  expect((await open()).lines.join('\n')).not.toContain('no effect');
});
