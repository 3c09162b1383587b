import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { openEmbeddingHosts } from '../fixtures/embedded/embedding-hosts.ts';
import { expect, serveHost } from '../fixtures/host-site.ts';
import type { OutsideServer } from '../fixtures/outside-server.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { test as base } from '../fixtures/test.ts';
import { validAnswers } from '../fixtures/valid-answers.ts';
import type { Resource } from '../fixtures/worker-resources.ts';
import { cityOf } from './flows.ts';
import { chooseAddress } from './location-search.ts';

interface Embedding {
  readonly hosts: Awaited<ReturnType<typeof openEmbeddingHosts>>['value'];
  readonly host: OutsideServer;
  readonly made: Map<string, string | { readonly status: number; readonly json: object }>;
  readonly city: Product;
}

const test = base.extend<{ embedding: Embedding }>({
  embedding: [
    async ({ resources }, use) => use(await resources.get('embedding', openEmbedding)),
    { timeout: 300_000 },
  ],
});

/** One host's site for all pages, and a product that lets its origin in. */
async function openEmbedding(): Promise<Resource<Embedding>> {
  const hosts = await openEmbeddingHosts();
  const made: Embedding['made'] = new Map();
  const policy = { text: '' };
  const options = { folders: hosts.value.folders, made, product: '', policy };
  const host = await serveHost(options);
  const city = await startProduct({ env: { CORS_ORIGINS: host.origin() } });
  options.product = city.siteUrl;
  policy.text = [
    "default-src 'none'; script-src 'self'; style-src 'self'",
    `connect-src 'self' ${city.siteUrl}; img-src data: 'self' ${city.siteUrl}; frame-src 'self' ${city.siteUrl}`,
    `form-action ${city.sandboxUrl}`,
  ].join('; ');
  const close = async () => {
    await city.stop();
    await host.close();
    await hosts.close();
  };
  return { value: { hosts: hosts.value, host, made, city }, close };
}

const pages = {
  plain: '/plain.html',
  'React 18': '/react-18/samples.html',
  'React 19': '/react-19/samples.html',
} as const;
const plainPage = `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>Host</title><link rel="icon" href="data:,">
<script type="module" src="/embed/guichet-form.js"></script><script type="module" src="/plain.js"></script></head><body><main><h1>Host</h1></main></body></html>`;

const plainScript = `
const query = new URLSearchParams(location.search);
const form = document.createElement('guichet-form');
form.src = query.get('src');
form.language = query.get('language');
form.submission = { data: await (await fetch(query.get('answers'))).json() };
document.querySelector('main').append(form);
`;

const received = {
  en: 'Thank you. We received your form',
  fr: 'Merci. Nous avons reçu votre formulaire',
} as const;
/** Sample forms that leave the host's page, with the service that they go to. */
const leaving: Readonly<Record<string, string>> = {
  'dog-licence': 'payment',
  'tree-cutting-permit': 'treePermits',
};
const subscribing = ['e-subscription', 'media-sign-up'];

const pixel =
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
const photo = { name: 'place.png', mimeType: 'image/png', buffer: Buffer.from(pixel, 'base64') };
const plan = { name: 'plan.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.4\n%%EOF\n') };

/** Asks the map and the choices; the given answers hold the rest. */
async function fillInRest(page: Page, form: string): Promise<void> {
  if (form === 'report-a-problem') await chooseAddress(page, 'place');
  if (form !== 'adopt-a-street') return;
  await page.locator('.formio-component-ward').getByRole('radio').first().check();
  const street = page.locator('.formio-component-street').getByRole('combobox');
  await street.fill('a');
  await page.getByRole('option').first().click();
}

async function sendFiles(page: Page): Promise<void> {
  for (const field of await page.locator('.formio-component-file').all()) {
    const input = field.locator('input[type=file]').first();
    if ((await input.count()) === 0 || /place\.png|plan\.pdf/.test((await field.textContent()) ?? ''))
      continue;
    const isPicture = (await input.getAttribute('accept'))?.includes('image') !== false;
    await input.setInputFiles(isPicture ? photo : plan);
    await expect(field).toContainText(isPicture ? photo.name : plan.name);
    // A form with files on their way is not sent.
    await expect(field.locator('[data-status]')).toHaveCount(0);
  }
}

/** Presses on through every page until the form is gone. */
async function sendOff(page: Page): Promise<void> {
  const gone = page.locator('.g-received');
  const button = page.locator('.g-turns button[value=forward], .formio-component-submit button').first();
  for (let times = 0; times < 15; times += 1) {
    await sendFiles(page);
    const step = await stepOf(page);
    await button.click();
    await expect
      .poll(
        async () =>
          !page.url().includes('form=') || (await gone.isVisible()) || (await stepOf(page)) !== step,
      )
      .toBe(true);
    if (!page.url().includes('form=') || (await gone.isVisible())) return;
  }
}

async function stepOf(page: Page): Promise<string> {
  const heading = page.locator('.g-step-heading');
  return (await heading.count()) === 0 ? '' : ((await heading.first().textContent()) ?? '');
}

const forms = readdirSync(join(import.meta.dirname, '..', '..', 'forms'))
  .map((name) => name.replace('.json', ''))
  .filter((name) => name !== 'everything');

const kinds = Object.keys(pages) as readonly (keyof typeof pages)[];
/** In 24 turns, a form is sent from each kind of page, in either language, from its own and from another origin, ours and Form.io's way. */
const turnsOfEach = process.env.BOTH_LANGUAGES ? 24 : 1;

for (const [index, form] of forms.entries()) {
  for (let turn = index; turn < index + turnsOfEach; turn += 1) {
    const kind = kinds[turn % 3] ?? 'plain';
    const language = turn % 2 === 0 ? 'en' : 'fr';
    const isFromCity = turn % 4 < 2;
    const isPrepared = Math.floor(turn / 4) % 2 === 0;
    const place = kind === 'plain' ? 'a plain page' : `an app of ${kind}`;
    const origin = isFromCity ? 'another origin' : 'its own origin';
    const source = isPrepared ? `prepared/${language}` : 'api';

    test(`${form} is filled in and sent from ${place}, in ${language}, from ${origin}/${source}`, async ({
      page,
      embedding: { host, made, city },
      request,
    }) => {
      made.set('/plain.html', plainPage);
      made.set('/plain.js', plainScript);
      const services = await cityOf(city, request);
      // Searched for and chosen below.
      const isGiven = ([key]: readonly [string, unknown]) => form !== 'report-a-problem' || key !== 'place';
      const answers = Object.fromEntries(Object.entries(validAnswers(`${form}.json`)).filter(isGiven));
      made.set(`/answers/${form}`, { status: 200, json: answers });
      const query = new URLSearchParams({
        form,
        language,
        src: `${isFromCity ? city.siteUrl : ''}/${source}/${form}`,
        answers: `/answers/${form}`,
      });
      await page.goto(`${host.origin()}${pages[kind]}?${query}`);
      await expect(page.locator('form.g-form')).toBeVisible();
      await fillInRest(page, form);
      await sendOff(page);
      const service = leaving[form];
      if (service !== undefined) {
        await expect.poll(async () => (await services.received(service)).length).toBe(1);
        await expect(page).toHaveURL((url) => url.origin === city.sandboxUrl);
        return;
      }
      await expect(page.getByRole('heading', { name: received[language] })).toBeFocused();
      await expect(page.locator('.g-reference')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
      if (!subscribing.includes(form)) return;
      await expect.poll(async () => (await services.received('mailingList')).length).toBe(1);
    });
  }
}

test('the packed component compiles in strict projects with the types of React 18 and of 19', async ({
  embedding: { hosts },
}) => {
  for (const project of [hosts.react18, hosts.react19])
    expect(await project.compile('--skipLibCheck', 'false')).toBe('');
});
