import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

const friend = 'https://www.city.example';
const stranger = 'https://elsewhere.example';
const paths = ['/api/city/feedback', '/prepared/fr/city/feedback'];

let site: TestSite;
let closed: TestSite;
beforeAll(async () => {
  const licence = { ...feedback, path: 'city/licence', properties: { submissionType: 'payment' } };
  site = await openSite({ CORS_ORIGINS: `${friend}, http://localhost:8080/` }, [feedback, licence]);
  closed = await openSite();
});
afterAll(() => Promise.all([site.close(), closed.close()]));

const from = (origin: string, path: string, options: RequestInit = {}, of = site) =>
  of.fetch(path, { ...options, headers: { origin, ...options.headers } });
const allowed = ({ headers }: Response) => headers.get('access-control-allow-origin');
const preflight = {
  method: 'OPTIONS',
  headers: {
    'access-control-request-method': 'POST',
    'access-control-request-headers': 'content-type, idempotency-key',
  },
};

test.each(paths)('a page of an origin that is named may read %s, and no other page', async (path) => {
  const answer = await from(friend, path);
  expect([answer.status, allowed(answer)]).toEqual([200, friend]);
  expect(answer.headers.get('vary')).toMatch(/\bOrigin$/);
  expect(answer.headers.get('access-control-allow-credentials')).toBeNull();
  const strangerAnswer = await from(stranger, path);
  expect([strangerAnswer.status, allowed(strangerAnswer)]).toEqual([200, null]);
  expect(strangerAnswer.headers.get('vary')).toMatch(/\bOrigin$/);
});

test('the sheet of a form’s author may be read by the page that shows the form', async () => {
  const { form } = await (await site.fetch('/prepared/en/city/feedback')).json();
  const sheet = await from(friend, `/assets/forms/${form.version}.${form.styled}.css`);
  expect([sheet.status, allowed(sheet)]).toEqual([200, friend]);
});

test('what is unknown says so to that page, too', async () => {
  const answer = await from(friend, '/api/none-such');
  expect([answer.status, allowed(answer), await answer.text()]).toEqual([400, friend, 'Invalid alias']);
});

test('a browser that asks first is told what may be sent; of another origin it is told nothing', async () => {
  const answer = await from(friend, '/api/city/feedback/submission', preflight);
  expect([answer.status, allowed(answer)]).toEqual([204, friend]);
  expect(answer.headers.get('access-control-allow-methods')).toContain('POST');
  expect(answer.headers.get('access-control-allow-headers')).toMatch(/content-type, idempotency-key/);
  const strangerAnswer = await from(stranger, '/api/city/feedback/submission', preflight);
  expect([
    strangerAnswer.ok,
    allowed(strangerAnswer),
    strangerAnswer.headers.get('access-control-allow-methods'),
  ]).toEqual([...[false, null, null]]);
});

test('a submission from there is stored', async () => {
  const body = JSON.stringify({ data: { person: { name: 'Ann' } }, metadata: {} });
  const headers = { 'content-type': 'application/json' };
  const answer = await from(friend, '/api/city/feedback/submission', { method: 'POST', headers, body });
  expect([answer.status, allowed(answer)]).toEqual([201, friend]);
});

const crossSite = { 'sec-fetch-site': 'cross-site' };

test('its fields ask the map and the choices of this site, and those of another page do not', async () => {
  const search = '/gis/addressLocator/findAddressCandidates';
  const answer = await from(friend, search, { headers: crossSite });
  // Read, and found to be no question: a stranger is turned away before that.
  expect([answer.status, allowed(answer)]).toEqual([400, friend]);
  expect(answer.headers.get('vary')).toMatch(/\bOrigin$/);
  const strangerAnswer = await from(stranger, search, { headers: crossSite });
  expect([strangerAnswer.status, allowed(strangerAnswer)]).toEqual([403, null]);

  const question = {
    ...{ method: 'POST', body: '{}' },
    headers: { ...crossSite, 'content-type': 'application/json' },
  };
  const choices = await from(friend, '/choices', question);
  expect([choices.status, allowed(choices)]).toEqual([400, friend]);
  const asked = await from(friend, '/choices', preflight);
  expect([asked.status, allowed(asked)]).toEqual([204, friend]);
  const refused = await from(stranger, '/choices', question);
  expect([refused.status, allowed(refused)]).toEqual([403, null]);
  expect((await from(stranger, '/choices', question, closed)).status).toBe(403);
});

test('a special form is sent from there as from here, and from another page not at all', async () => {
  for (const path of ['/orders/city/licence', '/kept-files/city/licence']) {
    const post = {
      ...{ method: 'POST', body: '{}' },
      headers: { ...crossSite, 'content-type': 'application/json' },
    };
    const answer = await from(friend, path, post);
    expect([answer.status, allowed(answer)]).toEqual([400, friend]);
    const refused = await from(stranger, path, post);
    expect([refused.status, allowed(refused)]).toEqual([403, null]);
    expect((await from(friend, path, post, closed)).status).toBe(403);
  }
  const licence = await from(friend, '/prepared/en/city/licence');
  expect(await licence.json()).toMatchObject({
    goesTo: expect.stringContaining('/payment'),
    timeZone: 'America/Toronto',
  });
  const common = await (await from(friend, '/prepared/en/city/feedback')).json();
  expect(common.goesTo).toBeUndefined();
});

test('the frame of the mailing list may stand on those pages alone', async () => {
  const policyOf = async (of: TestSite) =>
    (await of.fetch('/frames/mailing-list')).headers.get('content-security-policy');
  expect(await policyOf(site)).toContain(`frame-ancestors 'self' ${friend} http://localhost:8080;`);
  expect(await policyOf(closed)).toContain("frame-ancestors 'self';");
});

test('a definition says that the services of this site go with it, also to a page elsewhere', async () => {
  const { headers } = await from(friend, '/api/city/feedback');
  expect(headers.get('x-form-service')).toBe('guichet');
  expect(headers.get('access-control-expose-headers')).toContain('x-form-service');
});

test('pages, and all that is not needed for a form elsewhere, stay with this origin', async () => {
  for (const path of ['/en/city/feedback', '/en', '/choices-of', '/healthz'])
    expect(allowed(await from(friend, path))).toBeNull();
});

test('without the setting nobody is let in', async () => {
  for (const path of paths) expect(allowed(await from(friend, path, {}, closed))).toBeNull();
  expect(allowed(await from(friend, '/api/city/feedback/submission', preflight, closed))).toBeNull();
});

test('what is no origin is refused at start', async () => {
  await expect(openSite({ CORS_ORIGINS: '*' })).rejects.toThrow(/CORS_ORIGINS holds "\*"/);
});
