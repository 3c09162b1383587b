import { expect, type Page } from '@playwright/test';
import { permit, permitPage } from './permit.ts';

const lists = { en: 'All forms', fr: 'Tous les formulaires' } as const;

/** Opens the permit, fills in a name, sends it too early, and leaves for the list. Returns the key. */
export async function leaveWithErrors(page: Page, language: 'en' | 'fr'): Promise<string> {
  const form = permitPage(page, permit[language]);
  await form.open(language);
  await form.box(permit[language].firstName).fill('Marguerite');
  await form.submit.click();
  await expect(form.alert).toBeFocused();
  const key = await page.evaluate(() => history.state.key);
  await page.getByRole('link', { name: lists[language] }).click();
  await page.waitForURL(`**/${language}`);
  return key;
}
