import type { Dialog, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { scripts } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { live, permit, permitPage } from './permit.ts';

const lists = { en: 'All forms', fr: 'Tous les formulaires' } as const;
const citySites = { en: 'City website', fr: 'Site Web de la Ville' } as const;

/** Answers each question of the browser as ordered, and counts them. */
function answerQuestions(page: Page, answer: 'stay' | 'leave') {
  const asked: string[] = [];
  page.on('dialog', async (dialog: Dialog) => {
    asked.push(dialog.type());
    await (answer === 'stay' ? dialog.dismiss() : dialog.accept());
  });
  return asked;
}

/** How many listeners of this page could make the browser ask. */
async function askers(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { result } = await session.send('Runtime.evaluate', { expression: 'window' });
  const { listeners } = await session.send('DOMDebugger.getEventListeners', {
    objectId: result.objectId ?? '',
  });
  await session.detach();
  return listeners.filter(({ type }) => type === 'beforeunload').length;
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];

  test.describe(`in ${language}`, () => {
    test('each way to leave asks first where something was typed, and a resident who stays has it all; who leaves comes to where the link leads', async ({
      page,
    }) => {
      const form = permitPage(page, texts);
      await page.goto(`/${language}`);
      await page.getByRole('link', { name: texts.title }).click();
      await live(page);
      const { key } = await page.evaluate(() => history.state);
      await form.option(texts.parkingAtHome, texts.yes).check();
      await form.box(texts.reasonForStreet).pressSequentially('Visitors');
      const asked = answerQuestions(page, 'stay');
      for (const [way, leave] of [
        ['a link to the list', () => page.getByRole('link', { name: lists[language], exact: true }).click()],
        ['a link to the city’s site', () => page.getByRole('link', { name: citySites[language] }).click()],
        ['Back', () => page.evaluate(() => void setTimeout(() => history.back()))],
        ['a reload', () => page.evaluate(() => location.reload())],
        ['closing the tab', () => page.close({ runBeforeUnload: true })],
      ] as const) {
        await test.step(way, async () => {
          await leave();
          await expect.poll(() => asked.splice(0)).toEqual(['beforeunload']);
          await expect(form.option(texts.parkingAtHome, texts.yes)).toBeChecked();
          await expect(form.box(texts.reasonForStreet)).toHaveValue('Visitors');
          await expect(page).toHaveURL(new RegExp(`/${language}/parking-permit$`));
          expect(await page.evaluate(() => history.state.key)).toBe(key);
        });
      }
      expect(asked, 'no way asks twice').toEqual([]);

      page.removeAllListeners('dialog');
      const askedAtLast = answerQuestions(page, 'leave');
      await page.getByRole('link', { name: lists[language], exact: true }).click();
      await page.waitForURL(`**/${language}`);
      expect(askedAtLast).toEqual(['beforeunload']);
    });

    test('a form that nobody filled in is left without a question, also after a look at its fields, or once its only answer is taken out again', async ({
      page,
    }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      const asked = answerQuestions(page, 'stay');
      await form.box(texts.firstName).click();
      await page.keyboard.press('Tab');
      expect(await askers(page)).toBe(0);
      await form.box(texts.firstName).pressSequentially('M');
      expect(await askers(page)).toBe(1);
      await page.keyboard.press('Backspace');
      await page.keyboard.press('Tab');
      // Once the resident pauses.
      await expect.poll(() => askers(page)).toBe(0);
      await page.getByRole('link', { name: lists[language], exact: true }).click();
      await page.waitForURL(`**/${language}`);
      expect(asked).toEqual([]);
    });

    test('one that was received is left without a question; one that was refused is not', async ({
      page,
    }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      await form.box(texts.firstName).pressSequentially('M');
      await form.submit.click();
      await expect(form.alert).toBeFocused();
      expect(await askers(page)).toBe(1);
      await form.fillIn();
      const asked = answerQuestions(page, 'stay');
      await form.submit.click();
      await expect(form.reference).toBeVisible();
      expect(await askers(page)).toBe(0);
      await page.getByRole('link', { name: lists[language], exact: true }).click();
      await page.waitForURL(`**/${language}`);
      expect(asked).toEqual([]);
    });

    test('the language switch and Back from it leave nothing, and so ask nothing; leaving afterwards does', async ({
      page,
    }) => {
      const otherTexts = permit[language === 'en' ? 'fr' : 'en'];
      const form = permitPage(page, texts);
      await form.open(language);
      await form.box(texts.firstName).pressSequentially('Marguerite');
      const asked = answerQuestions(page, 'stay');
      await page.getByRole('link', { name: texts.otherLanguage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherTexts.title);
      await page.goBack();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      expect(asked).toEqual([]);
      await page.getByRole('link', { name: lists[language], exact: true }).click();
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
    });
  });
}

test('what was typed before the script arrived counts', async ({ page }) => {
  const form = permitPage(page, permit.en);
  const release = await holdRequests(page, scripts);
  await page.goto('/en/parking-permit', { waitUntil: 'commit' });
  await form.box(permit.en.firstName).pressSequentially('Marguerite');
  release();
  await live(page);
  await expect.poll(() => askers(page)).toBe(1);
});
