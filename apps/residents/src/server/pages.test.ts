import { createHash } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const formUrl = '/en/city/feedback';

test('the start address leads to the language that the visitor prefers', async () => {
  const response = await site.fetch('/', { headers: { 'accept-language': 'fr-CA' } });
  expect([response.status, response.headers.get('location')]).toEqual([302, '/fr']);
});

test('the list shows each form by its title in the language', async () => {
  const html = await (await site.fetch('/fr')).text();
  expect(html).toContain('<a href="/fr/city/feedback">Votre avis</a>');
  expect(html).toContain('<title>Formulaires en ligne | Services en ligne de la Ville</title>');
});

test('the first response holds the whole form, its title and its data', async () => {
  const html = await (await site.fetch('/fr/city/feedback')).text();
  expect(html).toContain('<html lang="fr">');
  expect(html).toContain('<title>Votre avis | Services en ligne de la Ville</title>');
  expect(html).toContain('<h1>Votre avis</h1>');
  expect(html).toContain('name="person.name"');
  expect(html).toMatch(/<script type="application\/json" id="guichet-data">\{"kind":"form"/);
  expect(html).toContain('<link rel="modulepreload" href="/assets/shared-1.js">');
});

test('one element names what a form needs at once, and what comes once it is live', async () => {
  const plan = { ...feedback, path: 'plan', components: [{ type: 'file', key: 'plan', input: true }] };
  const open = await openSite({}, [feedback, plan]);
  const named = async (path: string) => {
    const html = await (await open.fetch(path)).text();
    return html.match(/<[^>]*guichet-bundle[^>]*>/g);
  };
  const late = '/assets/bundles/deferred-1.js';
  const withUploads = '/assets/bundles/deferred-1.uploads-1.js';
  expect(await named(formUrl)).toEqual([`<template id="guichet-bundle" data-late="${late}">`]);
  expect(await named('/en/plan')).toEqual([
    expect.stringMatching(
      `^<link rel="modulepreload" id="guichet-bundle" data-late="${withUploads}" href="/assets/bundles/.*\\bfile-1\\b.*\\.js">$`,
    ),
  ]);
  expect(await named('/en/thankyou')).toEqual([
    `<link rel="modulepreload" id="guichet-bundle" href="${late}">`,
  ]);
  await open.close();
});

test('Safari on iOS makes no links of numbers and dates under the hands of React', async () => {
  const html = await (await site.fetch(formUrl)).text();
  const content = /<meta name="format-detection" content="([^"]*)">/.exec(html)?.[1];
  expect(content).toBe('telephone=no, date=no, address=no, email=no');
});

test('a page has no inline script, no inline style but the site’s own sheet and the author’s, and its policy allows no other', async () => {
  const response = await site.fetch(formUrl);
  const html = await response.text();
  expect(html).not.toMatch(/\sstyle=/);
  expect(html.match(/<script(?![^>]*(src=|application\/json))/g)).toBeNull();
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain("default-src 'none'");
  const sheets = [...html.matchAll(/<style[^>]*>(.*?)<\/style>/gs)].map(([, text = '']) => text);
  expect(sheets).toEqual([
    expect.stringContaining('url(/assets/mark-1.svg)'),
    expect.stringMatching(/^@layer author\{.*#123456/),
  ]);
  expect(policy).toContain(`;script-src 'self';style-src 'self' ${namesOf(sheets)};`);
  expect(policy).not.toContain('unsafe');
  expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  expect(response.headers.get('referrer-policy')).toBe('same-origin');
  expect(response.headers.get('x-frame-options')).toBe('SAMEORIGIN');
  expect(response.headers.get('cross-origin-opener-policy')).toBe('same-origin');
  expect(response.headers.get('cross-origin-resource-policy')).toBe('same-origin');
  expect(response.headers.get('permissions-policy')).toContain('geolocation=()');
  // A field of files takes pictures with it.
  expect(response.headers.get('permissions-policy')).toContain('camera=(self)');
  expect(response.headers.get('strict-transport-security')).toBeNull();
});

test('what an author wrote cannot end the data block', async () => {
  const sly = { ...feedback, title: '</script><script>alert(1)</script>', path: 'sly', properties: {} };
  const otherSite = await openSite({}, [sly]);
  const html = await (await otherSite.fetch('/en/sly')).text();
  await otherSite.close();
  expect(html).not.toContain('<script>alert');
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

test('a visitor without a cookie gets a random one with the page; the page itself is the same', async () => {
  const first = await site.fetch(formUrl);
  const second = await site.fetch(formUrl);
  const cookie = first.headers.get('set-cookie') ?? '';
  expect(cookie).toMatch(/^guichet-session=[\w-]{36}; Path=\/; HttpOnly; SameSite=Strict$/);
  expect(second.headers.get('set-cookie')).not.toBe(cookie);
  expect(await second.text()).toBe(await first.text());
  const again = await site.fetch(formUrl, { headers: { cookie: cookie.split(';')[0] ?? '' } });
  expect(again.headers.get('set-cookie')).toBeNull();
});

test('a page that the visitor holds already is not sent again', async () => {
  const first = await site.fetch(formUrl, { headers: { 'accept-encoding': 'identity' } });
  expect(first.headers.get('set-cookie')).toContain('guichet-session=');
  expect(first.headers.get('cache-control')).toBe('private, no-cache');
  const held = { 'accept-encoding': 'identity', 'if-none-match': first.headers.get('etag') ?? '' };
  expect((await site.fetch(formUrl, { headers: held })).status).toBe(304);
});

test.each([
  ['/en/nothing', '/en/404'],
  ['/fr/rien', '/fr/404'],
  ['/de/city/feedback', '/en/404'],
  ['/de', '/en/404'],
  ['/en/__proto__', '/en/404'],
  ['/fr/%E0%A4%A', '/en/404'],
  ['/somewhere/else/entirely', '/en/404'],
])('%s leads to the 404 page %s of the public site', async (path, target) => {
  const response = await site.fetch(path);
  expect(response.status).toBe(302);
  const location = response.headers.get('location') ?? '';
  expect(location.endsWith(target)).toBe(true);
  expect((await fetch(location)).status).toBe(404);
});

test('an alias is found whatever its case and with a slash at its end', async () => {
  expect((await site.fetch('/en/City/Feedback/')).status).toBe(200);
});

test('the prepared form comes with its texts, and is cached like the page', async () => {
  const response = await site.fetch('/prepared/fr/city/feedback');
  const { form, texts } = await response.json();
  expect(form.path).toBe('city/feedback');
  expect(texts['person.name:label']).toBe('Nom');
  const held = { 'if-none-match': response.headers.get('etag') ?? '' };
  expect((await site.fetch('/prepared/fr/city/feedback', { headers: held })).status).toBe(304);
  expect((await site.fetch('/prepared/fr/nothing')).status).toBe(404);
});

/** As a policy names these sheets. */
function namesOf(sheets: readonly string[]): string {
  return sheets.map((text) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`).join(' ');
}

test('a special form’s page allows its author’s styles, too, and still goes where it goes', async () => {
  const licence = { ...feedback, path: 'licence', properties: { submissionType: 'payment' } };
  const open = await openSite({ PAYMENT_GATEWAY_URL: 'https://pay.example.ca/orders' }, [licence]);
  const response = await open.fetch('/en/licence');
  await open.close();
  const sheet = /<style id="guichet-author">(.*?)<\/style>/s.exec(await response.text())?.[1] ?? '';
  expect(sheet).toContain('#123456');
  const policy = response.headers.get('content-security-policy') ?? '';
  expect(policy).toContain(namesOf([sheet]));
  expect(policy).toContain("form-action 'self' https://pay.example.ca");
});

test('where a page is drawn for one resident, an author’s styles are a sheet of our own origin, for ever the same for a version', async () => {
  const answer = await site.fetch(formUrl, { method: 'POST', body: new URLSearchParams() });
  const html = await answer.text();
  expect(html).not.toContain('<style');
  const sheet = /href="(\/assets\/forms\/[0-9a-f]{64}\.[0-9a-f]{16}\.css)"/.exec(html)?.[1] ?? '';
  const response = await site.fetch(sheet);
  expect(response.headers.get('content-type')).toBe('text/css; charset=utf-8');
  expect(response.headers.get('cache-control')).toContain('immutable');
  expect(await response.text()).toContain('#123456');
  const packed = await site.fetch(sheet, { headers: { 'accept-encoding': 'br' } });
  expect(packed.headers.get('content-encoding')).toBe('br');
  expect(await packed.text()).toContain('#123456');
  const former = await site.fetch(sheet.replace(/[0-9a-f]{16}\.css$/, `${'0'.repeat(16)}.css`));
  expect(former.headers.get('cache-control')).toBe('no-store');
  expect((await site.fetch(`/assets/forms/${'0'.repeat(64)}.${'0'.repeat(16)}.css`)).status).toBe(404);
});

test('files of the build come packed and are kept for a year', async () => {
  const response = await site.fetch('/assets/client-1.js', { headers: { 'accept-encoding': 'gzip' } });
  expect(response.headers.get('content-encoding')).toBe('gzip');
  expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect((await site.fetch('/assets/gone.js')).status).toBe(404);
  expect((await site.fetch('/assets/..%2f.vite/manifest.json')).status).not.toBe(200);
});

test('the form service stands under /api, as the browser uses it', async () => {
  const response = await site.fetch('/api/city/feedback');
  expect((await response.json()).title).toBe('Feedback');
  const unknown = await site.fetch('/api/nothing');
  expect([unknown.status, await unknown.text()]).toEqual([400, 'Invalid alias']);
});

test('it says that it is alive and ready', async () => {
  expect((await site.fetch('/healthz')).status).toBe(200);
  expect((await site.fetch('/readyz')).status).toBe(200);
});

test('a form without French says so under its title, which is marked as English', async () => {
  const english = { ...feedback, title: 'Pool', path: 'pool', properties: {}, settings: {} };
  const otherSite = await openSite({}, [english]);
  const [french, inEnglish] = await Promise.all(
    ['fr', 'en'].map(async (locale) => (await otherSite.fetch(`/${locale}/pool`)).text()),
  );
  await otherSite.close();
  expect(french).toMatch(
    /<h1 lang="en">[^<]+<\/h1><p class="g-note">Ce formulaire n’existe qu’en anglais\.<\/p>/,
  );
  expect(inEnglish).not.toContain('g-note">This form');
  expect(inEnglish).toMatch(/<h1>/);
});

test('a file of the build is kept for ever, known by its tag, and brings no header that says the same', async () => {
  const address = '/assets/client-1.js';
  const { headers } = await site.fetch(address);
  expect(headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
  expect([headers.get('last-modified'), headers.get('accept-ranges')]).toEqual([null, null]);
  // By itself Node asks for an answer that is not cached.
  const held = { 'if-none-match': headers.get('etag') ?? '', 'cache-control': 'max-age=0' };
  const again = await site.fetch(address, { headers: held });
  expect(again.status).toBe(304);
});
