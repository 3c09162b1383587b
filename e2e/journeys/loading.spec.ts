import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import type { Product } from '../fixtures/start-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

/** The sandbox by the name under which the product sends residents there. */
function sandboxHost({ sandboxUrl }: Product): string {
  return `localhost:${new URL(sandboxUrl).port}`;
}

for (const [language, home] of byTurns(import.meta.filename, [
  ['en', 'en/404'],
  ['fr', 'fr/404'],
])) {
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

for (const [language, loading, done] of byTurns(import.meta.filename, [
  ['en', 'Loading…', 'Cette page est maintenant en français.'],
  ['fr', 'Chargement…', 'This page is now in English.'],
])) {
  test(`while another language loads, from ${language}, the page says so, and only then`, async ({
    page,
    step,
  }) => {
    const form = permitPage(page, permit[language]);
    const release = await holdRequests(page, '**/prepared/**');
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
