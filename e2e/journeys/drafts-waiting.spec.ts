import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { kept, sendingKept } from './drafts.ts';
import { fillInLicence } from './flows.ts';
import { live, permit, permitPage } from './permit.ts';

const labels = {
  en: {
    ...{ kept: 'Answers kept on this device' },
    ...{ waiting: 'Your form is waiting to be sent', change: 'Change my answers' },
    stopped: /^Your form is not being sent any more\./,
    ...{ untilSent: /until they are sent/, forHours: /24 hours/ },
    ...{ since: /^Your form has been waiting to be sent since/, send: 'Send it' },
    already: 'We already received this application',
    changed: 'Send the changed answers as a new application',
  },
  fr: {
    ...{ kept: 'Réponses conservées sur cet appareil' },
    ...{ waiting: 'Votre formulaire attend d’être envoyé', change: 'Modifier mes réponses' },
    stopped: /^L’envoi de votre formulaire est arrêté\./,
    ...{ untilSent: /jusqu’à leur envoi/, forHours: /24\u00a0heures/ },
    ...{ since: /^Votre formulaire attend d’être envoyé depuis/, send: 'L’envoyer' },
    already: 'Nous avons déjà reçu cette demande',
    changed: 'Envoyer les réponses modifiées dans une nouvelle demande',
  },
} as const;

/** The new messages, as a screen reader finds them. */
const spoken = {
  en: {
    waiting: `
      - heading "Your form is waiting to be sent" [level=2]
      - paragraph: /^We cannot reach our site\\. Your form will be sent by itself/
      - button "Change my answers"
    `,
    ask: `
      - heading /^Your form has been waiting to be sent since/ [level=2]
      - paragraph: Nobody answered when it was sent. Do you still want to send it?
      - button "Send it"
    `,
  },
  fr: {
    waiting: `
      - heading "Votre formulaire attend d’être envoyé" [level=2]
      - paragraph: /^Nous n’arrivons pas à joindre notre site\\. Votre formulaire sera envoyé automatiquement/
      - button "Modifier mes réponses"
    `,
    ask: `
      - heading /^Votre formulaire attend d’être envoyé depuis/ [level=2]
      - paragraph: Personne n’a répondu lors de l’envoi. Voulez-vous toujours l’envoyer?
      - button "L’envoyer"
    `,
  },
} as const;

/** Sends the permit without a network, closes its page, and gives the next one, which has a network again. */
async function leaveWaiting(page: Page, language: 'en' | 'fr'): Promise<Page> {
  const words = labels[language];
  const context = page.context();
  const form = permitPage(page, permit[language]);
  await form.open(language);
  await form.fillIn();
  await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
  await context.setOffline(true);
  await form.submit.click();
  await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible();
  await sendingKept(page);
  await page.close();
  await context.setOffline(false);
  return context.newPage();
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const words = labels[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('without a network a form waits, and is sent once when there is one', async ({
      page,
      context,
      step,
      faults,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/submission')) keys.push(request.headers()['idempotency-key']);
      });
      await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
      await context.setOffline(true);
      await step('send it', async () => {
        await form.submit.click();
        await expect(page.getByRole('heading', { name: words.waiting })).toBeFocused();
        await expect(page.locator('.g-notice').first()).toMatchAriaSnapshot(spoken[language].waiting);
      });
      const note = page.getByRole('region', { name: words.kept });
      await expect(note.getByText(words.untilSent)).toBeVisible();
      await expect(note.getByText(words.forHours)).toHaveCount(0);
      await page.getByRole('button', { name: words.change }).click();
      await expect(page.getByRole('heading', { name: words.waiting })).toHaveCount(0);
      await expect(page.getByRole('status').filter({ hasText: words.stopped })).toBeVisible();
      await expect(note.getByText(words.forHours)).toBeVisible();
      await form.box(texts.colour).fill('Red');
      await form.submit.click();
      await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible();
      await sendingKept(page);
      // As if the page went before its draft did.
      await page.evaluate(() => {
        IDBObjectStore.prototype.delete = () => {
          throw new Error('The page is gone.');
        };
      });
      await context.setOffline(false);
      await expect(form.reference).toBeVisible();
      await expect(page.getByText('Red', { exact: true })).toBeVisible();
      expect(new Set(keys).size).toBe(1);
      expect((await kept(page)).drafts).toBe(1);
      await page.reload();
      await expect(form.reference).toBeVisible();
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
    });

    test('one that waits is sent when the form is opened again, and shows no answers', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      const visit = await leaveWaiting(page, language);
      // A device that is slow to destroy it holds up no answer.
      await visit.addInitScript(() => {
        const { delete: destroy } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.delete = function slowly(which) {
          const hold = () => {
            if (document.documentElement.dataset.hurry === undefined) this.count().onsuccess = hold;
          };
          hold();
          return destroy.call(this, which);
        };
      });
      await visit.goto(`/${language}/parking-permit`);
      await expect(visit.getByRole('heading', { name: texts.thanks })).toBeFocused();
      await visit.locator('html').evaluate(({ dataset }) => {
        dataset.hurry = '';
      });
      await expect(permitPage(visit, texts).box(texts.firstName)).toHaveValue('');
      await expect.poll(() => kept(visit)).toEqual({ drafts: 0, files: 0, keys: 0 });
    });

    test('answers that were changed after a lost answer are neither lost nor received twice', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED|422/);
      const form = permitPage(page, texts);
      await form.open(language);
      await form.fillIn();
      await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
      // It arrives, and its answer does not.
      await page.route(submissions, async (route) => {
        await route.fetch();
        await route.abort();
      });
      await form.submit.click();
      await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible();
      await form.box(texts.colour).fill('Red');
      await expect(page.getByRole('heading', { name: words.waiting })).toHaveCount(0);
      await page.unroute(submissions);
      // A device that is slow to write has not kept the last of it before everything is received.
      await page.evaluate(() => {
        const { encrypt } = crypto.subtle;
        const written = new Promise((resolve) => addEventListener('write', resolve, { once: true }));
        crypto.subtle.encrypt = async (...given) => {
          document.documentElement.dataset.writing = 'yes';
          await written;
          return encrypt.apply(crypto.subtle, given);
        };
        document.dispatchEvent(new Event('input'));
      });
      await form.submit.click();
      await expect(page.getByRole('heading', { name: words.already })).toBeFocused();
      await expect(form.box(texts.colour)).toHaveValue('Red');
      await expect(page.locator('html')).toHaveAttribute('data-writing');
      await page.getByRole('button', { name: words.changed }).click();
      await expect(form.reference).toBeVisible();
      await page.evaluate(() => dispatchEvent(new Event('write')));
      await expect.poll(() => kept(page)).toEqual({ drafts: 0, files: 0, keys: 0 });
    });

    test('after a week a resident is asked before a form that waits is sent', async ({ page, faults }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      const visit = await leaveWaiting(page, language);
      await visit.addInitScript(() => {
        const now = Date.now;
        Date.now = () => now() + 7 * 24 * 60 * 60 * 1000 + 1;
      });
      await visit.goto(`/${language}/parking-permit`);
      await expect(visit.getByRole('heading', { name: words.since })).toBeFocused();
      await expect(visit.locator('.g-notice').first()).toMatchAriaSnapshot(spoken[language].ask);
      await visit.getByRole('button', { name: words.send, exact: true }).click();
      await expect(visit.getByRole('heading', { name: texts.thanks })).toBeFocused();
      await expect.poll(() => kept(visit)).toEqual({ drafts: 0, files: 0, keys: 0 });
    });

    test('a form that leads to another service waits on its page, and leaves once there is a network', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(`/${language}/dog-licence`);
      await live(page);
      await fillInLicence(page);
      await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
      await context.setOffline(true);
      await page.locator('main form button[type=submit]').last().click();
      await expect(page.getByRole('heading', { name: words.waiting })).toBeFocused();
      const left = page.waitForURL((url) => !url.pathname.startsWith(`/${language}/dog-licence`));
      await context.setOffline(false);
      await left;
    });
  });
}
