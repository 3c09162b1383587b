import type { BrowserContext, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince } from './drafts.ts';
import { live, permit, permitPage } from './permit.ts';

const labels = {
  en: {
    already: 'We already received this application',
    asNew: 'Send the changed answers as a new application',
  },
  fr: {
    already: 'Nous avons déjà reçu cette demande',
    asNew: 'Envoyer les réponses modifiées dans une nouvelle demande',
  },
} as const;

/** A tab that a browser has made of another: with its address, its history entry and its session's storage. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  const tab = await page.evaluate(() => ({ state: history.state, stored: { ...sessionStorage } }));
  const copy = await context.newPage();
  await copy.addInitScript(({ state, stored }) => {
    if (history.length > 2 || history.state !== null) return;
    history.replaceState(state, '');
    for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, String(value));
  }, tab);
  await copy.goto(page.url());
  return copy;
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const otherTexts = permit[language === 'en' ? 'fr' : 'en'];

  test.describe(`in ${language}`, () => {
    test('a form that is open in two tabs is two applications: neither disturbs the other', async ({
      page,
      context,
    }) => {
      const second = await context.newPage();
      const [firstForm, secondForm] = [permitPage(page, texts), permitPage(second, texts)];
      await firstForm.open(language);
      await secondForm.open(language);
      await firstForm.fillIn('Marguerite');
      await secondForm.fillIn('Gabrielle');
      await page.reload();
      await live(page);
      await expect(firstForm.box(texts.firstName)).toHaveValue('Marguerite');
      await page.getByRole('link', { name: texts.otherLanguage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherTexts.title);
      await expect(secondForm.box(texts.firstName)).toHaveValue('Gabrielle');
      await Promise.all([secondForm.submit.click(), permitPage(page, otherTexts).submit.click()]);
      await expect(firstForm.reference).toBeVisible();
      await expect(secondForm.reference).toBeVisible();
      expect(await firstForm.reference.textContent()).not.toBe(await secondForm.reference.textContent());
      await expect(page.getByText('Marguerite', { exact: true })).toBeVisible();
      await expect(second.getByText('Gabrielle', { exact: true })).toBeVisible();
    });

    test('a duplicated tab has the answers and the key, and what both send is received once', async ({
      page,
      context,
    }) => {
      const firstForm = permitPage(page, texts);
      await firstForm.open(language);
      await firstForm.fillIn();
      await firstForm.option(texts.parkingAtHome, texts.yes).check();
      await firstForm.box(texts.reasonForStreet).fill('A second car');
      await draftSince(page);
      const second = await duplicate(page, context);
      const secondForm = permitPage(second, texts);
      await expect(secondForm.box(texts.reasonForStreet)).toHaveValue('A second car');
      await Promise.all([firstForm.submit.click(), secondForm.submit.click()]);
      await expect(firstForm.reference).toBeVisible();
      await expect(secondForm.reference).toHaveText((await firstForm.reference.textContent()) ?? '');
    });

    test('what was changed in a duplicated tab overwrites nothing, is kept, and is sent on demand; a duplicated thank-you page shows the same number', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(/422/);
      const firstForm = permitPage(page, texts);
      await firstForm.open(language);
      await firstForm.fillIn();
      await draftSince(page);
      const second = await duplicate(page, context);
      const secondForm = permitPage(second, texts);
      await expect(secondForm.box(texts.colour)).toHaveValue('Blue');
      await secondForm.box(texts.colour).fill('Red');
      await secondForm.box(texts.colour).blur();
      await expect(firstForm.box(texts.colour)).toHaveValue('Blue');
      await firstForm.submit.click();
      const number = (await firstForm.reference.textContent()) ?? '';
      await secondForm.submit.click();
      await expect(second.getByRole('heading', { name: labels[language].already })).toBeFocused();
      await expect(second.getByText(number)).toBeVisible();
      await second.reload();
      await live(second);
      await expect(secondForm.box(texts.colour)).toHaveValue('Red');
      await secondForm.submit.click();
      await second.getByRole('button', { name: labels[language].asNew }).click();
      await expect(secondForm.reference).toBeVisible();
      await expect(secondForm.reference).not.toHaveText(number);
      await page.reload();
      await expect(firstForm.reference).toHaveText(number);
      const thanked = await duplicate(page, context);
      await expect(permitPage(thanked, texts).reference).toHaveText(number);
    });
  });
}
