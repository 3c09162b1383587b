import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import type { Product } from '../fixtures/start-product.ts';
import { expect, test } from '../fixtures/test.ts';

const words = {
  en: {
    title: 'Rivermont, the sandbox city',
    raw: 'Candidates for 12 Elm Street',
    received: 'What the services received',
    openReceived: 'See what was received',
    payment: 'Payment',
    decline: 'Simulate a refusal',
    declined: 'The payment was declined',
    trees: 'Your application for a tree permit has arrived',
    look: 'See the answer',
  },
  fr: {
    title: 'Rivermont, la ville bac à sable',
    raw: 'Adresses possibles pour 12 Elm Street',
    received: 'Ce que les services ont reçu',
    openReceived: 'Voir ce qui a été reçu',
    payment: 'Paiement',
    decline: 'Simuler un refus',
    declined: 'Le paiement est refusé',
    trees: 'Votre demande de permis d’abattage est arrivée',
    look: 'Voir la réponse',
  },
} as const;

/** As a form of another site sends its answers. */
async function postFrom(
  page: Page,
  address: string,
  fields: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto('about:blank');
  await page.evaluate(
    ([action, entries]) => {
      const form = document.createElement('form');
      form.method = 'post';
      form.action = action;
      for (const [name, value] of entries) {
        const input = document.createElement('input');
        input.type = 'hidden';
        input.name = name;
        input.value = value;
        form.append(input);
      }
      document.body.append(form);
      form.submit();
    },
    [address, Object.entries(fields)] as const,
  );
}

async function fitsAcross(page: Page): Promise<void> {
  const over = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(over).toBe(0);
}

/** Affects everyone of this worker's product, which has the services to itself. */
function order({ siteUrl }: Product, language: string) {
  return {
    app_reference_number: 'AR-2031',
    accountNumber: 'A1B2C3D4E5F6G7H8I9J0',
    firstName: 'Zoé',
    dogs: '[{"name":"Rex","breed":"Épagneul breton"}]',
    language,
    return_url: `${siteUrl}/${language}`,
  };
}

for (const [language, width] of byTurns(import.meta.filename, [
  ['en', 1280],
  ['fr', 320],
])) {
  test.describe(`in ${language}, ${width} px wide`, () => {
    test.use({ language });
    test.beforeEach(({ page }) => page.setViewportSize({ width, height: 800 }));
    const texts = words[language];

    test('the sandbox says what it is, and shows what its services answer', async ({
      page,
      product,
      step,
    }) => {
      await step('open its front page', () => page.goto(product.sandboxUrl));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await fitsAcross(page);
      for (const picture of await page.getByRole('main').getByRole('img').all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect
          .poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth))
          .toBeGreaterThan(0);
      }
      await page.getByRole('link', { name: texts.raw, exact: true }).click();
      await expect(page.getByText('12 Elm Street, Rosemont')).toBeVisible();
      const locator = '/arcgis/rest/services/AddressLocator/GeocodeServer/findAddressCandidates';
      await step('open the address of a service', () =>
        page.goto(`${product.sandboxUrl}${locator}?SingleLine=city+hall`),
      );
      await fitsAcross(page);
      await page.getByRole('link', { name: texts.look }).click();
      await expect(page.getByText('Hôtel-de-Ville, Centretown').first()).toBeVisible();
    });

    test('what is sent to the services can be looked at', async ({ page, product, step }) => {
      const fields = order(product, language);
      await step('apply for a tree permit', async () => {
        await postFrom(page, `${product.sandboxUrl}/tree-permits`, fields);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.trees);
      });
      await fitsAcross(page);
      await step('see what was received', async () => {
        await page.goto(`${product.sandboxUrl}/${language}/sandbox`);
        await page.getByRole('link', { name: texts.openReceived }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.received);
      });
      await expect(page.getByText('treePermits').first()).toBeVisible();
      await fitsAcross(page);
    });

    test('a payment is declined by keyboard, and leads back to where the order came from', async ({
      page,
      product,
      step,
    }) => {
      const { return_url: back, ...fields } = order(product, language);
      const gateway = `${product.sandboxUrl}/payment/order`;
      await step('post an order', async () => {
        await postFrom(page, gateway, { ...fields, return_url: back });
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.payment);
      });
      await fitsAcross(page);
      await page.getByRole('button', { name: texts.decline }).press('Enter');
      await page.waitForURL(`${back}?payment=declined&app_reference_number=AR-2031`);

      await step('post one that names no form', async () => {
        await postFrom(page, gateway, fields);
        await page.getByRole('button', { name: texts.decline }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.declined);
      });
      await fitsAcross(page);
    });
  });
}
