import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { openSqliteStorage } from '@guichet/form-service';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const permit: JsonObject = {
  ...{ title: 'Permit', path: 'permit', settings: { delivery: ['archive', 'nowhere', 'works'] } },
  components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
};

const headers = { 'x-token': 'a-secret-of-an-office-of-tests' };

let site: TestSite;

beforeEach(async () => {
  const folder = mkdtempSync(join(tmpdir(), 'guichet-site-'));
  mkdirSync(join(folder, 'archive'));
  const destinations = {
    archive: { kind: 'folder', path: 'archive', title: { en: 'City archives', fr: 'Archives de la Ville' } },
    works: { kind: 'folder', path: 'missing' },
  };
  writeFileSync(join(folder, 'delivery.json'), JSON.stringify({ destinations }));
  const env = {
    ...{ DELIVERY_FILE: 'delivery.json', OPERATOR_TOKEN: `ann:${headers['x-token']}` },
    SITE_URL: 'https://forms.example.ca',
  };
  site = await openSite(env, [permit], folder);
});

afterEach(() => site.close());

/** Sends a permit once the archive wants nothing any more. */
async function send(): Promise<string> {
  const storage = await openSqliteStorage(join(site.folder, 'data'));
  await storage.closeDestination({ name: 'archive', since: Date.now(), reason: 'It answered 410.' });
  await storage.close();
  const response = await site.fetch('/api/permit/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ data: { name: 'Ann' } }),
  });
  const { metadata } = await response.json();
  return metadata.referenceNumber;
}

test('no next try is named where none is made: by a destination that is switched off, or that nobody knows', async () => {
  const reference = await send();
  const english = await (await site.fetch(`/desk/en/submissions/${reference}`, { headers })).text();
  for (const name of ['City archives', 'nowhere'])
    expect(english).toContain(
      `<li>Waits to be handed over to ${name} until the people who run this site switch it on.`,
    );
  expect(english).toContain('<li>Waits to be handed over to works (next try: ');
  const french = await (await site.fetch(`/desk/fr/submissions/${reference}/delete`, { headers })).text();
  for (const name of ['Archives de la Ville', 'nowhere'])
    expect(french).toContain(
      `<li>En attente de transmission à ${name} jusqu’à ce que les responsables de ce site l’activent.`,
    );
  expect(french).toContain('<li>En attente de transmission à works (prochain essai\u00a0: ');
});
