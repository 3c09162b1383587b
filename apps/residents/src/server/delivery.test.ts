import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { afterEach, expect, test, vi } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const permit: JsonObject = {
  ...{ title: 'Permit', path: 'permit', properties: { fr: 'Permis' } },
  settings: {
    delivery: ['archive'],
    receipt: { emailField: 'email', answers: true },
    i18n: { fr: { Name: 'Nom' } },
  },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'email', key: 'email', label: 'E-mail', input: true },
    { type: 'textfield', key: 'secret', label: 'Secret', input: true, protected: true },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};

const sites: TestSite[] = [];

afterEach(async () => {
  for (const site of sites.splice(0)) await site.close();
});

/** A site with one folder to deliver to. */
async function open(form = permit): Promise<TestSite & { readonly archive: string }> {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  const archive = join(folder, 'archive');
  mkdirSync(archive);
  writeFileSync(
    join(folder, 'delivery.json'),
    JSON.stringify({ destinations: { archive: { kind: 'folder', path: 'archive' } } }),
  );
  const env = { DELIVERY_FILE: 'delivery.json', SITE_URL: 'https://forms.example.ca' };
  const site = await openSite(env, [form], folder);
  sites.push(site);
  return { ...site, archive };
}

async function send(site: TestSite, data: JsonObject, language = 'fr'): Promise<string> {
  const response = await site.fetch('/api/permit/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data, metadata: { language } }),
  });
  expect(response.status).toBe(201);
  const { metadata } = await response.json();
  return metadata.referenceNumber;
}

test('a submission lies in its folder whole, without what the form protects', async () => {
  const site = await open();
  const reference = await send(site, { name: 'Zoë', secret: 'canary' });
  const file = join(site.archive, `permit_${reference}`, 'submission.json');
  await vi.waitUntil(() => existsSync(file), { timeout: 5_000 });
  expect(JSON.parse(readFileSync(file, 'utf8'))).toMatchObject({
    form: 'permit',
    reference,
    data: { name: 'Zoë' },
  });
  expect(readFileSync(file, 'utf8')).not.toContain('canary');
  expect(readdirSync(site.archive)).toEqual([`permit_${reference}`]);
});

test('a wrong DELIVERY_FILE stops the start with place and reason, and without its secrets', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  const destinations = { office: { kind: 'webhook', url: 'https://a.example', secrets: ['whsec_canary'] } };
  writeFileSync(join(folder, 'delivery.json'), JSON.stringify({ destinations }));
  const starting = openSite({ DELIVERY_FILE: 'delivery.json' }, [permit], folder);
  const { message } = await starting.then(
    () => new Error('It started.'),
    (error: Error) => error,
  );
  expect(message).toContain('DELIVERY_FILE is wrong. destinations.office.secrets[0]: Write whsk_');
  expect(message).toContain('SITE_URL is missing');
  expect(message).not.toContain('canary');
});
