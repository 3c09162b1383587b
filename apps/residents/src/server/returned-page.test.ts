import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { withoutEntities } from '../testing/plain-visitor.ts';

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
  const cookie = response.headers.getSetCookie().find((header) => header.startsWith('guichet-left='));
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

test('the page says that answers too large for a cookie are gone, and names the same order', async () => {
  // A text that compression cannot shorten much.
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
  for (const [emitted, path] of [
    [`${sealed.slice(0, -4)}AAAA`, '/fr/city/licence'],
    [sealed, '/fr/other'],
    [sealed, '/en/city/licence'],
    ['', '/fr/city/licence'],
  ] as const) {
    const { response, html, heldBy } = await comeBack('declined', emitted, path);
    expect([response.status, heldBy('name'), response.headers.get('cache-control')]).toEqual([
      ...[200, '', 'no-store'],
    ]);
    const [, message = ''] = /<noscript>(.*?)<\/noscript>/s.exec(html) ?? [];
    expect(message).toMatch(/class="g-notice"/);
    expect(message).toContain(
      path.startsWith('/fr') ? 'Le paiement a été refusé' : 'The payment was declined',
    );
    expect(message).toMatch(/Vos réponses ne sont plus là|Your answers are no longer here/);
  }
});

test('a form that is paid, whose browser keeps nothing, is told as paid without a script; an answer that is none, not at all', async () => {
  expect((await comeBack('paid', '')).html).toMatch(
    /<noscript>[\s\S]*Le service de paiement indique que vous avez payé[\s\S]*<\/noscript>\n<div id="guichet-page">/,
  );
  expect((await comeBack('free', '')).html).not.toContain('g-notice');
});

test('the page that leads on to the gateway goes over to the other language with all that was filled in, as the same order', async () => {
  const sent = await site.post('/fr/city/licence', [
    ['name', name],
    ['story', 'long'],
    ['guichet:turn', 'send'],
  ]);
  const html = await sent.text();
  const reference = /value="((?:\w{4}-){2}\w{4})"/.exec(html)?.[1];
  const [, fieldsHtml = ''] =
    /<form id="guichet-posted"[^>]*action="\/en\/city\/licence"[^>]*>(.*?)<\/form>/s.exec(html) ?? [];
  const posted = [...fieldsHtml.matchAll(/name="([^"]*)" value="([^"]*)"/g)].map(
    ([, key = '', value = '']) => [key, withoutEntities(value)] as const,
  );
  expect(html).toMatch(/<noscript><button[^>]*form="guichet-posted"[^>]*value="language"/);
  const switched = await site.post('/en/city/licence', [...posted, ['guichet:intent', 'language']]);
  expect(switched.status).toBe(200);
  const page = withoutEntities(await switched.text());
  expect(page).toContain('<html lang="en">');
  expect(page).toContain(`value="${name}"`);
  const again = await site.post('/en/city/licence', posted);
  expect(await again.text()).toContain(`value="${reference}"`);
});
