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
  const other = await context.newPage();
  await other.addInitScript(({ state, stored }) => {
    if (history.length > 2 || history.state !== null) return;
    history.replaceState(state, '');
    for (const [name, value] of Object.entries(stored)) sessionStorage.setItem(name, String(value));
  }, tab);
  await other.goto(page.url());
  return other;
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const other = permit[language === 'en' ? 'fr' : 'en'];

  test.describe(`in ${language}`, () => {
    test('a form that is open in two tabs is two applications: neither disturbs the other', async ({
      page,
      context,
    }) => {
      const second = await context.newPage();
      const [one, two] = [permitPage(page, texts), permitPage(second, texts)];
      await one.open(language);
      await two.open(language);
      await one.fillIn('Marguerite');
      await two.fillIn('Gabrielle');
      await page.reload();
      await live(page);
      await expect(one.box(texts.firstName)).toHaveValue('Marguerite');
      await page.getByRole('link', { name: texts.otherLanguage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(other.title);
      await expect(two.box(texts.firstName)).toHaveValue('Gabrielle');
      await Promise.all([two.submit.click(), permitPage(page, other).submit.click()]);
      await expect(one.reference).toBeVisible();
      await expect(two.reference).toBeVisible();
      expect(await one.reference.textContent()).not.toBe(await two.reference.textContent());
      await expect(page.getByText('Marguerite', { exact: true })).toBeVisible();
      await expect(second.getByText('Gabrielle', { exact: true })).toBeVisible();
    });

    test('a duplicated tab has the answers and the key, and what both send is received once', async ({
      page,
      context,
    }) => {
      const one = permitPage(page, texts);
      await one.open(language);
      await one.fillIn();
      await one.option(texts.parkingAtHome, texts.yes).check();
      await one.box(texts.reasonForStreet).fill('A second car');
      await draftSince(page);
      const second = await duplicate(page, context);
      const two = permitPage(second, texts);
      await expect(two.box(texts.reasonForStreet)).toHaveValue('A second car');
      await Promise.all([one.submit.click(), two.submit.click()]);
      await expect(one.reference).toBeVisible();
      await expect(two.reference).toHaveText((await one.reference.textContent()) ?? '');
    });

    test('what was changed in a duplicated tab overwrites nothing, is kept, and is sent on demand', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(/422/);
      const one = permitPage(page, texts);
      await one.open(language);
      await one.fillIn();
      await draftSince(page);
      const second = await duplicate(page, context);
      const two = permitPage(second, texts);
      await expect(two.box(texts.colour)).toHaveValue('Blue');
      await two.box(texts.colour).fill('Red');
      await two.box(texts.colour).blur();
      await expect(one.box(texts.colour)).toHaveValue('Blue');
      await one.submit.click();
      const number = (await one.reference.textContent()) ?? '';
      await two.submit.click();
      await expect(second.getByRole('heading', { name: labels[language].already })).toBeFocused();
      await expect(second.getByText(number)).toBeVisible();
      await second.reload();
      await live(second);
      await expect(two.box(texts.colour)).toHaveValue('Red');
      await two.submit.click();
      await second.getByRole('button', { name: labels[language].asNew }).click();
      await expect(two.reference).toBeVisible();
      await expect(two.reference).not.toHaveText(number);
      await page.reload();
      await expect(one.reference).toHaveText(number);
    });

    test('a duplicated thank-you page shows the same number', async ({ page, context }) => {
      const one = permitPage(page, texts);
      await one.open(language);
      await one.fillIn();
      await one.submit.click();
      const number = (await one.reference.textContent()) ?? '';
      const second = await duplicate(page, context);
      await expect(permitPage(second, texts).reference).toHaveText(number);
    });
  });
}
