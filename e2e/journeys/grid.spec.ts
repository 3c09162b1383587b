import { join } from 'node:path';
import type { Locator, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { live, permit, permitPage } from './permit.ts';

const words = {
  en: {
    grid: 'Vehicles that will share this permit',
    add: 'Add a vehicle: Vehicles that will share this permit',
    remove: (row: number) => `Remove row ${row}: Vehicles that will share this permit`,
    ...{
      question: (row: number) => `Remove Vehicles that will share this permit, row ${row}?`,
      keep: 'Keep',
      yes: 'Remove',
    },
    undo: (row: number) => `Undo the removal of row ${row}: Vehicles that will share this permit`,
    plate: (row: number) => `Licence plate (row ${row})`,
    model: (row: number) => `Make and model (row ${row})`,
    noPlate: (error: number, row: number) =>
      `Error ${error}: Enter the licence plate (Vehicles that will share this permit, row ${row}).`,
    removed: 'Vehicles that will share this permit, row 1 was removed. 2 rows are left.',
    people: 'People who come along',
    addPerson: 'Add a person: People who come along',
    called: (row: number) => `Called (row ${row})`,
    up: (row: number) => `Move row ${row} up: People who come along`,
    moved: 'People who come along, row 3 is now number 2 of 3.',
  },
  fr: {
    grid: 'Véhicules qui partageront ce permis',
    add: 'Ajouter un véhicule\u00a0: Véhicules qui partageront ce permis',
    remove: (row: number) => `Retirer la ligne ${row}\u00a0: Véhicules qui partageront ce permis`,
    ...{
      question: (row: number) => `Retirer «\u00a0Véhicules qui partageront ce permis, ligne ${row}\u00a0»?`,
      keep: 'Conserver',
      yes: 'Retirer',
    },
    undo: (row: number) => `Rétablir la ligne ${row}\u00a0: Véhicules qui partageront ce permis`,
    plate: (row: number) => `Numéro de plaque (ligne ${row})`,
    model: (row: number) => `Marque et modèle (ligne ${row})`,
    noPlate: (error: number, row: number) =>
      `Erreur ${error}\u00a0: Entrez le numéro de plaque (Véhicules qui partageront ce permis, ligne ${row}).`,
    removed: 'Retrait\u00a0: Véhicules qui partageront ce permis, ligne 1. Il en reste 2.',
    people: 'Personnes qui vous accompagnent',
    addPerson: 'Ajouter une personne\u00a0: Personnes qui vous accompagnent',
    called: (row: number) => `Nom de la personne (ligne ${row})`,
    up: (row: number) => `Monter la ligne ${row}\u00a0: Personnes qui vous accompagnent`,
    moved: 'Personnes qui vous accompagnent, ligne 3 porte maintenant le numéro 2 sur 3.',
  },
} as const;

/** Tabs on, or back, until this has the focus. */
async function tabTo(page: Page, target: Locator, key: 'Tab' | 'Shift+Tab' = 'Tab'): Promise<void> {
  for (let presses = 0; presses < 60; presses += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press(key);
  }
  await expect(target).toBeFocused();
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  test.describe(language, () => {
    test.use({ language });

    test(`rows are filled in, removed, brought back and sent with the keyboard alone, at 320 pixels, in ${language}`, async ({
      page,
      step,
      product,
    }) => {
      await page.setViewportSize({ width: 320, height: 700 });
      const form = permitPage(page, permit[language]);
      const button = (name: string) => page.getByRole('button', { name, exact: true });
      const press = (key: string) => page.keyboard.press(key);
      await form.open(language);
      await form.fillIn();

      await step('no row yet', () => tabTo(page, button(texts.add), 'Shift+Tab'));
      for (const row of [1, 2, 3]) {
        await step(`row ${row}`, async () => {
          await press('Enter');
          await expect(form.box(texts.plate(row))).toBeFocused();
          if (row === 3) return;
          await page.keyboard.type(`PLATE ${row}`);
          await tabTo(page, form.box(texts.model(row)));
          await page.keyboard.type(`Model ${row}`);
          await tabTo(page, button(texts.add));
        });
      }
      // As many as there may be.
      await expect(button(texts.add)).toHaveCount(0);

      await step('send too early: the list says which row', async () => {
        await press('Enter');
        await expect(form.alert).toBeFocused();
        await press('Tab');
        await expect(form.alert.getByRole('link').first()).toHaveText(texts.noPlate(1, 3));
        await press('Enter');
        await expect(form.box(texts.plate(3))).toBeFocused();
      });
      await step('a row is removed: the focus stays among the rows', async () => {
        await tabTo(page, button(texts.remove(1)), 'Shift+Tab');
        await press('Enter');
        await expect(button(texts.remove(1))).toBeFocused();
        await expect(page.getByText(texts.removed)).toBeVisible();
        await expect(form.box(texts.plate(1))).toHaveValue('PLATE 2');
      });
      await step('and comes back with its answers', async () => {
        await tabTo(page, button(texts.undo(1)));
        await press('Enter');
        await expect(form.box(texts.plate(1))).toBeFocused();
        await expect(form.box(texts.plate(1))).toHaveValue('PLATE 1');
        await expect(form.box(texts.model(1))).toHaveValue('Model 1');
      });
      await step('the empty row goes', async () => {
        await tabTo(page, button(texts.remove(3)));
        await press('Enter');
        await expect(button(texts.remove(2))).toBeFocused();
      });
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

      await step('send', async () => {
        await tabTo(page, form.submit);
        await press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(permit[language].thanks);
      });
      // The receipt shows the rows.
      await expect(page.getByRole('cell', { name: 'PLATE 2' })).toBeVisible();
      const stored = storedData(join(product.dataDir), (await form.reference.textContent()) ?? '');
      expect(stored).toMatchObject({
        vehicles: [
          { vehiclePlate: 'PLATE 1', vehicleProvince: 'ON', vehicleMakeAndModel: 'Model 1' },
          { vehiclePlate: 'PLATE 2', vehicleProvince: 'ON', vehicleMakeAndModel: 'Model 2' },
        ],
      });
    });
  });

  test(`rows are put into another order with the keyboard alone, and keep it in the other language, in ${language}`, async ({
    page,
    step,
  }) => {
    await page.goto(`/${language}/everything`);
    await live(page);
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    const called = async (row: number) => box(texts.called(row)).inputValue();
    for (const row of [1, 2, 3]) {
      if (row > 1) {
        await button(texts.addPerson).focus();
        await page.keyboard.press('Enter');
        await expect(box(texts.called(row))).toBeFocused();
      }
      await box(texts.called(row)).focus();
      await page.keyboard.type(`P${row}`);
    }
    await step('move the last up', async () => {
      await tabTo(page, button(texts.up(3)));
      await page.keyboard.press('Enter');
      await expect(button(texts.up(2))).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: texts.moved })).toHaveCount(1);
    });
    expect([await called(1), await called(2), await called(3)]).toEqual(['P1', 'P3', 'P2']);
    const otherLanguage = language === 'en' ? 'fr' : 'en';
    await page.getByRole('link', { name: permit[language].otherLanguage }).first().click();
    await expect(page.getByRole('table', { name: words[otherLanguage].people })).toBeVisible();
    await expect(box(words[otherLanguage].called(2))).toHaveValue('P3');
  });

  test(`without a script rows are added and removed by the form’s own buttons, in ${language}`, async ({
    openContext,
  }) => {
    const { context, faults } = await openContext({ javaScriptEnabled: false });
    faults.expect(/422/);
    const page = await context.newPage();
    const form = permitPage(page, permit[language]);
    const button = (name: string) => page.getByRole('button', { name, exact: true });
    await page.goto(`/${language}/parking-permit`);
    await form.box(permit[language].firstName).fill('Marguerite');
    await button(texts.add).click();
    await form.box(texts.plate(1)).fill('PLATE 1');
    // Enter in a row sends the form: it neither adds nor removes a row.
    await form.box(texts.plate(1)).press('Enter');
    await expect(form.alert).toBeVisible();
    await expect(form.box(texts.plate(1))).toHaveValue('PLATE 1');
    await button(texts.add).click();
    await form.box(texts.plate(2)).fill('PLATE 2');
    await button(texts.remove(1)).click();
    await expect(page.getByRole('dialog', { name: texts.question(1) })).toBeInViewport();
    await checkAccessibility(page);
    await button(texts.keep).click();
    await expect(form.box(texts.plate(1))).toHaveValue('PLATE 1');
    await button(texts.remove(1)).click();
    await page.getByRole('dialog').getByRole('button', { name: texts.yes }).click();
    await expect(form.box(texts.plate(1))).toHaveValue('PLATE 2');
    await expect(form.box(permit[language].firstName)).toHaveValue('Marguerite');
  });
}
