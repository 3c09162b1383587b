import { afterEach, expect, test } from 'vitest';
import { openSite, type TestSite } from '../testing/open-site.ts';

let site: TestSite | undefined;
afterEach(() => site?.close());

const form = (path: string, en: string, fr: string) => ({
  title: en,
  path,
  properties: { en, fr },
  components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
});

const few = [
  form('zoo', 'Zoo pass', 'Abonnement au zoo'),
  form('ecole', 'école visit', 'École (visite)'),
  form('eau', 'Water 10', 'Eau 10'),
  form('eau-2', 'Water 2', 'Eau 2'),
];

const many = [
  ...few,
  ...['tree', 'park', 'snow', 'road', 'taxi', 'dogs', 'cats', 'bees'].map((name) =>
    form(name, `Permit: ${name}`, `Permis : ${name}`),
  ),
  form('depot', 'Snow depot', 'Dépôt de neige <b>'),
];

async function list(path: string): Promise<{ titles: readonly string[]; html: string; status: number }> {
  const response = await site?.fetch(path);
  const html = (await response?.text()) ?? '';
  const titles = [...html.matchAll(/<li><a href="[^"]*">([^<]*)</g)].map(([, title = '']) => title);
  return { titles, html, status: response?.status ?? 0 };
}

test('forms are sorted as the language sorts, capitals, accents and numbers too', async () => {
  site = await openSite({}, few);
  expect((await list('/en')).titles).toEqual(['école visit', 'Water 2', 'Water 10', 'Zoo pass']);
  expect((await list('/fr')).titles).toEqual(['Abonnement au zoo', 'Eau 2', 'Eau 10', 'École (visite)']);
});

test('the list has its role in words, which Safari takes from a list without marks', async () => {
  site = await openSite({}, few);
  expect((await list('/en')).html).toContain('<ul id="guichet-forms" class="g-list" role="list">');
});

test('a form that says so is left out of the list and its search, and opens by its address', async () => {
  const unlisted = { ...form('trial', 'Park trial', 'Essai'), settings: { listed: false } };
  site = await openSite({}, [
    ...few,
    unlisted,
    { ...form('bees', 'Bees', 'Abeilles'), settings: { listed: 'no' } },
  ]);
  expect((await list('/en')).titles).toEqual(['Bees', 'école visit', 'Water 2', 'Water 10', 'Zoo pass']);
  expect((await list('/en/trial')).status).toBe(200);
  await site.close();
  site = await openSite({}, [...many, unlisted]);
  expect((await list('/en?q=park')).titles).toEqual(['Permit: park']);
});

test('a few forms need no search', async () => {
  site = await openSite({}, few);
  const { html, titles } = await list('/en?q=zoo');
  expect(html).not.toContain('type="search"');
  // It destroys drafts whose time is over.
  expect(html.match(/<script[^>]*>/g)).toEqual(['<script type="module" src="/assets/list-1.js">']);
  expect(titles).toHaveLength(4);
});

test('many forms can be searched without a script: words in any order, without case and accents', async () => {
  site = await openSite({}, many);
  expect((await list('/fr')).titles).toHaveLength(13);
  const { html, titles } = await list('/fr?q=NEIGE+depot');
  expect(titles).toEqual(['Dépôt de neige &lt;b&gt;']);
  expect(html).toContain('1\u00a0formulaire trouvé pour «\u00a0NEIGE depot\u00a0»</span>');
  expect(html).toContain('value="NEIGE depot"');
  expect(html).toContain('href="/en?q=NEIGE+depot"');
  expect(html).toMatch(/<title>1\sformulaire trouvé pour .* \| Formulaires en ligne \| /);
});

test('a search that finds nothing says so and offers all forms', async () => {
  site = await openSite({}, many);
  const { html, titles } = await list('/en?q=%3Cunicorn%3E');
  expect(titles).toEqual([]);
  expect(html).toContain('No form was found for “&lt;unicorn&gt;”.');
  expect(html).toContain('<a id="guichet-all" href="/en">See all forms</a>');
});

test.each(['/en?q=', '/en?q=+%2D+', '/en?q=a&q=b', '/en?q[x]=1'])(
  '%s looks for nothing and shows all',
  async (path) => {
    site = await openSite({}, many);
    expect((await list(path)).titles).toHaveLength(13);
  },
);

test('a term is bounded', async () => {
  site = await openSite({}, many);
  const { status, html } = await list(`/en?q=${'x'.repeat(10_000)}`);
  expect(status).toBe(200);
  expect(html).toContain(`value="${'x'.repeat(100)}"`);
});

test('a service elsewhere that lists nothing, and one that is away, are told apart', async () => {
  site = await openSite({ FORM_SERVICE_URL: 'http://127.0.0.1:9' }, []);
  const { status, html } = await list('/fr');
  expect(status).toBe(502);
  expect(html).toContain('Le service de formulaires est injoignable.');
});

test('the thank-you page is found with a slash at its end', async () => {
  site = await openSite({}, few);
  const response = await site.fetch('/fr/thankyou/');
  expect([response.status, response.headers.get('location')]).toEqual([302, '/fr/thankyou']);
  expect((await site.fetch('/de/thankyou/')).headers.get('location')).toMatch(/\/en\/404$/);
});
