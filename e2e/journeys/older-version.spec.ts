import { mkdirSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

/** The permit as it is after the City asked one thing more. */
function changedForms(): string {
  const file = join(import.meta.dirname, '..', '..', 'forms', 'parking-permit.json');
  const form = JSON.parse(readFileSync(file, 'utf8'));
  const garage = {
    type: 'textfield',
    key: 'garage',
    label: 'Garage number',
    input: true,
    validate: { required: true },
  };
  const note = {
    type: 'content',
    key: 'note',
    input: false,
    html: '<p style="color: #123456">New rules</p>',
  };
  const folder = join(mkdtempSync(join(tmpdir(), 'guichet-changed-')), 'forms');
  mkdirSync(folder);
  const changed = { ...form, components: [note, garage, ...form.components] };
  writeFileSync(join(folder, 'parking-permit.json'), JSON.stringify(changed));
  return folder;
}

/** From here on the page's own server is another one: as after a restart. */
async function restartAs(page: Page, { siteUrl }: Product): Promise<void> {
  for (const pattern of ['**/prepared/**', '**/api/**', '**/assets/forms/**']) {
    await page.route(pattern, async (route) => {
      const { pathname, search } = new URL(route.request().url());
      await route.fulfill({ response: await route.fetch({ url: `${siteUrl}${pathname}${search}` }) });
    });
  }
}

for (const [first, second] of byTurns(import.meta.filename, [
  ['en', 'fr'],
  ['fr', 'en'],
])) {
  const [before, after] = [permit[first], permit[second]];

  test.describe(`a page in ${first} whose form was changed`, () => {
    // Each starts a product of its own.
    test.slow();
    let later: Product | undefined;
    test.afterEach(async () => {
      await later?.stop();
      later = undefined;
    });

    test('changes its language and is sent as it is, by its own version', async ({ page, product, step }) => {
      later = await startProduct({ formsDir: changedForms(), dataDir: product.dataDir });
      const form = permitPage(page, before);
      await form.open(first);
      await restartAs(page, later);
      await form.fillIn();
      await step('switch', async () => {
        await page.getByRole('link', { name: before.otherLanguage }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(after.title);
      });
      const switched = permitPage(page, after);
      await expect(switched.box(after.firstName)).toHaveValue('Marguerite');
      await switched.submit.click();
      await expect(switched.reference).toBeVisible();
    });

    test('is told so where nobody knows its version, and goes over to the new one with its answers', async ({
      page,
      step,
    }) => {
      later = await startProduct({ formsDir: changedForms() });
      const form = permitPage(page, before);
      const changed = first === 'en' ? 'This form has changed' : 'Ce formulaire a changé';
      const resume = first === 'en' ? 'Continue with the new version' : 'Continuer avec la nouvelle version';
      await form.open(first);
      await restartAs(page, later);
      await form.fillIn();
      await step('switch', async () => {
        await page.getByRole('link', { name: before.otherLanguage }).click();
        await expect(page.getByRole('heading', { name: changed })).toBeFocused();
      });
      await expect(form.box(before.firstName)).toHaveValue('Marguerite');
      await step('go on', () => page.getByRole('button', { name: resume }).click());
      await expect(page.getByText('New rules')).toHaveCSS('color', 'rgb(18, 52, 86)');
      await expect(form.box(before.firstName)).toHaveValue('Marguerite');
      await expect(form.declaration).toBeChecked();
      await form.submit.click();
      await expect(form.alert.getByRole('listitem')).toHaveCount(1);
      await form.box('Garage number').fill('12');
      await form.submit.click();
      await expect(form.reference).toBeVisible();
    });
  });
}
