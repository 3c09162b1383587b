import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

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
