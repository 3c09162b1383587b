import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { kept } from './drafts.ts';
import { live, permit, permitPage } from './permit.ts';

const words = {
  en: {
    shared: 'This is a shared computer',
    note: `
      - region "Answers kept on this device":
        - status: /^Nothing is kept on this device any more\\. Your answers on this page are lost/
        - button "Keep my answers on this device again"
    `,
  },
  fr: {
    shared: 'Cet ordinateur est partagé',
    note: `
      - region "Réponses conservées sur cet appareil":
        - status: /^Plus rien n’est conservé sur cet appareil\\. Vos réponses dans cette page seront perdues/
        - button "Conserver de nouveau mes réponses sur cet appareil"
    `,
  },
} as const;

/** Nothing else on a page of ours says this. */
const canary = 'Zanzibar';

/** Entries of a tab's history, each as it lies there when a page of ours opens it, and before any script of ours ran. */
async function readEntries(page: Page): Promise<() => readonly string[]> {
  const entries: string[] = [];
  await page.exposeFunction('noteEntry', (entry: string) => entries.push(entry));
  await page.addInitScript(() => {
    const note = () => Reflect.get(window, 'noteEntry')(JSON.stringify(history.state));
    note();
    addEventListener('popstate', note);
  });
  return () => entries;
}

/** The storages of this tab, as text. */
function stored(page: Page): Promise<string> {
  return page.evaluate(() => JSON.stringify([{ ...sessionStorage }, { ...localStorage }]));
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const draftTexts = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('no entry of the history shows an answer to others, and on a shared computer none shows any', async ({
      page,
      context,
      step,
    }) => {
      page.on('dialog', (dialog) => dialog.accept());
      const entries = await readEntries(page);
      const form = permitPage(page, texts);
      await form.open(language);
      await page.evaluate(
        (letters) => history.replaceState({ ...history.state, control: letters }, ''),
        canary,
      );
      await page.reload();
      expect(entries().join(), 'the search finds what is there').toContain(canary);
      await page.evaluate(() => history.replaceState({ ...history.state, control: undefined }, ''));
      await live(page);

      const from = entries().length;
      await form.box(texts.firstName).fill(canary);
      await page.goto(`/${language}`);
      await page.goBack();
      await live(page);
      await expect(form.box(texts.firstName)).toHaveValue(canary);
      await form.fillIn(canary);
      await form.submit.click();
      await expect(form.reference).toBeVisible();
      const number = await form.reference.textContent();
      // The entry shows this tab the answers that were sent, after a reload too.
      await page.reload();
      await expect(page.getByText(canary, { exact: true })).toBeVisible();
      await form.open(language);
      await form.box(texts.firstName).fill(`${canary} again`);
      await page.goBack();
      await expect(page.getByText(canary, { exact: true })).toBeVisible();
      await page.goForward();
      await expect(form.box(texts.firstName)).toHaveValue(`${canary} again`);
      expect(entries().length).toBeGreaterThan(from + 5);
      expect(entries().slice(from).join()).not.toContain(canary);
      expect(await stored(page)).not.toContain(canary);

      const otherTab = await context.newPage();
      await permitPage(otherTab, texts).open(language);
      await permitPage(otherTab, texts).box(texts.lastName).fill(canary);
      await expect(otherTab.getByRole('button', { name: draftTexts.shared })).toBeVisible();
      await step('say that others use it', async () => {
        await page.getByRole('button', { name: draftTexts.shared }).click();
        await expect(page.locator('section.g-notice').last()).toMatchAriaSnapshot(draftTexts.note);
      });
      // In the other tab, too.
      await expect(otherTab.locator('section.g-notice').last()).toMatchAriaSnapshot(draftTexts.note);
      await permitPage(otherTab, texts).box(texts.firstName).fill(canary);
      await otherTab.evaluate(() => dispatchEvent(new Event('pagehide')));
      for (const tab of [page, otherTab]) {
        expect(await kept(tab)).toEqual({ drafts: 0, files: 0, keys: 0 });
        expect(await stored(tab)).not.toMatch(/guichet:(pad|left|uploads)/);
        expect(await tab.evaluate(() => JSON.stringify(history.state))).not.toMatch(/answers|Zanzibar/);
      }
      await page.goBack();
      await expect(page.getByText(String(number))).toBeVisible();
      await expect(page.getByText(canary)).toHaveCount(0);
      expect(entries().slice(from).join()).not.toContain(canary);
    });
  });
}
