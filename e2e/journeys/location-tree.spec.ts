import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { locationSearch } from './location-search.ts';
import { live } from './permit.ts';

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`the kind and size of a property decide fees and pages, in ${language}`, async ({ page, step }) => {
    const land = locationSearch(page, 'land', language);
    const shown = (key: string) => page.locator(`.formio-component-${key}`);
    await page.goto(`/${language}/tree-cutting-permit`);
    await live(page);
    await page.locator('[name="applicantRole"]').first().check();
    await page.locator('[name="firstName"]').fill('Zoé');
    await page.locator('[name="lastName"]').fill('Tremblay');
    await page.locator('[name="email"]').fill('zoe@example.ca');
    await page.locator('[name="phone"]').fill('6135550142');
    await page.getByRole('button', { name: /^(Next|Suivant)/ }).click();
    await step('inner urban', () => land.choose('12 Elm Street', '12 Elm Street, Centretown'));
    await expect(land.announcement).toHaveText(/^(Inner urban area|Secteur urbain central), /);
    await expect(shown('feeUrban')).toBeVisible();
    await land.change.press('Enter');
    await land.line.fill('');
    await step('rural', () =>
      land.choose('4850 Rang Saint-Joseph', '4850 Chemin du Rang Saint-Joseph, Saint-Joseph'),
    );
    await expect(land.announcement).toHaveText(/^(Rural area|Secteur rural), /);
    await expect(shown('feeUrban')).toBeHidden();
  });
}
