import { once } from 'node:events';
import { createServer, type ServerResponse } from 'node:http';
import { freePort } from '@guichet/form-service/testing/free-port';
import { afterEach, expect, test, vi } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

const open: { close(): unknown }[] = [];
afterEach(async () => {
  vi.restoreAllMocks();
  for (const resource of open.splice(0).reverse()) await resource.close();
});

/** A site over a form service that gives a form only on the test's order, counts its calls, and lists nothing. */
async function slowSite() {
  let emitted: ((response: ServerResponse) => void) | undefined;
  const waiting: ServerResponse[] = [];
  const port = await freePort();
  const server = createServer(({ url = '' }, response) => {
    if (!/feedback/i.test(url)) return response.writeHead(404).end();
    waiting.push(response);
    return emitted?.(response);
  }).listen(port, '127.0.0.1');
  await once(server, 'listening');
  const stop = () => {
    server.closeAllConnections();
    server.close();
  };
  open.push({ close: stop });
  const site: TestSite = await openSite({ FORM_SERVICE_URL: `http://127.0.0.1:${port}` }, []);
  open.push(site);
  return {
    site,
    stop,
    asked: () => waiting.length,
    answer(status: number, body: unknown) {
      emitted = (response) =>
        response.writeHead(status).end(typeof body === 'string' ? body : JSON.stringify(body));
      waiting.forEach(emitted);
    },
  };
}

test('a form that is late is stood in for by a complete small page that loads it', async () => {
  const { site, asked } = await slowSite();
  const timers = vi.spyOn(globalThis, 'setTimeout');
  const start = performance.now();
  const response = await site.fetch('/fr/City/Feedback/');
  const ms = performance.now() - start;
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(ms).toBeGreaterThanOrEqual(299);
  // How much later it comes says how busy the machine is: the service still owes its answer.
  expect(timers.mock.calls.map(([, limit]) => limit)).toContain(300);
  await expect.poll(asked).toBe(1);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect(response.headers.get('set-cookie')).toBeNull();
  expect(response.headers.get('content-security-policy')).toContain("script-src 'self';style-src 'self'");
  expect(html).toContain('<title>Le formulaire se charge | Services en ligne de la Ville</title>');
  expect(html).toContain('<html lang="fr">');
  expect(html).toMatch(/<main id="main"[^>]*><h1>Le formulaire se charge<\/h1><p role="status"/);
  expect(html).toContain('href="/en/city/feedback"');
  expect(html).toMatch(
    /<script type="application\/json" id="guichet-data">\{"kind":"loading",.*"locale":"fr","alias":"city\/feedback"\}/,
  );
  expect(html.length).toBeLessThan(5_000);
});

test('without a script the page leads on at once to an answer that waits for the form', async () => {
  const { site, answer, asked } = await slowSite();
  const html = await (await site.fetch('/en/city/feedback')).text();
  const refresh = /<noscript><meta http-equiv="refresh" content="0; url=([^"]+)"><\/noscript>/.exec(html);
  const waiting = site.fetch(refresh?.[1] ?? '');
  const link = /<a href="([^"]+)">Nothing appears/.exec(html);
  expect(link?.[1]).toBe(refresh?.[1]);
  answer(200, feedback);
  const page = await waiting;
  expect(page.status).toBe(200);
  expect(await page.text()).toContain('name="person.name"');
  expect(asked()).toBe(1);
});

test('without a script who comes back from the gateway to a slow form is told the result', async () => {
  const { site, answer } = await slowSite();
  const html = await (await site.fetch('/en/city/feedback?payment=declined&x="<')).text();
  const address = '/en/city/feedback?payment=declined&amp;x=%22%3C&amp;wait=1"';
  expect(html).toContain(`content="0; url=${address}`);
  expect(html).toContain(`<a href="${address}`);
  answer(200, { ...feedback, properties: { submissionType: 'payment' } });
  const page = await site.fetch(address.slice(0, -1).replaceAll('&amp;', '&'));
  expect(await page.text()).toContain('The payment was declined');
});

test('who comes back from the gateway when the service is down can try again, in either language, and is told then', async () => {
  const { site, answer } = await slowSite();
  answer(500, 'down');
  const html = await (await site.fetch('/en/city/feedback?payment=declined&x="<')).text();
  expect(html).toContain('href="/en/city/feedback?payment=declined&amp;x=%22%3C">Try again</a>');
  expect(html).toContain('href="/fr/city/feedback?payment=declined&amp;x=%22%3C"');
});

test('the page, and what it loads, wait for one answer of the service', async () => {
  const { site, answer, asked } = await slowSite();
  await site.fetch('/en/city/feedback');
  const prepared = site.fetch('/prepared/en/city/feedback');
  answer(200, feedback);
  const response = await prepared;
  const { form, texts } = await response.json();
  expect([form.path, form.styled, texts.title]).toEqual([
    'city/feedback',
    expect.any(String),
    'Your feedback',
  ]);
  expect(response.headers.get('cache-control')).toBe('no-cache');
  expect(asked()).toBe(1);
  expect((await site.fetch(`/assets/forms/${form.version}.${form.styled}.css`)).status).toBe(200);
  expect(await (await site.fetch('/en/city/feedback')).text()).toContain('name="person.name"');
});

test.each([
  [500, 'down', 502, 'failing'],
  [401, 'no', 502, 'refused'],
  [200, '{}', 502, 'notAForm'],
  [400, 'Invalid alias', 404, 'invalidAlias'],
])('a late answer %i %s is told by a code', async (status, body, emitted, code) => {
  const { site, answer } = await slowSite();
  await site.fetch('/en/city/feedback');
  const prepared = site.fetch('/prepared/en/city/feedback');
  answer(status, body);
  const response = await prepared;
  expect(response.status).toBe(emitted);
  expect(response.headers.get('cache-control')).toBe('no-store');
  expect((await response.json()).code).toBe(code);
});

test('a version that is known is given while the service is away', async () => {
  const { site, answer, stop } = await slowSite();
  await site.fetch('/en/city/feedback');
  answer(200, feedback);
  const { form } = await (await site.fetch('/prepared/en/city/feedback')).json();
  stop();
  const response = await site.fetch(`/prepared/fr/city/feedback?version=${form.version}`);
  expect((await response.json()).texts.title).toBe('Votre avis');
  expect((await site.fetch(`/prepared/fr/other?version=${form.version}`)).status).toBe(502);
});
