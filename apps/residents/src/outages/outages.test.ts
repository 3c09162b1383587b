import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { JsonObject } from '@guichet/definition';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { createPlainVisitor } from '../testing/plain-visitor.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});
const form = (path: string, submissionType: string | undefined, ...components: readonly JsonObject[]) => ({
  ...{ title: path, path, components: [...components, field('textfield', 'name')] },
  properties: submissionType === undefined ? {} : { submissionType },
});
const rows = (inner: JsonObject) => field('datagrid', 'rows', { components: [inner] });
const required = { validate: { required: true } };
const forms = [
  form('pay', 'payment'),
  form('tree', 'treeremoval'),
  form('news', 'eSubscription'),
  form('park', undefined, field('locationSearch', 'home', { features: 'ParkingPermit', ...required })),
  form('rows', undefined, rows(field('location', 'home', { features: 'TreePermit' }))),
  form('move', undefined, field('address', 'there', required)),
  form('plain', undefined),
];

const closed = {
  en: 'This form cannot be sent at the moment',
  fr: 'Ce formulaire ne peut pas être envoyé pour le moment',
};
const partly = {
  en: 'Part of this form is not working',
  fr: 'Une partie de ce formulaire ne fonctionne pas',
};
const contact = { en: /contact the City/, fr: /communiquer avec la Ville/ };

let site: TestSite;
beforeAll(async () => {
  site = await openSite({ SANDBOX: 'off' }, forms);
});
afterAll(() => site.close());
let otherSite: TestSite | undefined;
afterEach(async () => {
  await otherSite?.close();
  otherSite = undefined;
});

const visitor = createPlainVisitor(() => otherSite ?? site);
const sandbox = expect.stringMatching(/^Sandbox/);

test('without a sandbox one sentence at the start names each missing address and the forms that need it', () => {
  expect(site.lines).not.toContainEqual(sandbox);
  const message = site.lines.filter((line) => line.startsWith('Without'));
  expect(message).toHaveLength(1);
  for (const part of [
    'PAYMENT_GATEWAY_URL (pay)',
    'TREE_PERMIT_URL (tree)',
    'MAILING_LIST_URL (news)',
    'PUBLIC_SITE_URL_FR (no form)',
    'ADDRESS_LOCATOR_URL (park, rows)',
    'ADDRESS_PROVIDER_URL (move)',
    'PARKING_ZONE_LAYER_URL (park)',
    'GUEST_PARKING_ZONE_LAYER_URL (no form)',
    'SUBURBAN_LAYER_URL (rows)',
  ])
    expect(message[0]).toContain(part);
});

test.each(['en', 'fr'] as const)(
  'in %s each form that lacks a service says at its top what does not work',
  async (locale) => {
    for (const [path, title] of [
      ...['pay', 'tree', 'news'].map((path) => [path, closed[locale]] as const),
      ...['park', 'rows', 'move'].map((path) => [path, partly[locale]] as const),
    ]) {
      const { status, html } = await visitor.open(`/${locale}/${path}`);
      const top = html.slice(html.indexOf('<h1'), html.indexOf('<form'));
      expect([path, status, top.includes(title)]).toEqual([path, 200, true]);
      expect(top).toMatch(contact[locale]);
    }
    expect((await visitor.open(`/${locale}/plain`)).html).not.toContain('guichet-outage');
  },
);

test.each(['pay', 'tree', 'news'])(
  '%s is not sent without a script, and what was filled in stays',
  async (path) => {
    const page = await visitor.open(`/fr/${path}`);
    const answer = await visitor.press(`/fr/${path}`, page, undefined, { name: 'Zoé' });
    expect(answer.status).toBe(503);
    expect(answer.html).toContain('Rien n’a été envoyé');
    expect(answer.html).toContain(closed.fr);
    expect(answer.entries).toContainEqual(['name', 'Zoé']);
  },
);

test('nothing is ordered, kept, framed or asked of a service that there is not, and no policy names one', async () => {
  const post = (path: string) =>
    site.fetch(path, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'sec-fetch-site': 'same-origin',
        'idempotency-key': 'key-00000001',
      },
      body: JSON.stringify({ data: { name: 'Ann' } }),
    });
  expect((await post('/orders/pay')).status).toBe(503);
  expect((await post('/kept-files/tree')).status).toBe(503);
  const orders = new DatabaseSync(join(site.folder, 'data', 'orders.sqlite'), { readOnly: true });
  expect(orders.prepare('SELECT count(*) AS count FROM orders').get()).toEqual({ count: 0 });
  orders.close();
  expect((await site.fetch('/frames/mailing-list')).status).toBe(404);
  for (const path of [
    '/gis/addressLocator/findAddressCandidates',
    '/gis/addressProvider/search',
    '/gis/parcels/query',
  ])
    expect((await site.fetch(path, { headers: { 'sec-fetch-site': 'same-origin' } })).status).toBe(404);
  const policies = await Promise.all(
    forms.map(async ({ path }) => (await site.fetch(`/en/${path}`)).headers.get('content-security-policy')),
  );
  expect(new Set(policies).size).toBe(1);
  expect(policies[0]).toMatch(/form-action 'self'(;|$)/);
});

test('without a public site an unknown address is a page of ours, and no page links to one', async () => {
  for (const [path, title] of [
    ['/en/nowhere', 'There is no form at this address'],
    ['/fr/nulle/part', 'Il n’y a aucun formulaire à cette adresse'],
    ['/de/pay', 'There is no form at this address'],
    ['/%', 'There is no form at this address'],
  ] as const) {
    const answer = await site.fetch(path);
    expect([path, answer.status]).toEqual([path, 404]);
    expect(await answer.text()).toContain(title);
  }
  expect((await visitor.open('/en/plain')).html).not.toContain('City website');
});

test('an address that cannot be searched for is typed, validated, shown again and stored as it was typed', async () => {
  const page = await visitor.open('/en/park');
  expect(page.html).not.toContain('location:search');
  expect((await visitor.press('/en/park', page, undefined, { home: ' ' })).status).toBe(422);
  const refused = await visitor.press('/en/park', page, ['guichet:change', 'location:search home'], {
    home: '12 Elm',
  });
  expect([refused.status, refused.entries.find(([name]) => name === 'home')]).toEqual([
    200,
    ['home', '12 Elm'],
  ]);
  const sent = await visitor.press('/en/park', page, undefined, { home: '12 Elm Street', name: 'Ann' });
  expect(sent.status).toBe(303);
  const moved = await visitor.press('/en/move', await visitor.open('/en/move'), undefined, {
    there: '5, rue Bê',
  });
  expect(moved.status).toBe(303);
  const stored = new DatabaseSync(join(site.folder, 'data', 'guichet.sqlite'), { readOnly: true });
  const data = stored.prepare('SELECT data FROM submissions ORDER BY received').all();
  stored.close();
  expect(data.map((row) => JSON.parse(String(row.data)))).toEqual([
    { home: { address: '12 Elm Street', municipalAddressId: '', features: {}, userFld: '' }, name: 'Ann' },
    { there: { display_name: '5, rue Bê' }, name: '' },
  ]);
});

test('without a zone layer an address is searched for, chosen and kept with its id, and nothing is asked in vain', async () => {
  otherSite = await openSite({ PARKING_ZONE_LAYER_URL: 'none' }, forms);
  expect(otherSite.lines).toContainEqual(sandbox);
  expect(otherSite.lines.at(-1)).toContain('PARKING_ZONE_LAYER_URL (park).');
  const page = await visitor.open('/en/park');
  expect(page.html).toContain('so this form cannot look up the property or the zone');
  const typed = { home: '12 Elm Street, Centretown', name: 'Ann' };
  const found = await visitor.press('/en/park', page, ['guichet:change', 'location:search home'], typed);
  const chosen = await visitor.press('/en/park', found, ['guichet:change', 'location:choose home 0']);
  expect(chosen.html).toContain('This form cannot get more information about it.');
  expect(chosen.html).not.toContain('Try again');
  const value = chosen.entries.filter(([name]) => name === 'home').at(-1)?.[1] ?? '';
  expect(JSON.parse(value)).toMatchObject({
    ...{ address: typed.home, municipalAddressId: expect.stringMatching(/./), features: {} },
  });
  expect((await visitor.press('/en/park', chosen, undefined)).status).toBe(303);
});

test('production starts without a sandbox, and SANDBOX=on brings it back', async () => {
  otherSite = await openSite({ NODE_ENV: 'production' }, forms);
  expect(otherSite.lines).not.toContainEqual(sandbox);
  expect(otherSite.lines.at(-1)).toContain('PAYMENT_GATEWAY_URL (pay)');
  await otherSite.close();
  otherSite = await openSite({ NODE_ENV: 'production', SANDBOX: 'on' }, forms);
  expect(otherSite.lines).toContainEqual(sandbox);
  expect(otherSite.lines).not.toContainEqual(expect.stringMatching(/^Without/));
  expect((await visitor.open('/en/pay')).html).not.toContain('guichet-outage');
});
