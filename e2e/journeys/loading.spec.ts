import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

/** The sandbox by the name under which the product sends residents there. */
function sandboxHost({ sandboxUrl }: Product): string {
  return `localhost:${new URL(sandboxUrl).port}`;
}

for (const [language, home] of [
  ['en', 'en/404'],
  ['fr', 'fr/404'],
] as const) {
  test(`an unknown alias leads to the city's 404 page in ${language}`, async ({ page, product, faults }) => {
    faults.expect(/404/);
    const response = await page.goto(`/${language}/nothing-here`);
    expect(response?.status()).toBe(404);
    expect(new URL(page.url()).host).toBe(sandboxHost(product));
    expect(new URL(page.url()).pathname).toBe(`/${home}`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
  });
}

test('a language that the site does not speak leads to the English 404 page', async ({
  page,
  product,
  faults,
}) => {
  faults.expect(/404/);
  await page.goto('/de/parking-permit');
  expect(new URL(page.url()).host).toBe(sandboxHost(product));
  expect(new URL(page.url()).pathname).toBe('/en/404');
});

for (const [language, loading, done] of [
  ['en', 'Loading…', 'Cette page est maintenant en français.'],
  ['fr', 'Chargement…', 'This page is now in English.'],
] as const) {
  test(`while another language loads, from ${language}, the page says so, and only then`, async ({
    page,
    step,
  }) => {
    const form = permitPage(page, permit[language]);
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/prepared/**', async (route) => {
      await held;
      await route.continue();
    });
    await form.open(language);
    // The last of the page; a live region is there before it speaks.
    const status = page.locator('main > [role="status"]');
    await expect(status).toBeEmpty();
    await status.evaluate((element) => element.setAttribute('data-same', 'yes'));
    await step('switch', async () => {
      await page.getByRole('link', { name: permit[language].otherLanguage }).click();
      await expect(status).toHaveText(loading);
    });
    await expect(status).toBeInViewport();
    await expect(form.submit).toBeVisible();
    release();
    await expect(status).toHaveText(done);
    await expect(status).toHaveClass('g-visually-hidden');
    await expect(status).toHaveAttribute('data-same', 'yes');
  });
}

test.describe('with a form service that fails', () => {
  let service: Server;
  let product: Product;
  let answer: (response: ServerResponse) => void;

  test.beforeAll(async () => {
    service = createServer((_, response) => answer(response)).listen(0, '127.0.0.1');
    await once(service, 'listening');
    const address = service.address();
    const port = typeof address === 'object' ? address?.port : 0;
    product = await startProduct({ env: { FORM_SERVICE_URL: `http://127.0.0.1:${port}` } });
  });

  test.afterAll(async () => {
    await product.stop();
    service.closeAllConnections();
    service.close();
  });

  const cases = [
    [
      'fails',
      (response: ServerResponse) => response.writeHead(500).end('down'),
      /problem at the moment/,
      /éprouve un problème/,
    ],
    [
      'refuses',
      (response: ServerResponse) => response.writeHead(401).end('Unauthorized'),
      /refused/,
      /a refusé/,
    ],
    [
      'gives no form',
      (response: ServerResponse) => response.writeHead(200).end('{}'),
      /is not a form/,
      /n’est pas un formulaire/,
    ],
    ['hangs up', (response: ServerResponse) => response.destroy(), /could not be reached/, /injoignable/],
  ] as const;

  for (const [what, act, english, french] of cases) {
    test(`a service that ${what} is told of in both languages`, async ({ page, step, faults }) => {
      faults.expect(/50[0-9]/);
      answer = act;
      await step('in English', () =>
        page.goto(`${product.siteUrl}/en/form-that-${what.replaceAll(' ', '-')}`),
      );
      await expect(page.locator('b, strong').getByText('Form Loading Error', { exact: true })).toBeVisible();
      await expect(page.locator('main')).toContainText(english);
      await expect(page).toHaveTitle(/ \| City Online Services$/);
      await step('in French', () =>
        page.goto(`${product.siteUrl}/fr/form-that-${what.replaceAll(' ', '-')}`),
      );
      await expect(
        page.locator('b, strong').getByText('Erreur de chargement du formulaire', { exact: true }),
      ).toBeVisible();
      await expect(page.locator('main')).toContainText(french);
    });
  }
});
