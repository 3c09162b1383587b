import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { kept, sendingKept } from './drafts.ts';
import { permit, permitPage } from './permit.ts';

const labels = {
  en: {
    ...{ kept: 'Answers kept on this device', waiting: 'Your form is waiting to be sent' },
    ...{ erase: 'Erase everything I filled in', erased: 'Your answers were erased.' },
    keep: 'Keep them',
  },
  fr: {
    ...{ kept: 'Réponses conservées sur cet appareil', waiting: 'Votre formulaire attend d’être envoyé' },
    ...{ erase: 'Effacer tout ce que j’ai rempli', erased: 'Vos réponses ont été effacées.' },
    keep: 'Les conserver',
  },
} as const;

/** The posts of this page's forms from here on: the key and the first name of each. */
function notePosts(page: Page) {
  const posts: { readonly key: string | undefined; readonly firstName: string }[] = [];
  page.on('request', (request) => {
    if (!request.url().endsWith('/submission')) return;
    const { data } = request.postDataJSON();
    posts.push({ key: request.headers()['idempotency-key'], firstName: data.applicant.firstName });
  });
  return posts;
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const words = labels[language];

  /** Presses the button and the one that it asks with, and fills in and sends a form of somebody else. */
  async function eraseAndSendAnother(page: Page, before: () => Promise<unknown>): Promise<void> {
    const form = permitPage(page, texts);
    const erase = page.getByRole('button', { name: words.erase });
    await erase.click();
    await erase.click();
    await expect(page.getByText(words.erased)).toBeVisible();
    // The page moves the focus after a pause, which would take it from the search box that is filled in next.
    await expect(page.locator('#main')).toBeFocused();
    await expect(form.box(texts.firstName)).toHaveValue('');
    await before();
    await expect(page.getByRole('heading', { name: words.waiting })).toHaveCount(0);
    await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
    await form.fillIn('Zoé');
    await form.submit.click();
    await expect(form.reference).toBeVisible();
    await expect(page.getByText('Zoé', { exact: true })).toBeVisible();
  }

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('neither a double click nor two presses of a key erase what was filled in: the question is answered apart', async ({
      page,
    }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      const erase = page.getByRole('button', { name: words.erase });
      const keep = page.getByRole('button', { name: words.keep });
      await erase.dblclick();
      await expect(keep).toBeVisible();
      await keep.click();
      await expect(keep).toHaveCount(0);
      await erase.focus();
      await page.keyboard.press('Enter');
      await expect(keep).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(keep).toHaveCount(0);
      await expect(erase).toBeFocused();
      await expect(form.box(texts.firstName)).not.toHaveValue('');
    });

    test('a form that is erased while it waits is not sent', async ({ page, context, faults }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
      await context.setOffline(true);
      await form.submit.click();
      await expect(page.getByRole('heading', { name: words.waiting })).toBeFocused();
      await sendingKept(page);
      const posts = notePosts(page);
      await eraseAndSendAnother(page, () => context.setOffline(false));
      expect(posts.map(({ firstName }) => firstName)).toEqual(['Zoé']);
    });

    test('a form that is erased while it is sent does not begin to wait', async ({ page, faults }) => {
      faults.expect(/ERR_FAILED/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
      const posts = notePosts(page);
      const sent = Promise.withResolvers<() => Promise<void>>();
      await page.route(submissions, (route) => sent.resolve(() => route.abort()), { times: 1 });
      await form.submit.click();
      const abort = await sent.promise;
      await eraseAndSendAnother(page, async () => {
        const failed = page.waitForEvent('requestfailed');
        await abort();
        await failed;
      });
      expect(posts.map(({ firstName }) => firstName)).toEqual(['Marguerite', 'Zoé']);
      expect(new Set(posts.map(({ key }) => key)).size).toBe(2);
    });
  });
}
