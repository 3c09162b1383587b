import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import type { JsonObject } from '@guichet/definition';
import { openSqliteStorage } from '@guichet/form-service';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { keyIn, openClerk, signIn as signInTo } from './testing/clerk.ts';

const [secret, otherSecret] = ['a-secret-of-an-office-of-tests', 'another-secret-of-that-office'];

const permit: JsonObject = {
  ...{ title: 'Permit', path: 'city/permit', properties: { fr: 'Permis' }, display: 'wizard' },
  settings: {
    delivery: ['nowhere'],
    i18n: { fr: { You: 'Vous', Name: 'Nom', Colour: 'Couleur', Red: 'Rouge', Photo: 'Photo' } },
  },
  components: [
    {
      ...{ type: 'panel', key: 'you', title: 'You', input: false },
      components: [
        { type: 'textfield', key: 'name', label: 'Name', input: true },
        { type: 'textfield', key: 'secret', label: 'Secret', input: true, protected: true },
      ],
    },
    {
      ...{ type: 'panel', key: 'what', title: 'What', input: false },
      components: [
        {
          ...{ type: 'select', key: 'colour', label: 'Colour', input: true },
          data: { values: [{ value: 'code-of-red', label: 'Red' }] },
        },
        { type: 'signature', key: 'signed', label: 'Signature', input: true },
        { type: 'file', key: 'photo', label: 'Photo', input: true, storage: 'base64' },
        {
          ...{ type: 'textfield', key: 'odd', label: 'Odd', input: true },
          validate: { custom: 'valid = nobody.knows(input)' },
        },
      ],
    },
  ],
};

let site: TestSite;

const settings = {
  OPERATOR_TOKEN: `ann:${secret} bob:${otherSecret}`,
  SIGNING_SECRET: 'a secret of tests alone',
  BASE_PATH: '/forms',
};

beforeAll(async () => {
  site = await openSite(settings, [permit]);
});

afterAll(() => site.close());

async function send(data: JsonObject): Promise<string> {
  const response = await site.fetch('/api/city/permit/submission', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ data, metadata: { language: 'fr' } }),
  });
  const { metadata } = await response.json();
  return metadata.referenceNumber;
}

const photo = {
  ...{ storage: 'base64', name: 'a.txt', originalName: 'mon “plan”.txt', type: 'text/plain', size: 5 },
  url: `data:text/plain;base64,${Buffer.from('plans').toString('base64')}`,
};
const drawn = Buffer.from('picture').toString('base64');
const full = {
  signed: `data:image/png;base64,${drawn}`,
  name: '<b>Zoë</b>',
  secret: 'canary',
  colour: 'code-of-red',
  photo: [photo],
  odd: 'x',
};

const signIn = (typed = secret, headers: Record<string, string> = {}) => signInTo(site, typed, headers);

const clerk = () => openClerk(site, secret);

test('without a session every page of the desk asks to sign in, and nothing else is there', async () => {
  const reference = await send(full);
  for (const path of [
    '',
    '/activity',
    '/forms/city/permit',
    '/tables/city/permit',
    `/submissions/${reference}`,
  ]) {
    const response = await site.fetch(`/desk/fr${path}`);
    const html = await response.text();
    expect([path, response.status]).toEqual([path, 401]);
    expect(html).toContain('Votre clé d’accès');
    expect(html).not.toContain('Permis');
    expect(response.headers.get('cache-control')).toBe('no-store');
    expect(response.headers.get('content-security-policy')).toContain("default-src 'none'");
  }
  expect((await site.fetch('/desk')).headers.get('location')).toBe('/forms/desk/en');
});

test('a session is HttpOnly, strict, bound to the desk and signed; a wrong secret gives none', async () => {
  const wrong = await signIn(`${secret}x`);
  expect([wrong.status, wrong.headers.getSetCookie()]).toEqual([401, []]);
  expect(await wrong.text()).toContain('This access key is not known');
  expect((await signIn(secret, { 'sec-fetch-site': 'cross-site' })).status).toBe(403);
  const { cookie, get, headers } = await clerk();
  expect(cookie).toMatch(/; Max-Age=28800; Path=\/forms\/desk; HttpOnly; SameSite=Strict$/);
  expect((await get('/desk/en')).status).toBe(200);
  const forged = { cookie: headers.cookie.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A')) };
  expect((await site.fetch('/desk/en', { headers: forged })).status).toBe(401);
});

test('who signed in is led on to the page that was asked for, and nowhere else', async () => {
  const html = await (await site.fetch('/desk/en/forms/city/permit?page=2')).text();
  expect(html).toContain('name="next" value="/forms/city/permit?page=2"');
  const led = async (next: string) =>
    (
      await site.post(
        '/desk/en/sign-in',
        [
          ['secret', secret],
          ['next', next],
        ],
        { cookie: '' },
      )
    ).headers.get('location');
  expect(await led('/forms/city/permit?page=2')).toBe('/forms/desk/en/forms/city/permit?page=2');
  expect(await led('//evil.example')).toBe('/forms/desk/en');
  expect(await led('/forms//evil.example')).toBe('/forms/desk/en');
});

test('a submission shows the words that its resident saw, its files, and what could not be checked', async () => {
  const reference = await send(full);
  const { text, get } = await clerk();
  const html = await text(`/desk/fr/submissions/${reference}`);
  for (const shown of ['Permis', 'Vous', 'Nom', '&lt;b&gt;Zoë&lt;/b&gt;', 'Couleur', 'Rouge', 'Odd'])
    expect(html).toContain(shown);
  expect(html).toContain('la règle a échoué');
  expect(html).toContain('En attente de transmission à nowhere');
  for (const hidden of ['canary', 'code-of-red']) expect(html).not.toContain(hidden);
  const [, file = ''] = /href="\/forms(\/desk\/fr\/[^"]+)" download[^>]*>mon /.exec(html) ?? [];
  const saved = await get(file);
  expect(await saved.text()).toBe('plans');
  expect(saved.headers.get('content-disposition')).toMatch(/^attachment/);
  const [, picture = ''] = /href="\/forms(\/desk\/fr\/[^"]+)" download[^>]*>signed\.png/.exec(html) ?? [];
  const signature = await get(picture);
  expect(await signature.text()).toBe('picture');
  expect(signature.headers.get('content-disposition')).toMatch(/^attachment/);
  expect((await get(`/desk/fr/submissions/${reference}/files/embedded-9`)).status).toBe(404);
  const activity = await text('/desk/en/activity');
  for (const line of ['ann', 'Read', 'Downloaded a file', reference]) expect(activity).toContain(line);
});

test('a file within the answers is saved also where its name is broken or very long', async () => {
  for (const name of ['\ud800.txt', `${'許'.repeat(5_000)}.txt`]) {
    const reference = await send({ photo: [{ ...photo, originalName: name }] });
    const { get } = await clerk();
    const saved = await get(`/desk/fr/submissions/${reference}/files/embedded-0`);
    expect([saved.status, await saved.text()]).toEqual([200, 'plans']);
    expect(saved.headers.get('content-disposition')?.length).toBeLessThan(3_000);
  }
});

test('lists count and page, and a number is found however it is typed', async () => {
  const references = await Promise.all(Array.from({ length: 26 }, () => send({ name: 'Bob' })));
  const { text, get } = await clerk();
  const overview = await text('/desk/en');
  expect(overview).toContain('Permit');
  expect(overview).toMatch(/Waiting for nowhere: \d+ submissions/);
  const first = await text('/desk/en/forms/city/permit');
  const last = references.at(-1) ?? '';
  expect(first).toContain('Page 1 of 2');
  expect(first).not.toContain('Bob');
  expect(await text('/desk/en/forms/city/permit?page=2')).toContain('Page 2 of 2');
  const found = await get(`/desk/en/find?reference=${last.replaceAll('-', '').toLowerCase()}`);
  expect(found.headers.get('location')).toBe(`/forms/desk/en/submissions/${last}`);
  const none = await get('/desk/en/find?reference=%3Cb%3E');
  expect([none.status, await none.text()]).toEqual([404, expect.stringContaining('“&lt;b&gt;”')]);
  expect((await get('/desk/en/forms/nothing')).status).toBe(404);
});

test('all submissions of a form come as a table, without what the form protects', async () => {
  const reference = await send(full);
  const { get } = await clerk();
  const response = await get('/desk/fr/tables/city/permit');
  const table = await response.text();
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="city.permit.csv"');
  expect(table).toMatch(/^(?:\uFEFF)?Numéro de référence;Reçu le;Nom;Couleur/);
  expect(table).toContain(reference);
  expect(table).toContain('Rouge');
  expect(table).not.toContain('canary');
});

test('each page and each file that somebody saw is a line of the audit: who, what, which', async () => {
  const reference = await send(full);
  const { get, text, post } = await clerk();
  const submissionPath = `/desk/en/submissions/${reference}`;
  const [, file = ''] =
    /href="\/forms(\/desk\/en\/submissions\/[^"]+\/files\/[^"]+)"/.exec(await text(submissionPath)) ?? [];
  await get('/desk/en');
  await get('/desk/en/forms/city/permit?page=1');
  await get(`/desk/en/find?reference=${reference}`);
  await get('/desk/en/find?reference=a-name');
  for (const path of [file, `${submissionPath}/delete`, '/desk/en/tables/city/permit']) await get(path);
  const fields = [
    ['key', keyIn(await text(`${submissionPath}/delete`), '/delete')],
    ['even', 'yes'],
  ] as const;
  expect((await post(`${submissionPath}/delete`, fields)).status).toBe(303);
  await get(`/desk/en/find?reference=${reference}`);
  const storage = await openSqliteStorage(join(site.folder, 'data'));
  const lines = await storage.listAudit(11);
  await storage.close();
  const form = 'city/permit';
  const seen = lines.map(({ operator, action, form, reference }) => [operator, action, form, reference]);
  expect(seen.toSorted()).toEqual(
    [
      ['ann', 'viewed', form, reference],
      ['ann', 'listed', '', undefined],
      ['ann', 'listed', form, undefined],
      // Found, asked about twice and once more as it was deleted, and found again.
      ...Array.from({ length: 5 }, () => ['ann', 'searched', form, reference]),
      ['ann', 'downloaded', form, reference],
      ['ann', 'exported', form, undefined],
      ['ann', 'deleted', form, reference],
    ].toSorted(),
  );
});

test('a deletion needs the key of its own question, and a mark while something was not handed over', async () => {
  const [reference, kept] = [await send(full), await send(full)];
  const { get, text, post } = await clerk();
  const path = `/desk/en/submissions/${reference}/delete`;
  const key = keyIn(await text(path), '/delete');
  expect(key).not.toBe('');
  expect((await post(path)).status).toBe(403);
  expect((await post(`/desk/en/submissions/${kept}/delete`, [['key', key]])).status).toBe(403);
  const held = await post(path, [['key', key]]);
  expect([held.status, await held.text()]).toEqual([409, expect.stringContaining('Mark the box')]);
  const [another = ''] = (await signIn(otherSecret)).headers.getSetCookie();
  const stolen = await site.post(path, [['key', key]], { cookie: another.split(';')[0] ?? '' });
  expect(stolen.status).toBe(403);
  const done = await post(path, [
    ['key', key],
    ['even', 'yes'],
  ]);
  expect(done.status).toBe(303);
  const list = await text((done.headers.get('location') ?? '').slice('/forms'.length));
  expect(list).toMatch(new RegExp(`${reference} was deleted on .* by ann\\.`));
  const gone = await get(`/desk/en/submissions/${reference}`);
  expect([gone.status, await gone.text()]).toEqual([
    404,
    expect.stringContaining(`${reference} was deleted on`),
  ]);
  expect(await text(`/desk/en/find?reference=${reference}`)).toContain('was deleted on');
});

test('who signs out is out, also with a copy of the cookie, on every server', async () => {
  const { text, post, get, headers } = await clerk();
  const stays = await clerk();
  const replica = await openSite({ ...settings, DATA_DIR: join(site.folder, 'data'), SANDBOX: 'off' }, [
    permit,
  ]);
  expect((await post('/desk/en/sign-out')).status).toBe(403);
  const response = await post('/desk/en/sign-out', [['key', keyIn(await text('/desk/en'), '/sign-out')]]);
  expect(response.headers.getSetCookie()[0]).toContain('guichet-desk=; Max-Age=0; Path=/forms/desk');
  expect((await get('/desk/en')).status).toBe(401);
  expect((await replica.fetch('/desk/en', { headers })).status).toBe(401);
  expect((await replica.fetch('/desk/en', { headers: stays.headers })).status).toBe(200);
  await replica.close();
});

test('after ten wrong secrets an address waits, also with the right one, and on every server', async () => {
  const replica = await openSite({ ...settings, DATA_DIR: join(site.folder, 'data'), SANDBOX: 'off' }, [
    permit,
  ]);
  const wrong = (server: TestSite) => server.post('/desk/en/sign-in', [['secret', 'wrong']], { cookie: '' });
  expect((await wrong(site)).status).toBe(401);
  // The right one forgets the wrong ones before it.
  expect((await signIn()).status).toBe(303);
  const tried = await Promise.all(
    Array.from({ length: 12 }, (_, at) => wrong(at % 2 === 0 ? site : replica)),
  );
  const statuses = tried.map(({ status }) => status).toSorted();
  expect(statuses).toEqual([...Array.from({ length: 10 }, () => 401), 429, 429]);
  const right = await signIn();
  expect([right.status, Number(right.headers.get('retry-after'))]).toEqual([429, expect.any(Number)]);
  await replica.close();
});
