import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { storedMetadata } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';

const texts = {
  en: {
    ...{ street: 'Street', loading: 'Loading the choices…', again: 'Try again: Street' },
    failed: 'The choices could not be loaded.',
    none: 'Nothing was found for “qqqq”.',
    ...{
      depot: 'Where would you like to pick them up?',
      supplies: 'Supplies',
      bags: 'Bags',
      gloves: 'Gloves',
    },
    send: 'Send application',
    ...{ search: 'Search in: Street', show: 'Show the choices: Street', other: 'Français' },
  },
  fr: {
    ...{ street: 'Rue', loading: 'Chargement des choix…', again: 'Réessayer\u00a0: Rue' },
    failed: 'Les choix n’ont pas pu être chargés.',
    none: 'Aucun résultat pour «\u00a0qqqq\u00a0».',
    ...{ depot: 'Où aimeriez-vous aller les chercher?', supplies: 'Matériel', bags: 'Sacs', gloves: 'Gants' },
    send: 'Envoyer la demande',
    ...{ search: 'Rechercher dans\u00a0: Rue', show: 'Afficher les choix\u00a0: Rue', other: 'English' },
  },
} as const;

/** The answers about the group, by the names of their controls. */
async function fillInGroup(page: Page): Promise<void> {
  const group = { firstName: 'Zoé', lastName: 'Roy', email: 'zoe@example.ca', volunteers: '4' };
  for (const [name, value] of Object.entries(group)) await page.locator(`[name="${name}"]`).fill(value);
  await page.locator('[name="agreed"]').check();
}

/** The receipt's answer to a question. */
const answer = (page: Page, label: string) =>
  page.locator('.g-summary > div', { has: page.getByText(label, { exact: true }) }).locator('dd');

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = texts[language];
  const otherTexts = texts[language === 'en' ? 'fr' : 'en'];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a resident searches by keyboard, waits, finds nothing, hears of a failure, tries again, chooses and reads it in the receipt', async ({
      page,
      product,
      request,
      faults,
      step,
    }) => {
      const fail = (times: number) =>
        request.post(`${product.sandboxUrl}/faults`, { data: { service: 'openData', kind: '500', times } });
      await page.goto(`/${language}/adopt-a-street`);
      const line = page.getByRole('combobox', { name: say.street });
      const options = page.getByRole('listbox').getByRole('option');
      const field = page.locator('.formio-component-street');

      const release = await holdRequests(page, '**/choices');
      await step('wait for the choices', async () => {
        // Until what searches has come the list is a plain one.
        await expect(line).toHaveAttribute('aria-autocomplete', 'list');
        await line.focus();
        await page.keyboard.press('ArrowDown');
        await expect(field.locator('.g-combobox__note')).toHaveText(say.loading);
        await expect(field.locator('.g-combobox [role="status"]')).toHaveText(say.loading);
      });
      release();
      await expect(options).toHaveCount(20);
      await step('go over the list to what follows', async () => {
        await page.keyboard.press('ArrowUp');
        await expect(options.nth(25)).toBeAttached();
      });
      await step('find nothing', async () => {
        await page.keyboard.type('qqqq');
        await expect(field.locator('.g-combobox__note')).toHaveText(say.none);
      });
      await step('hear that it failed', async () => {
        faults.expect(/502/);
        await fail(50);
        await line.fill('map');
        await expect(field.getByText(say.failed).first()).toBeVisible();
        await expect(line).toBeFocused();
      });
      await test.step('try again', async () => {
        await fail(0);
        await page.keyboard.press('Tab');
        const again = page.getByRole('button', { name: say.again });
        while (!(await again.evaluate((button) => button === document.activeElement)))
          await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(line).toBeFocused();
        await expect(line).toHaveValue('map');
        await expect(options.first()).toContainText('Map');
      });
      await step('choose', async () => {
        await line.fill('elm');
        await expect(options.first()).toContainText('Elm');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await expect(line).toHaveValue(/^Elm Street, /);
      });
      const street = await line.inputValue();

      await page.getByRole('radio', { name: 'Centre-ville' }).check();
      await step('choose several', async () => {
        await page.getByRole('combobox', { name: say.supplies }).focus();
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.press('ArrowDown');
        await page.keyboard.press('Enter');
        await page.keyboard.press('Escape');
      });
      await page.getByLabel(say.depot).selectOption({ label: 'City Hall' });
      await fillInGroup(page);
      await test.step('send', async () => {
        await page.getByRole('button', { name: say.send, exact: true }).click();
        await expect(page).toHaveURL(/\/thankyou$/);
      });
      await expect(answer(page, say.street)).toHaveText(street);
      await expect(answer(page, say.depot)).toHaveText('City Hall');
      await page.reload();
      await expect(answer(page, say.street)).toHaveText(street);
      await page.getByRole('link', { name: say.other }).click();
      await expect(answer(page, otherTexts.street)).toHaveText(street);
      await expect(answer(page, otherTexts.supplies)).toHaveText(
        new RegExp(`${otherTexts.gloves}\\s*${otherTexts.bags}`),
      );

      const metadata = storedMetadata(product.dataDir, 'adopt-a-street');
      expect(metadata.at(-1)).toMatchObject({
        selectData: {
          street: { label: street },
          depot: { label: 'City Hall' },
          ward: { label: 'Centre-ville' },
        },
      });
    });

    test('without a script a resident searches by a button, chooses from the list, and it is stored with its name', async ({
      openContext,
      product,
    }) => {
      const { context, faults } = await openContext({ javaScriptEnabled: false });
      faults.expect(/422/);
      const page = await context.newPage();
      await page.goto(`/${language}/adopt-a-street`);
      await fillInGroup(page);
      await page.getByRole('textbox', { name: say.search }).fill('elm');
      await page.getByRole('button', { name: say.search }).click();
      const list = page.getByRole('combobox', { name: say.street });
      const label = await list.locator('option', { hasText: 'Elm Street' }).first().textContent();
      await list.selectOption({ label: label ?? '' });
      await page.getByRole('button', { name: say.send, exact: true }).click();
      // The ward is required, and what was chosen stays.
      await expect(page.locator('#guichet-errors')).toBeVisible();
      await expect(list.locator('option:checked')).toHaveText(label ?? '');
      await page.getByRole('radio', { name: 'Centre-ville' }).check();
      await page.getByRole('button', { name: say.send, exact: true }).click();
      await expect(page).toHaveURL(/\/thankyou$/);
      expect(storedMetadata(product.dataDir, 'adopt-a-street').at(-1)).toMatchObject({
        selectData: { street: { label }, ward: { label: 'Centre-ville' } },
      });
    });
  });
}
