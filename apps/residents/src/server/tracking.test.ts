import { mkdirSync, mkdtempSync, rmdirSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { openSqliteStorage } from '@guichet/form-service';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const permit: JsonObject = {
  ...{ title: 'Permit', path: 'permit', properties: { fr: 'Permis' } },
  settings: { delivery: ['archive', 'works'] },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};

let site: TestSite;

afterEach(() => site.close());

/** With two folders to deliver to: the second has no name for residents, and is missing where `isBroken`. */
async function open({ isBroken = false, env = {}, form = permit } = {}): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  mkdirSync(join(folder, 'archive'));
  mkdirSync(join(folder, 'works'));
  const title = { en: 'City archive', fr: 'Archives de la Ville' };
  const destinations = {
    archive: { kind: 'folder', path: 'archive', title },
    works: { kind: 'folder', path: 'works' },
  };
  writeFileSync(join(folder, 'delivery.json'), JSON.stringify({ destinations }));
  site = await openSite(
    { DELIVERY_FILE: 'delivery.json', SITE_URL: 'https://forms.example.ca', ...env },
    [form],
    folder,
  );
  if (isBroken) rmdirSync(join(folder, 'works'));
}

const fromPage = { 'sec-fetch-site': 'same-origin' };

async function send(headers: Readonly<Record<string, string>> = fromPage) {
  const response = await site.fetch('/api/permit/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({ data: { name: 'canary of a person' } }),
  });
  const { metadata } = await response.json();
  return { reference: String(metadata.referenceNumber), cookies: response.headers.getSetCookie() };
}

function cookieFrom(cookies: readonly string[]): Readonly<Record<string, string>> {
  return { cookie: cookies.find((cookie) => cookie.startsWith('guichet-receipt='))?.split(';')[0] ?? '' };
}

async function pageOf(cookies: readonly string[], locale = 'en'): Promise<string> {
  const led = await site.fetch(`/${locale}/thankyou/sent`, { headers: cookieFrom(cookies) });
  expect(led.status).toBe(303);
  return led.headers.get('location') ?? '';
}

test('who has the receipt reads when it was received and handed over, in both languages, without a script', async () => {
  await open({ env: { OPERATOR_TOKEN: 'ann:a-secret-of-an-office-of-tests' } });
  const { reference, cookies } = await send();
  const address = await pageOf(cookies);
  const english = await vi.waitFor(
    async () => {
      const text = await (await site.fetch(address)).text();
      expect(text).toMatch(
        /City archive<\/dt><dd>Handed over on .*Responsible office<\/dt><dd>Handed over on /,
      );
      return text;
    },
    { timeout: 120_000 },
  );
  expect(english).toContain(reference);
  expect(english).toContain('You do not need to send it again.');
  expect(english).not.toMatch(/<script|canary/);
  const response = await site.fetch(address.replace('/en/', '/fr/'));
  expect(response.headers.get('cache-control')).toBe('no-store');
  const french = await response.text();
  expect(french).toMatch(/Permis.*Reçu le.*Archives de la Ville<\/dt><dd>Transmis le \d/s);
  expect(french).toContain(`href="${address}"`);
  // Clerks read the same names.
  const clerk = { headers: { 'x-token': 'a-secret-of-an-office-of-tests' } };
  const desk = await (await site.fetch(`/desk/fr/submissions/${reference}`, clerk)).text();
  expect(desk).toContain('Transmis à Archives de la Ville (');
  expect(desk).toContain('Transmis à works (');
});

test('a title that exists in one language only is marked as of that language', async () => {
  await open({ form: { ...permit, properties: {} } });
  const address = await pageOf((await send()).cookies, 'fr');
  expect(await (await site.fetch(address)).text()).toContain('<dd lang="en">Permit</dd>');
  const english = await (await site.fetch(address.replace('/fr/', '/en/'))).text();
  expect(english).toContain('<dd>Permit</dd>');
});

test('one that cannot be handed over yet says so, and a deleted one says that it is gone here', async () => {
  await open({ isBroken: true });
  const { reference, cookies } = await send();
  const address = await pageOf(cookies, 'fr');
  const text = await (await site.fetch(address)).text();
  expect(text).toContain('Il sera transmis sous peu. Vous n’avez rien à faire.');
  const storage = await openSqliteStorage(join(site.folder, 'data'));
  // Nothing is handed over to a closed destination until an operator opens it again.
  await storage.closeDestination({ name: 'works', since: 1, reason: 'It answered 410.' });
  expect(await (await site.fetch(address)).text()).toContain(
    'Service responsable</dt><dd>Il sera transmis plus tard.',
  );
  expect(await (await site.fetch(address.replace('/fr/', '/en/'))).text()).toContain(
    'Responsible office</dt><dd>It will be handed over later. The City keeps it until then.',
  );
  const { id = '' } = (await storage.findByReference(reference)) ?? {};
  const deletion = { form: 'permit', reference, keyHash: undefined, receivedDay: '2026-03-01' };
  const cause = { deleted: Date.now(), reason: 'request', actor: 'ann' };
  await storage.deleteSubmission(id, { ...deletion, ...cause }, true);
  await storage.close();
  const after = await (await site.fetch(address)).text();
  // Folders, webhooks and mail of offices keep what they got.
  expect(after).toMatch(
    /Les réponses ont été supprimées depuis. Si elles .* un service, .* peut encore les conserver\..*1er mars 2026.*Supprimé le/s,
  );
});

test('nobody else opens the page: a changed link and a program without the receipt get nothing', async () => {
  await open();
  const { cookies } = await send();
  const address = await pageOf(cookies);
  const changed = `${address.slice(0, -1)}${address.endsWith('A') ? 'B' : 'A'}`;
  const refused = await site.fetch(changed);
  expect(refused.status).toBe(404);
  expect(await refused.text()).toContain('This link leads to no form that we know');
  expect((await site.fetch('/en/thankyou/sent')).headers.get('location')).toBe('/en/thankyou');
  expect((await send({})).cookies).toEqual([]);
  expect((await send({ 'sec-fetch-site': 'cross-site' })).cookies).toEqual([]);
  expect((await send({ origin: 'https://elsewhere.example' })).cookies).toEqual([]);
  // Over plain http browsers say no more than this.
  expect((await send({ origin: site.url })).cookies).toHaveLength(4);
});

test('the script of the form that was just sent hears so, and that of another form does not', async () => {
  await open({ env: { BASE_PATH: '/forms', SITE_URL: 'https://forms.example.ca/forms' } });
  const { reference, cookies } = await send();
  const marker = cookies.filter((cookie) => cookie.startsWith('guichet-sent='));
  expect(marker).toEqual([
    expect.stringMatching(/^guichet-sent=1; Max-Age=1800; Path=\/forms\/en\/permit; SameSite=Strict/),
    expect.stringMatching(/Path=\/forms\/fr\/permit/),
  ]);
  expect(marker.join()).not.toContain('HttpOnly');
  const headers = cookieFrom(cookies);
  const notice = await (await site.fetch('/fr/thankyou/sent/permit', { headers })).json();
  expect(notice).toEqual({
    en: {
      title: expect.stringMatching(`^You sent this form on .* at .*, number ${reference}\\.$`),
      lines: ['We have your form. You do not need to send it again.'],
    },
    fr: {
      title: expect.stringMatching(`^Vous avez envoyé ce formulaire le .* à .*, numéro ${reference}\\.$`),
      lines: ['Nous avons votre formulaire. Vous n’avez pas à l’envoyer de nouveau.'],
    },
  });
  expect((await site.fetch('/fr/thankyou/sent/other', { headers })).status).toBe(204);
  expect((await site.fetch('/fr/thankyou/sent/permit')).status).toBe(204);
});

test('after a plain post the thank-you page leads there', async () => {
  await open();
  const posted = await site.post('/fr/permit', [
    ['name', 'Zoë'],
    ['guichet-command', 'submit'],
  ]);
  const cookies = posted.headers.getSetCookie();
  const page = await (await site.fetch('/fr/thankyou', { headers: cookieFrom(cookies) })).text();
  expect(page).toContain('<a href="/fr/thankyou/sent">Voir où en est votre formulaire</a>');
  expect(await (await site.fetch(await pageOf(cookies, 'fr'))).text()).toContain(
    'La Ville a votre formulaire.',
  );
});
