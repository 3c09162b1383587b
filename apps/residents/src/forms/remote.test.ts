import { once } from 'node:events';
import { createServer, type RequestListener } from 'node:http';
import { afterEach, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

/** A form service elsewhere that answers as told. */
async function serviceThat(answer: RequestListener): Promise<string> {
  const server = createServer(answer).listen(0, '127.0.0.1');
  await once(server, 'listening');
  open.push({
    close() {
      server.closeAllConnections();
      return new Promise((resolve) => server.close(resolve));
    },
  });
  const address = server.address();
  return `http://127.0.0.1:${typeof address === 'object' ? address?.port : ''}`;
}

async function siteFor(url: string, env: Record<string, string> = {}): Promise<TestSite> {
  const site = await openSite({ FORM_SERVICE_URL: url, ...env }, []);
  open.push(site);
  return site;
}

const json =
  (status: number, body: unknown): RequestListener =>
  (_, response) =>
    response.writeHead(status, { 'content-type': 'application/json' }).end(JSON.stringify(body));

test.each([
  ['failing', json(500, {}), 502, 'The form service has a problem at the moment.'],
  ['refused', json(403, {}), 502, 'The form service refused to give this form.'],
  ['not a form', json(200, { title: 'x' }), 502, 'What the form service gave is not a form.'],
])('when the service is %s the page says so under its title', async (_, answer, status, sentence) => {
  const site = await siteFor(await serviceThat(answer));
  const response = await site.fetch('/en/city/feedback');
  const html = await response.text();
  expect(response.status).toBe(status);
  expect(html).toContain(`<strong>Form Loading Error</strong> ${sentence}`);
  expect(html).toContain(`<title>${sentence} | City Online Services</title>`);
});

test('a service that is not there is said to be so, in French too', async () => {
  const site = await siteFor('http://127.0.0.1:9');
  const html = await (await site.fetch('/fr/city/feedback')).text();
  expect(html).toContain(
    '<strong>Erreur de chargement du formulaire</strong> Le service de formulaires est injoignable.',
  );
  expect((await site.fetch('/readyz')).status).toBe(503);
  expect((await site.fetch('/healthz')).status).toBe(200);
});

test('an alias that the service does not know leads to the 404 page', async () => {
  const site = await siteFor(
    await serviceThat((_, response) =>
      response.writeHead(400, { 'content-type': 'text/html' }).end('Invalid alias'),
    ),
  );
  expect((await site.fetch('/fr/city/feedback')).headers.get('location')).toMatch(/\/fr\/404$/);
});

test('a definition is asked for once, by however many residents', async () => {
  let calls = 0;
  const site = await siteFor(
    await serviceThat((request, response) => {
      calls += 1;
      json(200, feedback)(request, response);
    }),
  );
  const pages = await Promise.all(['en', 'fr', 'en'].map((locale) => site.fetch(`/${locale}/city/feedback`)));
  expect(pages.map(({ status }) => status)).toEqual([200, 200, 200]);
  expect(calls).toBe(1);
});

/** What a plain post and a scripted one leave at a service that keeps what it gets. */
async function keepingService(answer: RequestListener) {
  const received: { url: string | undefined; key: unknown; cookie: unknown; body: string }[] = [];
  const url = await serviceThat(async (request, response) => {
    if (request.method === 'GET') return json(200, feedback)(request, response);
    let body = '';
    for await (const chunk of request) body += chunk;
    const { 'idempotency-key': key, cookie } = request.headers;
    received.push({ url: request.url, key, cookie, body });
    return answer(request, response);
  });
  return { url, received };
}

const saved = json(201, { _id: '1', data: {}, metadata: { a: { b: { referenceNumber: 'R-1' } } } });

test('a plain post is saved at the service, and its number is found where the service put it', async () => {
  const { url, received } = await keepingService(saved);
  const site = await siteFor(url);
  const response = await site.post('/en/city/feedback', [['person.name', 'Ann']]);
  expect(response.status).toBe(303);
  expect(received[0]?.url).toBe('/city/feedback/submission');
  expect(JSON.parse(received[0]?.body ?? '')).toMatchObject({
    data: { person: { name: 'Ann' } },
    path: 'city/feedback',
  });
  const cookie = response.headers.getSetCookie()[0]?.split(';')[0] ?? '';
  expect(await (await site.fetch('/en/thankyou', { headers: { cookie } })).text()).toContain('>R-1<');
});

test('what the service refuses stands at its field, and what was typed stays', async () => {
  const details = [{ type: 'any.custom', path: ['person.name'], message: 'Not this name.', context: {} }];
  const { url } = await keepingService(json(400, { name: 'ValidationError', details }));
  const site = await siteFor(url);
  const response = await site.post('/en/city/feedback', [['person.name', 'Ann']]);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('Not this name.');
  expect(html).toContain('value="Ann"');
});

test('a service that fails to save is told in the alert, and what was typed stays', async () => {
  const { url } = await keepingService(json(500, {}));
  const site = await siteFor(url);
  const response = await site.post('/fr/city/feedback', [['person.name', 'Ann']]);
  const html = await response.text();
  expect(response.status).toBe(502);
  expect(html).toContain('id="guichet-errors"');
  expect(html).toContain('value="Ann"');
});

test('a scripted submission goes through with its key and without the visitor’s cookies', async () => {
  const { url, received } = await keepingService(saved);
  const site = await siteFor(url);
  const response = await site.fetch('/api/city/feedback/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': 'key-12345', cookie: 'a=b' },
    body: '{"data":{}}',
  });
  expect(response.status).toBe(201);
  expect(received).toEqual([
    { url: '/city/feedback/submission', key: 'key-12345', cookie: undefined, body: '{"data":{}}' },
  ]);
});

test.each(['/api/../secret', '/api/%2e%2e/secret', '/api/a//b', '/api/'])(
  'the way to the service does not lead elsewhere: %s',
  async (path) => {
    const urls: (string | undefined)[] = [];
    const base = await serviceThat((request, response) => {
      urls.push(request.url);
      json(200, feedback)(request, response);
    });
    const site = await siteFor(`${base}/forms`);
    await site.fetch(path);
    expect(urls.filter((url) => !url?.startsWith('/forms/'))).toEqual([]);
  },
);

test('the way to the service is bounded: larger bodies and other kinds are refused here', async () => {
  const { url, received } = await keepingService(saved);
  const site = await siteFor(url);
  const send = (body: string, type: string) =>
    site.fetch('/api/city/feedback/submission', { method: 'POST', headers: { 'content-type': type }, body });
  expect((await send('x'.repeat(1024 * 1024 + 1), 'application/json')).status).toBe(413);
  expect((await send('a=b', 'application/x-www-form-urlencoded')).status).toBe(415);
  expect(received).toEqual([]);
});
