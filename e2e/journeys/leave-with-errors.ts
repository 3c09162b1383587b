import { expect, type Page } from '@playwright/test';
import { permit, permitPage } from './permit.ts';

const notes = { en: 'Answers kept on this device', fr: 'Réponses conservées sur cet appareil' } as const;
const lists = { en: 'All forms', fr: 'Tous les formulaires' } as const;

/**
 * Opens the permit, sends it too early, fills in a name, and leaves for the list once the device has the answers: a page
 * that goes while it writes is not kept by the browser. Returns the key.
 */
export async function leaveWithErrors(page: Page, language: 'en' | 'fr'): Promise<string> {
  const form = permitPage(page, permit[language]);
  await form.open(language);
  await form.submit.click();
  await expect(form.alert).toBeFocused();
  await form.box(permit[language].firstName).fill('Marguerite');
  await expect(page.getByRole('region', { name: notes[language] })).toBeVisible();
  const key = await page.evaluate(() => history.state.key);
  await page.getByRole('link', { name: lists[language] }).click();
  await page.waitForURL(`**/${language}`);
  return key;
}
