import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { feedback, openSite, type TestSite, writeForms } from '../testing/open-site.ts';

let site: TestSite;

beforeEach(async () => {
  site = await openSite();
});

afterEach(() => site.close());

const page = async (path: string) => (await site.fetch(path)).text();

/** Asks for a page until it says so. */
function untilPage(path: string, says: string): Promise<boolean> {
  return vi.waitUntil(async () => (await page(path)).includes(says), { timeout: 120_000 });
}

/** The version that a page of the form names to whom it is sent. */
async function versionShown(): Promise<string> {
  const [, version = ''] = /name="[^"]*" value="([0-9a-f]{64})"/.exec(await page('/en/city/feedback')) ?? [];
  return version;
}

function takeAway(): Promise<boolean> {
  rmSync(join(site.folder, 'forms', 'city-feedback.json'));
  return vi.waitUntil(async () => (await site.fetch('/en/city/feedback')).status === 302, {
    timeout: 120_000,
  });
}

test('pages, texts and the list follow a form that changes while the site runs, in both languages', async () => {
  const first = await site.fetch('/fr/city/feedback');
  writeForms(site.folder, [
    { ...feedback, properties: { en: 'Your opinion', fr: 'Votre opinion' } },
    { title: 'Trees', path: 'trees', components: [] },
  ]);
  await untilPage('/fr/city/feedback', '<title>Votre opinion');
  const etag = first.headers.get('etag') ?? '';
  const again = await site.fetch('/fr/city/feedback', { headers: { 'if-none-match': etag } });
  expect(again.status).toBe(200);
  expect(await page('/en/city/feedback')).toContain('<title>Your opinion');
  expect(await page('/prepared/en/city/feedback')).toContain('Your opinion');
  expect(await page('/en')).toContain('>Your opinion</a>');
  await untilPage('/en', '>Trees</a>');
});

test('a page of a form that was taken away still changes its language, and what is sent is stored', async () => {
  const version = await versionShown();
  expect(version).not.toBe('');
  await takeAway();
  expect(await page('/en')).not.toContain('Your feedback');

  const prepared = await site.fetch(`/prepared/fr/city/feedback?version=${version}`);
  expect(prepared.status).toBe(200);
  expect((await prepared.json()).form.version).toBe(version);
  for (const query of ['', '?version=', `?version=${'f'.repeat(64)}`])
    expect((await site.fetch(`/prepared/fr/city/feedback${query}`)).status).toBe(404);

  const sent = await fetch(`${site.url}/api/city/feedback/submission`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { person: { name: 'Ann' } }, metadata: { formVersion: version } }),
  });
  expect(sent.status).toBe(201);
});

test('without a script a page of a form that was taken away is validated, answered and stored as before', async () => {
  const html = await page('/en/city/feedback');
  const [, name = '', version = ''] = /name="([^"]*)" value="([0-9a-f]{64})"/.exec(html) ?? [];
  await takeAway();
  const invalid = await site.post('/en/city/feedback', [[name, version]]);
  expect(invalid.status).toBe(422);
  expect(await invalid.text()).toContain('Your feedback');
  const sent = await site.post('/en/city/feedback', [
    [name, version],
    ['person.name', 'Ann'],
  ]);
  expect(sent.status).toBe(303);
  const unknown = await site.post('/en/city/feedback', [
    [name, 'f'.repeat(64)],
    ['person.name', 'Ann'],
  ]);
  expect(unknown.headers.get('location')).toContain('/404');
});
