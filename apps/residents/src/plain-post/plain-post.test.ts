import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { openSqliteStorage } from '@guichet/form-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { feedback, openSite, type TestSite } from '../testing/open-site.ts';

let site: TestSite;
beforeAll(async () => {
  site = await openSite();
});
afterAll(() => site.close());

const url = '/en/city/feedback';
const valid = [
  ['person.name', 'Ann'],
  ['news', 'true'],
  ['submit', 'true'],
] as const;

function inputValue(html: string, name: string): string | undefined {
  const input = html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`name="${name}"`)) ?? '';
  return /value="([^"]*)"/.exec(input)?.[1];
}

function inputValueNamed(html: string, name: string): string {
  return new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? '';
}

function isChecked(html: string, name: string): boolean {
  return /checked/.test(html.match(/<input[^>]*>/g)?.find((tag) => tag.includes(`id="f-${name}"`)) ?? '');
}

async function referenceAfter(response: Response): Promise<string | undefined> {
  const cookie = response.headers.getSetCookie().map((header) => header.split(';')[0]);
  const page = await site.fetch('/en/thankyou', { headers: { cookie: cookie[0] ?? '' } });
  return />([0-9A-Z]{4}(?:-[0-9A-Z]{4}){2})</.exec(await page.text())?.[1];
}

test('an invalid post comes back as the page with its errors and all that was typed', async () => {
  const response = await site.post(url, [
    ['person.name', ''],
    ['reply', 'true'],
    ['phone', '555 <b>"1234"'],
  ]);
  expect([response.status, response.headers.get('cache-control')]).toEqual([422, 'no-store']);
  const html = await response.text();
  expect(html).toContain('id="guichet-errors"');
  expect(html).toContain('<a href="#f-person.name">');
  expect(inputValue(html, 'phone')).toBe('555 &lt;b&gt;&quot;1234&quot;');
  expect(isChecked(html, 'reply')).toBe(true);
});

test('what a condition shows is asked for on the next page', async () => {
  const response = await site.post(url, [...valid, ['reply', 'true']]);
  const html = await response.text();
  expect(response.status).toBe(422);
  expect(html).toContain('<a href="#f-phone">');
});

test('a mark that was set by default and taken away stays away', async () => {
  const page = await (await site.fetch(url)).text();
  expect(isChecked(page, 'news')).toBe(true);
  const cleared = await (await site.post(url, [['news', '']])).text();
  expect(isChecked(cleared, 'news')).toBe(false);
  const kept = [
    ['news', ''],
    ['news', 'true'],
  ] as const;
  expect(isChecked(await (await site.post(url, kept)).text(), 'news')).toBe(true);
});

test('the switch of language keeps what was typed, shows no error yet, and carries on', async () => {
  const response = await site.post('/fr/city/feedback', [
    ['person.name', 'Zoé'],
    ['guichet:intent', 'language'],
  ]);
  const html = await response.text();
  expect(response.status).toBe(200);
  expect(html).toContain('<h1>Votre avis</h1>');
  expect(inputValue(html, 'person.name')).toBe('Zoé');
  expect(html).not.toContain('guichet-errors');
  const tried = await site.post('/fr/city/feedback', [
    ['guichet:intent', 'language'],
    ['guichet:attempted', 'yes'],
  ]);
  expect(await tried.text()).toContain('id="guichet-errors"');
});

test('a valid post is saved and leads to the thank-you page, which knows it for half an hour', async () => {
  const response = await site.post(url, valid);
  expect([response.status, response.headers.get('location')]).toEqual([303, '/en/thankyou']);
  const cookies = response.headers.getSetCookie().filter((header) => header.startsWith('guichet-receipt='));
  expect(cookies).toHaveLength(2);
  for (const [index, locale] of ['en', 'fr'].entries()) {
    expect(cookies[index]).toContain(`Path=/${locale}/thankyou; HttpOnly; SameSite=Strict`);
    expect(cookies[index]).toContain('Max-Age=1800');
  }
  expect(Buffer.from(cookies[0]?.split(/[=.]/)[1] ?? '', 'base64url').toString()).not.toContain('Ann');
  const cookie = cookies[0]?.split(';')[0] ?? '';
  const page = await site.fetch('/en/thankyou', { headers: { cookie } });
  const html = await page.text();
  expect(page.headers.get('cache-control')).toBe('no-store');
  expect(html).toContain('Your feedback');
  expect(html).toMatch(/class="g-reference"[^>]*>[0-9A-Z]{4}-[0-9A-Z]{4}-[0-9A-Z]{4}</);
  const forged = cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'));
  expect(await (await site.fetch('/en/thankyou', { headers: { cookie: forged } })).text()).not.toContain(
    'g-reference',
  );
  expect(await (await site.fetch('/en/thankyou')).text()).toContain('There is nothing to show here');
});

test('the same post from the same visitor is one submission; another visitor or body is another', async () => {
  const cookie = 'guichet-session=aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa';
  const otherCookie = 'guichet-session=bbbbbbbb-bbbb-4bbb-8bbb-bbbbbbbbbbbb';
  const [first, second] = await Promise.all([
    site.post(url, valid, { cookie }),
    site.post(url, valid, { cookie }),
  ]);
  const reference = await referenceAfter(first);
  expect(reference).toBeDefined();
  expect(await referenceAfter(second)).toBe(reference);
  expect(await referenceAfter(await site.post(url, valid, { cookie: otherCookie }))).not.toBe(reference);
  const changed = [...valid, ['reply', 'true'], ['phone', '555 1234']] as const;
  expect(await referenceAfter(await site.post(url, changed, { cookie }))).not.toBe(reference);
});

test('an answered page carries a key: sent again it is one submission, changed it is told apart', async () => {
  const page = await (await site.post(url, [])).text();
  const key = inputValueNamed(page, 'guichet:key');
  const first = await site.post(url, [...valid, ['guichet:key', key]]);
  const reference = await referenceAfter(first);
  expect(await referenceAfter(await site.post(url, [...valid, ['guichet:key', key]]))).toBe(reference);
  const changed = await site.post(url, [
    ['person.name', 'Bob'],
    ['guichet:key', key],
  ]);
  const html = await changed.text();
  expect(changed.status).toBe(422);
  expect(html).toContain('We already received this application');
  expect(html).toContain(reference);
  expect(inputValue(html, 'person.name')).toBe('Bob');
  const newKey = inputValueNamed(html, 'guichet:key');
  expect(newKey).not.toBe(key);
  const asNew = await site.post(url, [
    ['person.name', 'Bob'],
    ['guichet:key', newKey],
  ]);
  expect(asNew.status).toBe(303);
  expect(await referenceAfter(asNew)).not.toBe(reference);
});

test.each([
  [{ 'sec-fetch-site': 'cross-site' }, 403],
  [{ 'content-type': 'text/plain' }, 415],
  [{ 'content-type': 'multipart/form-data; boundary=x' }, 415],
])('a post with %j is refused with a page that says nothing was saved', async (headers, status) => {
  const response = await site.post('/fr/city/feedback', valid, headers);
  expect(response.status).toBe(status);
  expect(await response.text()).toContain('Rien n’a été enregistré.');
});

test('a post beyond its limit, in bytes or in entries, is refused', async () => {
  const tooLong = await site.post(url, [['person.name', 'x'.repeat(1024 * 1024)]]);
  const tooMany = await site.post(
    url,
    Array.from({ length: 20_001 }, (_, index) => [`k${index}`, '']),
  );
  expect([tooLong.status, tooMany.status]).toEqual([413, 413]);
});

test('what is no field of the form is dropped, names of the language itself too', async () => {
  const response = await site.post(url, [
    ...valid,
    ['__proto__.polluted', 'yes'],
    ['constructor', 'x'],
    ['other', 'x'],
  ]);
  expect(response.status).toBe(303);
  expect(Object.hasOwn(Object.prototype, 'polluted')).toBe(false);
});

test('a post to a form that is not there leads to the 404 page', async () => {
  const response = await site.post('/fr/rien', valid);
  expect(response.headers.get('location')).toMatch(/\/fr\/404$/);
});

test('a page of a former version is validated by its own version', async () => {
  const former = await openSite();
  const version = inputValueNamed(await (await former.fetch(url)).text(), 'guichet:version');
  await former.stop();
  const wish = { type: 'textfield', key: 'wish', label: 'Wish', input: true, validate: { required: true } };
  const components = Array.isArray(feedback.components) ? [...feedback.components, wish] : [wish];
  const later = await openSite({}, [{ ...feedback, components }], former.folder);
  const known = await later.post(url, [...valid, ['guichet:version', version]]);
  const current = await later.post(url, valid);
  const unknown = await later.post(url, [...valid, ['guichet:version', '0'.repeat(64)]]);
  const html = await unknown.text();
  await later.close();
  expect([known.status, current.status, unknown.status]).toEqual([303, 422, 409]);
  expect(html).toContain('This form has changed');
  expect(inputValue(html, 'person.name')).toBe('Ann');
});

test('a page of a version that nobody knows is told so, with its answers, also where they would pass', async () => {
  const unknown = ['guichet:version', '0'.repeat(64)] as const;
  const sent = await site.post(url, [...valid, unknown]);
  const html = await sent.text();
  expect(sent.status).toBe(409);
  expect(html).toContain('This form has changed');
  expect(html).not.toContain('id="guichet-errors"');
  expect(inputValue(html, 'person.name')).toBe('Ann');
  const version = inputValueNamed(html, 'guichet:version');
  expect((await site.post(url, [...valid, ['guichet:version', version]])).status).toBe(303);

  const switched = await site.post('/fr/city/feedback', [...valid, unknown, ['guichet:intent', 'language']]);
  const french = await switched.text();
  expect(switched.status).toBe(200);
  expect(french).toContain('Ce formulaire a changé');
  expect(inputValue(french, 'person.name')).toBe('Ann');
});

test('a password that was posted stands nowhere in the page that asks again', async () => {
  const account = {
    title: 'Account',
    path: 'account',
    components: [
      { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
      { type: 'password', key: 'secret', label: 'Secret', input: true, validate: { required: true } },
    ],
  };
  const accountSite = await openSite({}, [account]);
  const refused = await accountSite.post('/en/account', [
    ['name', ''],
    ['secret', 'Rex 4 ever'],
  ]);
  expect(refused.status).toBe(422);
  expect(await refused.text()).not.toContain('Rex 4 ever');
  const taken = await accountSite.post('/en/account', [
    ['name', 'Ann'],
    ['secret', 'Rex 4 ever'],
  ]);
  expect(taken.status).toBe(303);
  await accountSite.close();
});

test('a post that was received and deleted since says so under its number, in both languages, and is a new one only when asked', async () => {
  const key = inputValueNamed(await (await site.post(url, [])).text(), 'guichet:key');
  const fields = [...valid, ['guichet:key', key]] as const;
  const reference = (await referenceAfter(await site.post(url, fields))) ?? '';
  const storage = await openSqliteStorage(join(site.folder, 'data'));
  const { id = '' } = (await storage.findByReference(reference)) ?? {};
  await storage.deleteSubmission(id, {
    ...{ form: 'city/feedback', reference, receivedDay: '2026-03-01', deleted: Date.now() },
    ...{ keyHash: createHash('sha256').update(key).digest('hex'), reason: 'request', actor: 'ann' },
  });
  await storage.close();
  const english = await site.post(url, fields);
  const html = await english.text();
  expect(english.status).toBe(410);
  const sentence = `We received it under number ${reference}. It has been deleted since. You do not need to send it again.`;
  expect(html).toContain(sentence);
  expect(html).not.toContain('you changed some answers');
  expect(inputValue(html, 'person.name')).toBe('Ann');
  const french = await (await site.post('/fr/city/feedback', fields)).text();
  expect(french).toContain(`Nous l’avons reçue sous le numéro ${reference}. Elle a été supprimée depuis.`);
  const newKey = inputValueNamed(html, 'guichet:key');
  const again = await referenceAfter(await site.post(url, [...valid, ['guichet:key', newKey]]));
  expect(again).toMatch(/^[0-9A-Z]{4}-/);
  expect(again).not.toBe(reference);
});
