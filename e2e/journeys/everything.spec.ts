import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { fillInEverything } from './fill-in-everything.ts';
import { live } from './permit.ts';

/** The stored data: an engine test shows that Form.io itself stores the same. */
const file = join(import.meta.dirname, '..', 'fixtures', 'everything-data.json');
const filledIn: unknown = JSON.parse(readFileSync(file, 'utf8'));

// A date is kept with the offset of the resident's own zone.
test.use({ timezoneId: 'America/Toronto' });

/** The picture that an icon is drawn with. */
function mask(page: Page, selector: string): Promise<string> {
  return page
    .locator(selector)
    .evaluate((icon) => getComputedStyle(icon, '::before').getPropertyValue('mask-image'));
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`a form with one of everything opens with its icons, is filled in and sent, in ${language}`, async ({
    page,
    step,
    product,
  }) => {
    await page.goto(`/${language}/everything`);
    await live(page);
    // The icons that it names are drawn from a sheet of its own.
    for (const selector of ['.g-content .fa-arrow-right', 'button .fa-arrow-right'])
      expect(await mask(page, selector)).toContain('data:image/svg+xml');
    await step('fill in', () => fillInEverything(page, language));
    await step('send', async () => {
      await page.getByRole('button', { name: language === 'en' ? 'Send' : 'Envoyer', exact: true }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you|Merci)/);
    });
    const number = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await page.locator('main').innerText())?.[0];
    // A signature is a picture: as each machine draws it.
    const picture = expect.stringMatching(/^data:image\/png;base64,[\w+/]+=*$/);
    // A file has an address of its own each time.
    const file = expect.objectContaining({
      originalName: 'plan.pdf',
      type: 'application/pdf',
      storage: 'url',
    });
    const expected = { ...Object(filledIn), signature: picture, plans: [file] };
    expect(storedData(product.dataDir, number ?? '')).toEqual(expected);
  });
}
