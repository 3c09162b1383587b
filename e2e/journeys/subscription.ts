import type { Page } from '@playwright/test';
import { live } from './permit.ts';

/** Opens the form of the mailing list, and fills in who subscribes to what. */
export async function openFilledIn(
  page: Page,
  language: 'en' | 'fr',
  person: Readonly<Record<string, string>>,
): Promise<void> {
  await page.goto(`/${language}/e-subscription`);
  await live(page);
  for (const [name, value] of Object.entries(person)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="roadWork"]').check();
  await page.locator('[value="wardRural"]').check();
}
