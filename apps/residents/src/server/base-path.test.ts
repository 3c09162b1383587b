import type { JsonObject } from '@guichet/definition';
import { createPermits } from '@guichet/form-service/permits';
import { uploadAddress } from '@guichet/service-client';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback, newSession, openSite, type TestSite } from '../testing/open-site.ts';
import { storedData } from '../testing/stored-data.ts';

const plan: JsonObject = { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url' };
const plans: JsonObject = { title: 'Plans', path: 'plans', components: [{ ...plan, url: uploadAddress }] };
const secrets: JsonObject = {
  ...{ title: 'Secrets', path: 'secrets' },
  components: [{ ...plan, storage: 's3', privateDownload: true }],
};
const fee: JsonObject = {
  ...{ title: 'Fee', path: 'fee', properties: { submissionType: 'payment' } },
  components: [
    { type: 'number', key: 'paymentAmount', label: 'Amount', input: true, defaultValue: 5 },
    { type: 'button', key: 'submit', label: 'Pay', input: true, action: 'submit' },
  ],
};

const draft: JsonObject = {
  ...{ title: 'Draft', path: 'draft', settings: { unpublished: true } },
  components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
};
const secret = 'a secret of tests alone';

/** Its `url` ends with the base: what it fetches lies below that. */
let site: TestSite;
/** The same server from its root. */
let root: string;

beforeAll(async () => {
  site = await openSite({ BASE_PATH: '/city/forms', SIGNING_SECRET: secret }, [
    ...[feedback, plans, secrets, fee, draft],
  ]);
  root = new URL(site.url).origin;
});

afterAll(() => site.close());

/** All addresses of our own that a page names. */
function addressesIn(html: string): readonly string[] {
  return [...html.matchAll(/ (?:href|src|action|formaction)="(\/[^"]*)"|url=(\/[^"]*)"/gi)].map(
    ([, attribute, refresh]) => attribute ?? refresh ?? '',
  );
}

test.each(['/en', '/fr', '/en/city/feedback', '/en/fee', '/fr/thankyou'])(
  'every address on the page %s begins with the base, and answers',
  async (path) => {
    const addresses = addressesIn(await (await site.fetch(path)).text());
    expect(addresses.length).toBeGreaterThan(4);
    for (const address of addresses) expect(address).toMatch(/^\/city\/forms\//);
    const pages = addresses.filter((address) => !address.includes('/assets/'));
    for (const page of pages) expect([page, (await fetch(`${root}${page}`)).status]).toEqual([page, 200]);
  },
);

test('scripts, styles and the sheet of an author lie below the base', async () => {
  const html = await (await site.fetch('/en/city/feedback')).text();
  expect(html).toContain('<script type="module" src="/city/forms/assets/client-1.js">');
  // The site's own styles are in the page, whose address is no longer that of their pictures.
  expect(html).toContain('<style>.mark { background: url(/city/forms/assets/mark-1.svg) }</style>');
  const posted = await (await site.post('/en/city/feedback', [])).text();
  const [sheet = ''] = addressesIn(posted).filter((address) => address.includes('/assets/forms/'));
  for (const address of ['/city/forms/assets/client-1.js', '/city/forms/assets/client-1.css', sheet])
    expect([address, (await fetch(`${root}${address}`)).status]).toEqual([address, 200]);
});

test('the page knows the base', async () => {
  expect(await (await site.fetch('/en/plans')).text()).toContain('"base":"/city/forms"');
});

test('redirects stay below the base', async () => {
  for (const path of ['', '/', '?from=mail']) {
    const { status, headers } = await site.fetch(path, { headers: { 'accept-language': 'fr' } });
    expect([path, status, headers.get('location')]).toEqual([path, 302, '/city/forms/fr']);
  }
  expect((await site.fetch('/en/')).headers.get('location')).toBe('/city/forms/en');
  expect((await site.fetch('/en/thankyou/')).headers.get('location')).toBe('/city/forms/en/thankyou');
});

test('outside of the base nothing answers but the state of the process', async () => {
  for (const path of ['/healthz', '/readyz', '/city/forms/healthz', '/city/forms/readyz'])
    expect([path, (await fetch(`${root}${path}`)).status]).toEqual([path, 200]);
  for (const path of [
    '/',
    '/en',
    '/en/plans',
    '/api/plans',
    '/city/formsen/plans',
    '/city/forms2/en/plans',
  ]) {
    const { status, headers } = await fetch(`${root}${path}`, { redirect: 'manual' });
    // As any address that nobody knows: to the city's own page.
    expect([path, status, headers.get('location')]).toEqual([path, 302, expect.stringMatching(/\/en\/404$/)]);
  }
});

test('cookies are bound to the base', async () => {
  const page = await site.fetch('/en/city/feedback');
  expect(page.headers.get('set-cookie')).toContain('; Path=/city/forms;');
  const sent = await site.post('/en/city/feedback', [['person.name', 'Zoé']]);
  expect([sent.status, sent.headers.get('location')]).toEqual([303, '/city/forms/en/thankyou']);
  const cookies = sent.headers.getSetCookie();
  expect(cookies).toEqual([
    expect.stringContaining('; Path=/city/forms/en/thankyou;'),
    expect.stringContaining('; Path=/city/forms/fr/thankyou;'),
    expect.stringContaining('; Path=/city/forms/en/city/feedback;'),
    expect.stringContaining('; Path=/city/forms/fr/city/feedback;'),
  ]);
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const receipt = await site.fetch('/fr/thankyou', { headers: { cookie } });
  expect(await receipt.text()).toContain('class="g-reference"');
});

test('who pays without a script returns to the answers below the base', async () => {
  const sent = await site.post('/en/fee', [['paymentAmount', '7']]);
  const [kept = ''] = sent.headers.getSetCookie();
  expect([sent.status, kept]).toEqual([200, expect.stringContaining('; Path=/city/forms/en/fee;')]);
  const cookie = kept.split(';')[0] ?? '';
  const back = await site.fetch('/en/fee?payment=cancelled', { headers: { cookie } });
  expect(await back.text()).toContain('value="7"');
});

test('the service, the map and choices answer below the base', async () => {
  expect(await (await site.fetch('/api/plans')).json()).toMatchObject({ path: 'plans' });
  expect((await site.fetch('/prepared/fr/plans')).status).toBe(200);
  const map = await site.fetch('/gis/parcels/query?geometry=1,2', { method: 'PUT' });
  expect(await map.json()).toMatchObject({ message: 'Use GET.' });
  const choices = await site.fetch('/choices', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
    body: '{}',
  });
  expect(choices.status).toBe(400);
});

test('a file that is sent without a script is taken in, and named without the base', async () => {
  const body = new FormData();
  body.append('plan', new File(['Our plan.'], 'plan.txt', { type: 'text/plain' }));
  const headers = { 'sec-fetch-site': 'same-origin', cookie: newSession() };
  expect((await site.fetch('/en/plans', { method: 'POST', headers, body })).status).toBe(303);
  const [data] = storedData(site, 'plans');
  expect(data).toMatchObject({ plan: [{ url: expect.stringMatching(/^\/api\/file\/[0-9a-f]{40}$/) }] });
});

test('addresses that the service gives out for files begin with the base', async () => {
  const announced = await site.fetch('/api/secrets/storage/s3', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      name: 'a.txt',
      originalName: 'a.txt',
      size: 2,
      type: 'text/plain',
      field: 'plan',
    }),
  });
  const { signed, data } = await announced.json();
  expect(signed).toMatch(/^\/city\/forms\/api\/file\//);
  const put = await fetch(`${root}${signed}`, {
    method: 'PUT',
    body: 'ab',
    headers: { 'content-type': 'text/plain' },
  });
  expect(put.status).toBe(200);
  const { url } = await (await site.fetch(`/api/secrets/storage/s3?key=${data.key}`)).json();
  expect(url).toMatch(/^\/city\/forms\/api\/file\//);
  expect(await (await fetch(`${root}${url}`)).text()).toBe('ab');

  const metadata = { form: 'plans', field: 'plan', filename: 'b.txt', name: 'b.txt', filetype: 'text/plain' };
  const begun = await site.fetch('/api/file/resumable', {
    method: 'POST',
    headers: {
      ...{ 'tus-resumable': '1.0.0', 'upload-length': '2' },
      'upload-metadata': Object.entries(metadata)
        .map(([name, value]) => `${name} ${Buffer.from(value).toString('base64')}`)
        .join(','),
    },
  });
  const location = begun.headers.get('location') ?? '';
  expect(location).toMatch(/^\/city\/forms\/api\/file\/resumable\/[0-9a-f]{40}$/);
  const sent = await fetch(`${root}${location}`, {
    method: 'PATCH',
    headers: {
      'tus-resumable': '1.0.0',
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
    },
    body: 'ab',
  });
  expect(sent.status).toBe(200);
});

test('a form that is not public yet stays hidden, and opens by its link', async () => {
  for (const path of ['/en/draft', '/api/draft', '/prepared/en/draft'])
    expect([path, await (await site.fetch(path)).text()]).not.toEqual([
      path,
      expect.stringContaining('Name'),
    ]);
  const opened = await site.fetch(`/en/draft?link=${createPermits(secret).sign('draft')}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/city/forms/en/draft']);
  const [given = ''] = opened.headers.getSetCookie();
  expect(given).toContain('; Path=/city/forms;');
  const page = await site.fetch('/en/draft', { headers: { cookie: given.split(';')[0] ?? '' } });
  expect(await page.text()).toContain('name="name"');
});

test('the first line of the start names the base', () => {
  expect(site.lines[0]).toMatch(/\/city\/forms\/$/);
});

test.each([
  'forms',
  '/api',
  '/api/forms',
  '/readyz',
  'https://city.example/forms',
  '/fo rms',
  '/a//b',
  '/../x',
  '//x',
])('the start is stopped by the base %j', async (base) => {
  await expect(openSite({ BASE_PATH: base }, [feedback])).rejects.toThrow(
    /BASE_PATH is ".*"\. Write the path/,
  );
});
