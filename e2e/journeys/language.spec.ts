import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

test('switching the language keeps answers, errors and the place, and Back switches back', async ({
  page,
  step,
}) => {
  const english = permitPage(page, permit.en);
  const french = permitPage(page, permit.fr);
  await english.open('en');
  await english.box(permit.en.firstName).fill('Marguerite');
  await english.option(permit.en.parkingAtHome, permit.en.yes).check();
  await english.box(permit.en.reasonForStreet).fill('A second car');
  await english.submit.click();
  await expect(english.alert).toBeFocused();

  await step('switch', async () => {
    await page.getByRole('link', { name: permit.en.otherLanguage }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(permit.fr.title);
  });
  await expect(page).toHaveURL(/\/fr\/parking-permit$/);
  await expect(page).toHaveTitle(`${permit.fr.title} | ${permit.fr.siteName}`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  await expect(french.box(permit.fr.firstName)).toHaveValue('Marguerite');
  await expect(french.option(permit.fr.parkingAtHome, permit.fr.yes)).toBeChecked();
  await expect(french.box(permit.fr.reasonForStreet)).toHaveValue('A second car');
  await expect(french.alert.getByRole('heading')).toHaveText(permit.fr.errors(10));
  await expect(french.box(permit.fr.lastName)).toHaveAccessibleDescription(permit.fr.lastNameError);

  await page.goBack();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(permit.en.title);
  await expect(english.box(permit.en.firstName)).toHaveValue('Marguerite');
});

test('a language that cannot be loaded is told of, and nothing is lost', async ({ page, faults }) => {
  faults.expect(/ERR_FAILED|Failed to load resource/);
  const form = permitPage(page, permit.en);
  await page.route('**/prepared/**', (route) => route.abort());
  await form.open('en');
  await form.box(permit.en.firstName).fill('Marguerite');
  await page.getByRole('link', { name: permit.en.otherLanguage }).click();
  await expect(page.getByText('The page could not be shown in French.')).toBeVisible();
  await expect(form.box(permit.en.firstName)).toHaveValue('Marguerite');
});
