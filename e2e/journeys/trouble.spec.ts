import type { Page, Route } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { storedKey } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince, sendingKept } from './drafts.ts';
import { live, permit, permitPage } from './permit.ts';

const labels = {
  en: {
    kept: /Your answers are still here/,
    tooLarge: 'We cannot receive a form this large',
    waiting: 'Your form is waiting to be sent',
    list: 'All forms',
  },
  fr: {
    kept: /Vos réponses sont toujours/,
    tooLarge: 'Nous ne pouvons pas recevoir un formulaire aussi volumineux',
    waiting: 'Votre formulaire attend d’être envoyé',
    list: 'Tous les formulaires',
  },
} as const;

const requestId = 'K7CM-3F9D';

/** More than the form service receives. */
function sendTooLarge(route: Route): Promise<void> {
  const body = route.request().postDataJSON();
  body.data.colour = 'x'.repeat(1_300_000);
  return route.continue({ postData: JSON.stringify(body) });
}

/** Answers that keep a form from being sent, one after the other. */
const troubles: readonly ((route: Route) => Promise<void>)[] = [
  (route) => route.fulfill({ status: 429, json: { message: 'slow down' } }),
  (route) => route.fulfill({ status: 500, body: 'no', headers: { 'x-request-id': requestId } }),
  (route) => route.fulfill({ status: 503, contentType: 'text/html', body: '<h1>Maintenance</h1>' }),
  (route) => route.fulfill({ status: 413, body: '' }),
  (route) => route.fulfill({ status: 200, contentType: 'text/html', body: '<p>Sign in to the Wi-Fi</p>' }),
  (route) => route.fulfill({ status: 201, json: {} }),
  (route) => route.fulfill({ status: 201, body: '{"_id": "abc' }),
  (route) => route.fulfill({ status: 400, json: { name: 'ValidationError', details: 'none' } }),
  sendTooLarge,
];

/** No answer of the permit is lost. */
async function expectAnswers(page: Page, language: 'en' | 'fr'): Promise<void> {
  const texts = permit[language];
  const form = permitPage(page, texts);
  await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
  await expect(form.box(texts.plate)).toHaveValue('ABCD 123');
  await expect(form.option(texts.parkingAtHome, texts.yes)).toBeChecked();
  await expect(form.box(texts.reasonForStreet)).toHaveValue('A second car');
  await expect(form.declaration).toBeChecked();
}

async function fillIn(page: Page, language: 'en' | 'fr'): Promise<void> {
  const texts = permit[language];
  const form = permitPage(page, texts);
  await form.open(language);
  await form.fillIn();
  await form.option(texts.parkingAtHome, texts.yes).check();
  await form.box(texts.reasonForStreet).fill('A second car');
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];

  test.describe(`in ${language}`, () => {
    test('whatever keeps a form from being sent, nothing is lost, the next try has the same key, and the number stays', async ({
      page,
      context,
      faults,
      step,
    }) => {
      faults.expect(/Failed to load resource/);
      const form = permitPage(page, texts);
      await fillIn(page, language);
      const keys: (string | undefined)[] = [];
      await page.route(submissions, (route) => {
        const trouble = troubles[keys.length];
        keys.push(route.request().headers()['idempotency-key']);
        return trouble === undefined ? route.continue() : trouble(route);
      });
      for (const [index, trouble] of troubles.entries()) {
        // With the number of a request and without: the alerts of the others differ in their words alone.
        const stepOfTry = index < 2 ? step : test.step;
        await stepOfTry(`try ${index + 1}`, async () => {
          await form.submit.click();
          await expect.poll(() => keys.length).toBe(index + 1);
          await expect(form.alert).toBeFocused();
          // The number of the second alone: the others did not come from our server.
          await expect(form.alert.getByText(requestId)).toHaveCount(index === 1 ? 1 : 0);
          await expect(form.alert).toContainText(labels[language].kept);
          await expect(form.alert.getByRole('listitem')).toHaveCount(1);
          if (trouble === sendTooLarge) await expect(form.alert).toContainText(labels[language].tooLarge);
        });
        await expectAnswers(page, language);
        await form.box(texts.firstName).focus();
      }
      await form.submit.click();
      await expect(form.reference).toBeVisible();
      expect(new Set(keys).size).toBe(1);

      const number = (await form.reference.textContent()) ?? '';
      await context.setOffline(true);
      await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      await context.setOffline(false);
      await page.reload();
      await expect(form.reference).toHaveText(number);
    });

    test('a reload while nothing can be reached loses nothing: what waits is sent when it can', async ({
      page,
      context,
      product,
      faults,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      const form = permitPage(page, texts);
      await fillIn(page, language);
      const { key } = await page.evaluate(() => history.state);
      // The code that keeps a waiting form has come by then.
      await draftSince(page);
      await context.setOffline(true);
      await form.submit.click();
      await expect(page.getByRole('heading', { name: labels[language].waiting })).toBeFocused();
      await sendingKept(page);
      await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      // The page that is being left may send it yet, and the browser may load the next one by itself.
      await context.setOffline(false);
      await page.reload();
      // Below the thank-you, or above the form where a reload came between.
      await expect(async () => {
        const [reference = ''] = /(\w{4}-){2}\w{4}/.exec(await page.locator('main').innerText()) ?? [];
        expect(storedKey(product.dataDir, reference)).toBe(key);
      }).toPass();
    });

    test('a link to the form that stands where it could not be loaded leads back to its answers', async ({
      page,
      faults,
    }) => {
      faults.expect(/502/);
      await fillIn(page, language);
      const address = `**/${language}/parking-permit`;
      await page.route(address, (route) =>
        route.fulfill({
          status: 502,
          contentType: 'text/html',
          body: `<!doctype html><title>502</title><link rel="icon" href="/favicon.svg"><a href="/${language}/parking-permit">Again</a>`,
        }),
      );
      await page.reload();
      await page.unroute(address);
      await page.getByRole('link', { name: 'Again' }).click();
      await live(page);
      await expectAnswers(page, language);
    });

    test('what is typed while a form is sent is no part of what was received', async ({ page }) => {
      const form = permitPage(page, texts);
      await fillIn(page, language);
      const letGo = await holdRequests(page, submissions);
      const sending = page.waitForRequest(submissions);
      await form.submit.click();
      await sending;
      await form.box(texts.colour).fill('Red');
      letGo();
      await expect(form.reference).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Blue' })).toBeVisible();
      await expect(page.getByRole('definition').filter({ hasText: 'Red' })).toHaveCount(0);
    });

    test('who leaves in the middle of a sending is asked first', async ({ page }) => {
      const form = permitPage(page, texts);
      await fillIn(page, language);
      await page.route(submissions, () => undefined);
      const sending = page.waitForRequest(submissions);
      await form.submit.click();
      await sending;
      const question = page.waitForEvent('dialog');
      const leaving = page.getByRole('link', { name: labels[language].list, exact: true }).click();
      await (await question).dismiss();
      await leaving;
      await expectAnswers(page, language);
    });

    test('a browser that keeps nothing of a visit can still switch, send and be thanked', async ({
      page,
    }) => {
      await page.addInitScript(() => {
        const refuse = () => {
          throw new DOMException('The quota has been exceeded.', 'QuotaExceededError');
        };
        Storage.prototype.setItem = refuse;
        Storage.prototype.getItem = refuse;
        addEventListener(
          'input',
          () => Object.assign(History.prototype, { pushState: refuse, replaceState: refuse }),
          {
            once: true,
            capture: true,
          },
        );
      });
      const otherTexts = permit[language === 'en' ? 'fr' : 'en'];
      const form = permitPage(page, otherTexts);
      await fillIn(page, language);
      await page.getByRole('link', { name: texts.otherLanguage }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherTexts.title);
      await expect(form.box(otherTexts.firstName)).toHaveValue('Marguerite');
      await form.submit.click();
      await expect(form.reference).toBeVisible();
    });
  });
}
