import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince } from './drafts.ts';
import { live } from './permit.ts';

const input = (type: string, key: string, label: string, more = {}) => ({
  ...{ type, key, label, input: true },
  ...more,
});

/** A form with a button of each action that a page answers. */
const garden = {
  title: 'Garden',
  path: 'garden-plot',
  properties: { fr: 'Jardin' },
  settings: {
    i18n: {
      fr: {
        ...{ Name: 'Nom', Plot: 'Parcelle', 'My name is Ann': 'Mon nom est Ann', Send: 'Envoyer' },
        ...{ 'Save for later': 'Enregistrer pour plus tard', 'Start over': 'Recommencer' },
        ...{ 'Send it all': 'Tout envoyer' },
      },
    },
  },
  components: [
    input('textfield', 'name', 'Name', { validate: { required: true } }),
    input('textfield', 'plot', 'Plot'),
    input('button', 'fill', 'My name is Ann', { action: 'custom', custom: 'data.name = "Ann"' }),
    input('button', 'save', 'Save for later', { action: 'saveState', state: 'draft', theme: 'secondary' }),
    input('button', 'over', 'Start over', { action: 'reset', theme: 'danger' }),
    input('button', 'all', 'Send it all', {
      action: 'custom',
      custom: 'form.submit(); component.disabled = true;',
    }),
    input('button', 'send', 'Send', { disableOnInvalid: true }),
  ],
};
const formsDir = sharedForms(garden);
test.use({ formsDir });

const words = {
  en: {
    ...{ name: 'Name', plot: 'Plot', fill: 'My name is Ann', save: 'Save for later', over: 'Start over' },
    ...{
      all: 'Send it all',
      send: 'Send',
      saved: /saved on this device/,
      offered: /^You (saved your answers|began this form) on/,
    },
    ...{
      resume: 'Continue with these answers',
      erase: 'Start over',
      eraseAll: 'Erase my answers',
      thanks: /^Thank you/,
    },
    missing: 'Show what is missing',
  },
  fr: {
    ...{ name: 'Nom', plot: 'Parcelle', fill: 'Mon nom est Ann', save: 'Enregistrer pour plus tard' },
    ...{ over: 'Recommencer', all: 'Tout envoyer', send: 'Envoyer', saved: /enregistrées sur cet appareil/ },
    ...{
      offered: /^Vous avez (enregistré vos réponses|commencé ce formulaire) le/,
      resume: 'Continuer avec ces réponses',
    },
    ...{ erase: 'Recommencer', eraseAll: 'Effacer mes réponses', thanks: /^Merci/ },
    missing: 'Montrer ce qui manque',
  },
} as const;

function gardenPage(page: Page, language: 'en' | 'fr') {
  const texts = words[language];
  const button = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    texts,
    button,
    name: page.getByRole('textbox', { name: texts.name }),
    plot: page.getByRole('textbox', { name: texts.plot }),
  };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test.describe(`in ${language}`, () => {
    test('answers that were saved are offered on the next visit, and taken or erased', async ({
      page,
      step,
    }) => {
      const { texts, button, name, plot } = gardenPage(page, language);
      await page.goto(`/${language}/garden-plot`);
      await live(page);
      await plot.fill('12 B');
      await step('save', async () => {
        await button(texts.save).click();
        await expect(page.getByText(texts.saved)).toBeVisible();
      });
      await expect(name).not.toHaveAttribute('aria-invalid');

      await draftSince(page);
      const visit = await page.context().newPage();
      const later = gardenPage(visit, language);
      await visit.goto(`/${language}/garden-plot`);
      await expect(visit.getByRole('heading', { name: texts.offered })).toBeFocused();
      await later.button(texts.resume).click();
      await expect(later.plot).toHaveValue('12 B');
      await later.button(texts.fill).click();
      await expect(later.name).toHaveValue('Ann');
      await later.button(texts.send).click();
      await expect(visit.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);

      await visit.goto(`/${language}/garden-plot`);
      await live(visit);
      await expect(later.plot).toHaveValue('');
      await expect(visit.getByRole('heading', { name: texts.offered })).toHaveCount(0);
    });

    test('saved answers that are erased are gone', async ({ page }) => {
      const { texts, button, plot } = gardenPage(page, language);
      await page.goto(`/${language}/garden-plot`);
      await live(page);
      await plot.fill('12 B');
      await button(texts.save).click();
      await expect(page.getByText(texts.saved)).toBeVisible();

      await draftSince(page);
      const visit = await page.context().newPage();
      await visit.goto(`/${language}/garden-plot`);
      await visit.getByRole('link', { name: texts.erase }).click();
      await expect(visit.getByRole('heading', { name: texts.offered })).toHaveCount(0);
      await visit.reload();
      await live(visit);
      await expect(visit.getByRole('heading', { name: texts.offered })).toHaveCount(0);
      await expect(gardenPage(visit, language).plot).toHaveValue('');
    });

    test('starting over asks first', async ({ page, step }) => {
      const { texts, button, plot } = gardenPage(page, language);
      await page.goto(`/${language}/garden-plot`);
      await live(page);
      await plot.fill('12 B');
      await step('ask', async () => {
        await button(texts.over).click();
        await expect(page.getByRole('dialog')).toBeVisible();
      });
      await button(texts.eraseAll).click();
      await expect(page.getByRole('main')).toBeFocused();
      await expect(plot).toHaveValue('');
    });

    test('a button that waits for complete answers says so, and leads to what is missing; one with code may send the form, and can be pressed again where it was refused', async ({
      page,
      step,
    }) => {
      const { texts, button, name } = gardenPage(page, language);
      await page.goto(`/${language}/garden-plot`);
      await live(page);
      await expect(button(texts.send)).toBeDisabled();
      await step('lead', async () => {
        await button(texts.missing).click();
        await expect(name).toBeFocused();
      });
      await name.fill('Ann');
      await expect(button(texts.send)).toBeEnabled();

      await name.fill('');
      await button(texts.all).click();
      await expect(page.locator('#guichet-errors')).toBeFocused();
      await button(texts.fill).click();
      await button(texts.all).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    });
  });
}
