import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import { createPermits } from '@guichet/form-service/permits';
import { type FormServiceStandIn, startFormServiceStandIn } from '@guichet/sandbox/form-service';
import { afterAll, describe, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

const secret = 'a secret of at least thirty-two letters';
const draft = {
  ...feedback,
  path: 'draft',
  settings: { unpublished: true },
  components: [
    { type: 'textfield', key: 'person.name', label: 'Name', input: true },
    { type: 'file', key: 'photo', label: 'Photo', input: true, storage: 'url', url: '' },
    { type: 'select', key: 'park', label: 'Park', dataSrc: 'url', data: { url: '/parks' }, input: true },
  ],
};
const token = 'a-token-of-at-least-24-letters';
const site = await openSite({ SIGNING_SECRET: secret, OPERATOR_TOKEN: `ann:${token}` }, [feedback, draft]);
afterAll(() => site.close());

/** The form's page, however long its service takes, and not the small one that loads it. */
const page = '/en/draft?wait=test';
const places = [page, '/prepared/fr/draft', '/api/draft'] as const;
const submit = (cookie = '', at = site, api = '/api') =>
  at.fetch(`${api}/draft/submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify({ data: { person: { name: 'Ann' } } }),
  });

test('a form that is not public is served to nobody, under no address, and is on no list', async () => {
  const unknown = await site.fetch('/en/nowhere', { redirect: 'manual' });
  const answer = await site.fetch('/en/draft', { redirect: 'manual' });
  expect([answer.status, answer.headers.get('location')]).toEqual([
    unknown.status,
    unknown.headers.get('location'),
  ]);
  expect((await site.fetch('/prepared/fr/draft')).status).toBe(404);
  expect(await (await site.fetch('/api/draft')).text()).toBe('Invalid alias');
  expect((await submit()).status).toBe(400);
  for (const place of ['/orders/draft', '/kept-files/draft']) {
    const body = JSON.stringify({ data: {} });
    const headers = { 'content-type': 'application/json', 'idempotency-key': 'key-0001' };
    expect((await site.fetch(place, { method: 'POST', headers, body })).status).toBe(404);
  }
  expect(await (await site.fetch('/api/form')).json()).toMatchObject([{ path: 'city/feedback' }]);
  expect(await (await site.fetch('/en')).text()).not.toContain('/en/draft');
});

test('another spelling of an address opens nothing either', async () => {
  expect(await (await site.fetch('/%61pi/draft')).text()).toBe('Invalid alias');
  expect((await submit('', site, '/%61pi')).status).toBe(400);
  const connection = connect(Number(new URL(site.url).port), '127.0.0.1');
  const lines = [`GET ${site.url}/api/draft HTTP/1.1`, 'Host: a', 'Connection: close', '', ''];
  connection.write(lines.join('\r\n'));
  expect(await text(connection)).toContain('Invalid alias');
});

test('its link opens it, and leaves the address', async () => {
  const opened = await site.fetch(`/en/draft?link=${createPermits(secret).sign('draft')}`, {
    redirect: 'manual',
  });
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/en/draft']);
  const cookie = opened.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/HttpOnly.*SameSite=Lax/);
  const sent = cookie.split(';')[0] ?? '';
  for (const place of places)
    expect((await site.fetch(place, { headers: { cookie: sent } })).status).toBe(200);
  expect((await submit(sent)).status).toBe(201);
  expect((await site.fetch('/api/DRAFT', { headers: { cookie: sent } })).status).toBe(200);
});

async function open(at: TestSite): Promise<string> {
  const opened = await at.fetch(`/en/draft?link=${createPermits(secret).sign('draft')}`);
  expect([opened.status, opened.headers.get('location')]).toEqual([303, '/en/draft']);
  return opened.headers.get('set-cookie')?.split(';')[0] ?? '';
}

test('what was sent to it is read by programs of the operator, who need no link', async () => {
  expect((await submit(await open(site))).status).toBe(201);
  const read = await site.fetch('/api/draft/submission', {
    headers: { 'x-token': token },
  });
  expect(await read.json()).toContainEqual(expect.objectContaining({ form: 'draft' }));
});

test('a file or a choice of it is asked for by nobody without the link, though the address names no form', async () => {
  const cookie = await open(site);
  const prepared = await site.fetch('/prepared/en/draft', { headers: { cookie } });
  const { version } = (await prepared.json()).form;
  const upload = (headers: Record<string, string>) => {
    const body = new FormData();
    body.append('file', new File(['a'], 'a.txt', { type: 'text/plain' }));
    const query = new URLSearchParams({ form: 'draft', field: 'photo', version });
    return site.fetch(`/api/file?${query}`, { method: 'POST', headers, body });
  };
  const choose = (headers: Record<string, string>) =>
    site.fetch('/choices', {
      method: 'POST',
      headers: { ...headers, 'content-type': 'application/json', 'sec-fetch-site': 'same-origin' },
      body: JSON.stringify({ form: 'draft', version, component: 'park', holes: [], search: '', skip: 0 }),
    });
  expect([(await upload({})).status, (await choose({})).status]).toEqual([400, 404]);
  expect((await upload({ cookie })).status).toBeLessThan(300);
  expect((await choose({ cookie })).status).not.toBe(404);
});

test('who shares a connection with a request that has the link does not share the link', async () => {
  const cookie = await open(site);
  const prepared = await site.fetch('/prepared/en/draft', { headers: { cookie } });
  const { version } = (await prepared.json()).form;
  const body = JSON.stringify({ form: 'draft', version, component: 'park', holes: [], search: '', skip: 0 });
  const choose = (more: readonly string[]) =>
    [
      ...['POST /choices HTTP/1.1', `Host: ${new URL(site.url).host}`, 'Content-Type: application/json'],
      ...['Sec-Fetch-Site: same-origin', `Content-Length: ${body.length}`, ...more],
      ...['', body],
    ].join('\r\n');
  const withLink = choose([`Cookie: ${cookie}`]);
  const connection = connect(Number(new URL(site.url).port), '127.0.0.1');
  // Read and answered in one go.
  connection.write([withLink, choose([]), withLink, choose(['Connection: close'])].join(''));
  const answers = await text(connection);
  const [opened, closed, ...again] = [...answers.matchAll(/HTTP\/1\.1 (\d+)/g)].map(([, status]) => status);
  expect(closed).toBe('404');
  expect(opened).not.toBe(closed);
  expect(again).toEqual([opened, closed]);
});

describe('where forms come from a service elsewhere', () => {
  async function elsewhere(): Promise<{ service: FormServiceStandIn; far: TestSite }> {
    const service = await startFormServiceStandIn();
    for (const form of [feedback, draft]) service.publish(form);
    const far = await openSite({ FORM_SERVICE_URL: service.url, SIGNING_SECRET: secret }, []);
    return { service, far };
  }

  test('it is served to nobody without the link, under no address, and is on no list', async () => {
    const { service, far } = await elsewhere();
    try {
      // Twice: as it is not known yet, and as it is.
      for (const _ of [1, 2]) {
        const answer = await far.fetch(page);
        expect([answer.status, answer.headers.get('location')]).toEqual([
          302,
          expect.stringMatching(/\/404$/),
        ]);
        expect((await far.fetch('/prepared/fr/draft')).status).toBe(404);
        expect(await (await far.fetch('/api/draft')).text()).toBe('Invalid alias');
        expect((await submit('', far)).status).toBeGreaterThanOrEqual(400);
        expect((await far.post('/en/draft', [['person.name', 'Ann']])).status).toBe(302);
      }
      expect(service.received).toEqual([]);
      expect(await (await far.fetch('/api/form')).json()).toMatchObject([{ path: 'city/feedback' }]);
      expect(await (await far.fetch('/en')).text()).not.toContain('/en/draft');
    } finally {
      await far.close();
      await service.close();
    }
  });

  test('its link opens it, for who has it alone', async () => {
    const { service, far } = await elsewhere();
    try {
      const cookie = await open(far);
      for (const place of places) expect((await far.fetch(place, { headers: { cookie } })).status).toBe(200);
      expect((await submit(`${cookie}; other=1`, far)).status).toBe(201);
      expect(service.received[0]?.headers.cookie).toBe(cookie);
      for (const place of places) expect((await far.fetch(place)).status).not.toBe(200);
    } finally {
      await far.close();
      await service.close();
    }
  });
});
