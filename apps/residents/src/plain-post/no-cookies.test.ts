import type { JsonObject } from '@guichet/definition';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';
import { type PlainPage, pageOf } from '../testing/plain-visitor.ts';
import { storedData } from '../testing/stored-data.ts';

const text = (key: string): JsonObject => ({
  ...{ type: 'textfield', key, label: key, input: true, validate: { required: true } },
});
const submit: JsonObject = { type: 'button', key: 'submit', label: 'Send', input: true, action: 'submit' };
const form = (path: string, submissionType: string): JsonObject => ({
  ...{ title: path, path, properties: { submissionType } },
  components: [text('name'), { type: 'email', key: 'email', label: 'Email', input: true }, submit],
});
const panel = (key: string): JsonObject => ({
  ...{ type: 'panel', key, title: key, input: false },
  components: [text(`${key}Text`)],
});
const plan: JsonObject = {
  ...{ type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'url', url: '/api/file' },
};

const special = ['payment', 'treeremoval', 'eSubscription', 'mediaSignUp'];

let site: TestSite;
beforeAll(async () => {
  site = await openSite({}, [
    { title: 'Simple', path: 'city/simple', components: [text('name'), submit] },
    ...special.map((type) => form(type.toLowerCase(), type)),
    { title: 'Steps', path: 'steps', display: 'wizard', components: ['a', 'b'].map(panel) },
    { title: 'One step', path: 'one-step', display: 'wizard', components: [panel('a')] },
    { title: 'Plans', path: 'plans', components: [text('name'), plan, submit] },
  ]);
});
afterAll(() => site.close());

type Entries = readonly (readonly [string, string])[];

/** As a browser does it that runs no script and keeps no cookie. */
const send = async (path: string, entries: Entries): Promise<PlainPage> =>
  pageOf(await site.post(path, entries, { cookie: '' }));
const open = async (path: string): Promise<PlainPage> => pageOf(await site.fetch(path));

/** The post of a page after typing. */
const typed = ({ entries }: PlainPage, texts: Readonly<Record<string, string>>): Entries =>
  entries.map(([name, value]) => [name, texts[name] ?? value] as const);

const answers = [['name', 'Zoé'] as const];
const asks = {
  en: 'So that your answers are received only once, please check them and press the button once more.',
  fr: 'Pour que vos réponses ne soient reçues qu’une seule fois, veuillez les vérifier et appuyer une fois de plus sur le bouton.',
};

test.each(['en', 'fr'] as const)(
  'in %s a post with neither key nor cookie is answered with the filled-in page, which asks for one more press',
  async (locale) => {
    const before = storedData(site, 'city/simple').length;
    const asked = await send(`/${locale}/city/simple`, answers);
    expect(asked.status).toBe(200);
    expect(asked.html).toContain(asks[locale]);
    expect(asked.html).toMatch(/<h2 id="guichet-notice"[^>]* autofocus=""/);
    expect(asked.html).not.toContain('id="guichet-errors"');
    expect(asked.entries).toContainEqual(['name', 'Zoé']);
    expect(storedData(site, 'city/simple')).toHaveLength(before);

    const presses = await Promise.all(
      Array.from({ length: 3 }, () => send(`/${locale}/city/simple`, asked.entries)),
    );
    expect(presses.map(({ status, location }) => [status, location])).toEqual(
      Array(3).fill([303, `/${locale}/thankyou`]),
    );
    expect(storedData(site, 'city/simple')).toHaveLength(before + 1);
  },
);

test('two residents behind one address with equal answers stay two', async () => {
  const before = storedData(site, 'city/simple').length;
  const [first, second] = await Promise.all([
    send('/en/city/simple', answers),
    send('/en/city/simple', answers),
  ]);
  await send('/en/city/simple', first.entries);
  await send('/en/city/simple', second.entries);
  expect(storedData(site, 'city/simple')).toHaveLength(before + 2);
});

test('a page with errors has a key already: nobody is asked for one more press after it', async () => {
  const refused = await send('/en/city/simple', [['name', '']]);
  expect(refused.status).toBe(422);
  const corrected = typed(refused, { name: 'Ann' });
  expect((await send('/en/city/simple', corrected)).status).toBe(303);
});

test('the page from memory is the same for all, and holds no key', async () => {
  const [first, second] = await Promise.all(
    ['', 'guichet-session=aaaaaaaa-aaaa-4aaa-8aaa-aaaaaaaaaaaa'].map(async (cookie) =>
      (await site.fetch('/en/city/simple', { headers: { cookie } })).text(),
    ),
  );
  expect(first).toBe(second);
  expect(first).not.toContain('guichet:key');
});

test.each(['payment', 'treeremoval'])('a form of the type %s leads on after one more press', async (path) => {
  const asked = await send(`/en/${path}`, [['name', 'Ann']]);
  expect([asked.status, asked.html.includes(asks.en)]).toEqual([200, true]);
  const [first, second] = await Promise.all([
    send(`/en/${path}`, asked.entries),
    send(`/en/${path}`, asked.entries),
  ]);
  expect([first.status, second.status, first.html.includes(asks.en)]).toEqual([200, 200, false]);
  const referenceIn = ({ entries }: PlainPage) =>
    entries.find(([name]) => name === 'app_reference_number')?.[1];
  expect(first.entries).toContainEqual(['name', 'Ann']);
  expect(referenceIn(first)).toBe(referenceIn(second));
});

test.each(['esubscription', 'mediasignup'])('a form of the type %s is stored once', async (path) => {
  const asked = await send(`/en/${path}`, [['name', 'Ann']]);
  expect([asked.status, storedData(site, path)]).toEqual([200, []]);
  await Promise.all([send(`/en/${path}`, asked.entries), send(`/en/${path}`, asked.entries)]);
  expect(storedData(site, path)).toHaveLength(1);
});

const forward = ['guichet:turn', 'forward'] as const;

test('a wizard that turned a page has a key, and is sent with its last button', async () => {
  const second = await send('/en/steps', [...typed(await open('/en/steps'), { aText: 'x' }), forward]);
  expect(second.html).not.toContain(asks.en);
  const sent = await send('/en/steps', [...typed(second, { bText: 'y' }), forward]);
  expect(sent.status).toBe(303);
  expect(storedData(site, 'steps')).toEqual([{ aText: 'x', bText: 'y' }]);
});

test('a wizard of one page asks for one more press, on that page, of its own button or the notice’s', async () => {
  for (const button of [[forward], []]) {
    const asked = await send('/en/one-step', [['aText', 'x'], forward]);
    expect([asked.status, asked.html.includes(asks.en)]).toEqual([200, true]);
    expect((await send('/en/one-step', [...asked.entries, ...button])).status).toBe(303);
  }
  expect(storedData(site, 'one-step')).toHaveLength(2);
});

test('files are kept while the button is pressed once more', async () => {
  const body = new FormData();
  body.append('name', 'Ann');
  body.append('plan', new File(['Our plan.'], 'plan.txt', { type: 'text/plain' }));
  const headers = { 'sec-fetch-site': 'same-origin' };
  const asked = await pageOf(await site.fetch('/en/plans', { method: 'POST', headers, body }));
  expect([asked.status, asked.html.includes(asks.en)]).toEqual([200, true]);
  expect((await send('/en/plans', asked.entries)).status).toBe(303);
  expect(storedData(site, 'plans')).toMatchObject([{ name: 'Ann', plan: [{ originalName: 'plan.txt' }] }]);
});
