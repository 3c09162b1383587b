import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { sendingKept } from './drafts.ts';
import { live } from './permit.ts';

const field = (type: string, key: string, more = {}) => ({ type, key, label: key, input: true, ...more });
const types = ['', 'payment', 'eSubscription'] as const;
const forms = [...types, 'reload'].map((type) => ({
  ...{ title: 'Form', path: `pressed-${type || 'form'}` },
  ...(type && type !== 'reload' && { properties: { submissionType: type } }),
  components: [
    ...Array.from({ length: 25 }, (_, index) => field('textfield', `text${index}`)),
    field('button', 'submit', { label: 'OK', action: 'submit' }),
  ],
}));

const labels = {
  en: { waiting: 'Your form is waiting to be sent', sending: 'Sending your answers…' },
  fr: { waiting: 'Votre formulaire attend d’être envoyé', sending: 'Envoi de vos réponses…' },
} as const;

const calls = /\/(submission|orders)(\/|$)/;
const send = (page: Page) => page.getByRole('button', { name: 'OK', exact: true });

/** A form that is filled in, on a page that tries again by itself only after an hour. */
async function open(page: Page, address: string): Promise<void> {
  await page.addInitScript(() => {
    const { setTimeout: real } = window;
    const hour = 60 * 60 * 1000;
    window.setTimeout = Object.assign(
      (act: TimerHandler, ms = 0, ...given: unknown[]) => real(act, ms < 1000 ? ms : hour, ...given),
      real,
    );
  });
  await page.goto(address);
  await live(page);
  await page.locator('[name="text0"]').fill('Zoé');
}

test.use({ formsDir: sharedForms(...forms) });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const words = labels[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const type of types)
      test(`a press sends ${type || 'a form'} that waits at once, or leads back to the notice`, async ({
        page,
        faults,
      }) => {
        faults.expect(/ERR_FAILED/);
        const path = `/${language}/pressed-${type || 'form'}`;
        await open(page, path);
        const keys: (string | undefined)[] = [];
        let letGo: (() => void) | undefined;
        let isDown = true;
        await page.route(calls, async (route) => {
          keys.push(route.request().headers()['idempotency-key']);
          if (!isDown) return route.continue();
          // The first one fails at once.
          if (keys.length > 1)
            await new Promise<void>((resolve) => {
              letGo = resolve;
            });
          return route.abort();
        });
        const notice = page.getByRole('heading', { name: words.waiting });
        await send(page).click();
        await expect(notice).toBeFocused();
        await sendingKept(page);
        await expect(send(page)).not.toHaveAttribute('aria-disabled');
        await send(page).click();
        const said = page.getByRole('status').filter({ hasText: words.sending });
        await expect(said).toBeVisible();
        await expect(notice).not.toBeInViewport();
        await expect.poll(() => letGo).toBeDefined();
        // One try at a time.
        await send(page).click();
        letGo?.();
        await expect(notice).toBeFocused();
        await expect(notice).toBeInViewport();
        await expect(said).toHaveCount(0);
        expect(keys).toHaveLength(2);
        isDown = false;
        await send(page).click();
        await page.waitForFunction(
          (form) => location.pathname !== form || 'subscribed' in history.state,
          path,
        );
        expect(keys).toHaveLength(3);
        expect(new Set(keys).size).toBe(1);
      });

    test('a press after a reload waits for the try that is under way, and sends nothing beside it', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      page.on('dialog', (dialog) => dialog.accept());
      const path = `/${language}/pressed-reload`;
      await open(page, path);
      await page.route(calls, (route) => route.abort());
      const notice = page.getByRole('heading', { name: words.waiting });
      await send(page).click();
      await expect(notice).toBeFocused();
      await sendingKept(page);
      await page.unroute(calls);
      const held = Promise.withResolvers<void>();
      let tries = 0;
      await page.route(calls, async (route) => {
        tries += 1;
        if (tries > 1) return route.continue();
        await held.promise;
        return route.abort();
      });
      await page.reload();
      await live(page);
      await expect(notice).toBeFocused();
      await send(page).click();
      await expect(page.getByRole('status').filter({ hasText: words.sending })).toBeVisible();
      held.resolve();
      await expect(notice).toBeFocused();
      expect(tries).toBe(1);
      await send(page).click();
      await page.waitForURL((url) => url.pathname !== path);
      expect(tries).toBe(2);
    });
  });
}
