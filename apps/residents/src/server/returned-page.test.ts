import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

const field = (type: string, key: string, more: JsonObject = {}): JsonObject => ({
  ...{ type, key, label: key, input: true },
  ...more,
});

const licence = (path: string): JsonObject => ({
  ...{ title: 'Licence', path },
  properties: { submissionType: 'payment' },
  components: [
    field('textfield', 'name', { validate: { required: true } }),
    field('textarea', 'story'),
    field('password', 'pin'),
    field('button', 'submit', { action: 'submit' }),
  ],
});

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [licence('city/licence'), licence('other')]);
});
afterAll(() => site.close());

const name = 'Zoé + “L’Écuyer” 🐕';

async function leave(story = 'long', entries: readonly (readonly [string, string])[] = []) {
  const response = await site.post('/fr/city/licence', [
    ...([['name', name] as const, ['story', story] as const, ['pin', '1234'] as const] as const),
    ...entries,
  ]);
  const cookie = response.headers.getSetCookie().find((one) => one.startsWith('guichet-left='));
  const reference = /value="((?:\w{4}-){2}\w{4})"/.exec(await response.text())?.[1];
  return { cookie: cookie ?? '', reference };
}

async function comeBack(result: string, cookie: string, path = '/fr/city/licence') {
  const response = await site.fetch(`${path}?payment=${result}&app_reference_number=x`, {
    headers: { cookie: cookie.split(';')[0] ?? '' },
  });
  const html = await response.text();
  const heldBy = (input: string) =>
    html
      .match(/<input[^>]*>/g)
      ?.flatMap((tag) =>
        tag.includes(`name="${input}"`) ? [/ value="([^"]*)"/.exec(tag)?.[1] ?? ''] : [],
      )[0];
  return { response, html, heldBy };
}

test('what was filled in goes along with the browser, sealed, for the page of that form alone', async () => {
  const { cookie } = await leave();
  expect(cookie).toMatch(/; Path=\/fr\/city\/licence; HttpOnly; SameSite=Lax$/);
  const value = Buffer.from(cookie.slice('guichet-left='.length).split(';')[0] ?? '', 'base64url');
  expect(value.toString()).not.toContain('Zoé');
});

test.each(['declined', 'cancelled'])('who comes back and was %s finds what was filled in', async (result) => {
  const { cookie, reference } = await leave();
  const { response, html, heldBy } = await comeBack(result, cookie);
  expect([response.status, response.headers.get('cache-control')]).toEqual([200, 'no-store']);
  expect(response.headers.get('content-security-policy')).toMatch(/form-action 'self' http/);
  expect([heldBy('name'), heldBy('pin')]).toEqual([name, '']);
  expect(html).toContain('Vos réponses sont toujours là.');
  expect(html).toContain(`Votre numéro de commande est le ${reference}.`);
  const again = await leave('long', [['guichet:key', heldBy('guichet:key') ?? '']]);
  expect(again.reference).toBe(reference);
});

test('who has paid finds an empty form, and is told so once', async () => {
  const { cookie, reference } = await leave();
  const { response, html, heldBy } = await comeBack('paid', cookie);
  expect(heldBy('name')).toBe('');
  expect(html).toContain('Le service de paiement indique que vous avez payé');
  expect(html).toContain(`Votre numéro de commande est le ${reference}.`);
  expect(response.headers.getSetCookie().join()).toContain('guichet-left=; Max-Age=0; Path=/fr/city/licence');
});

test('answers that no cookie can hold are told of as gone, under the same order', async () => {
  // What nobody could write more shortly.
  const story = Array.from({ length: 4000 }, () => Math.floor(Math.random() * 36).toString(36)).join('');
  const { cookie, reference } = await leave(story);
  expect(cookie.length).toBeLessThan(1000);
  const { html, heldBy } = await comeBack('declined', cookie);
  expect(heldBy('name')).toBe('');
  expect(html).toContain('Vos réponses ne sont plus là.');
  expect(html).toContain(`Votre numéro de commande est le ${reference}.`);
});

test('a cookie that is forged, or of another form or language, is none', async () => {
  const { cookie } = await leave();
  const [sealed = ''] = cookie.split(';');
  for (const [told, path] of [
    [`${sealed.slice(0, -4)}AAAA`, '/fr/city/licence'],
    [sealed, '/fr/other'],
    [sealed, '/en/city/licence'],
    ['', '/fr/city/licence'],
    [sealed, '/fr/city/licence?payment=free&'],
  ] as const) {
    const { response, html, heldBy } = await comeBack('declined', told, path);
    expect([response.status, heldBy('name'), html.includes('g-notice')]).toEqual([200, '', false]);
  }
});
