import { holdRequests } from '../fixtures/hold-requests.ts';
import { scripts } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { kept } from './drafts.ts';
import { live, permit, permitPage } from './permit.ts';

test('who goes back from a reloaded thank-you page before its script comes gets an empty form', async ({
  page,
}) => {
  const form = permitPage(page, permit.en);
  await form.open('en');
  const key = await page.evaluate(() => history.state.key);
  await form.fillIn();
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  const release = await holdRequests(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect(form.reference).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/en\/parking-permit$/);
  release();
  await live(page);
  await expect(form.box(permit.en.firstName)).toHaveValue('');
  expect(await page.evaluate(() => history.state.key)).not.toBe(key);
});

test('who goes back from a reloaded page in another language before its script comes reads the one before', async ({
  page,
}) => {
  const form = permitPage(page, permit.en);
  await form.open('en');
  await form.box(permit.en.firstName).fill('Marguerite');
  await page.getByRole('link', { name: 'Français' }).click();
  await expect(form.box(permit.fr.firstName)).toHaveValue('Marguerite');
  await expect(page.getByRole('region', { name: 'Réponses conservées sur cet appareil' })).toBeVisible();
  await expect.poll(async () => (await kept(page)).drafts).toBe(1);
  const release = await holdRequests(page, scripts);
  await page.reload({ waitUntil: 'commit' });
  await expect(form.box(permit.fr.firstName)).toBeVisible();
  await page.goBack({ waitUntil: 'commit' });
  await expect(page).toHaveURL(/\/en\/parking-permit$/);
  release();
  await live(page);
  await expect(form.box(permit.en.firstName)).toHaveValue('Marguerite');
});

test('a thank-you page is known by its address, in whatever letters it is asked for', async ({ page }) => {
  await page.goto('/%65n/th%61nkyou');
  await expect(page).toHaveURL(/\/en\/thankyou$/);
  await expect(page.locator('.g-awaited')).toHaveCount(0);
});
