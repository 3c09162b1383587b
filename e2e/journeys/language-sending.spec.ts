import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold, labels } from './language.ts';
import { permit, permitPage } from './permit.ts';

for (const [from, to] of byTurns(import.meta.filename, [
  ['en', 'fr'],
  ['fr', 'en'],
])) {
  const [before, after] = [permit[from], permit[to]];

  test.describe(`from ${from} to ${to}`, () => {
    const switchOf = (page: Page, texts: typeof before | typeof after) =>
      page.getByRole('link', { name: texts.otherLanguage });
    const title = (page: Page) => page.getByRole('heading', { level: 1 });

    test('what the service refused is said again in the other language, at the field and in the alert', async ({
      page,
      faults,
      step,
    }) => {
      faults.expect(/400/);
      await page.route(submissions, (route) =>
        route.fulfill({
          status: 400,
          json: {
            name: 'ValidationError',
            details: [{ type: 'string.max', path: ['colour'], message: 'no', context: { limit: 3 } }],
          },
        }),
      );
      const form = permitPage(page, before);
      await form.open(from);
      await form.fillIn();
      await form.submit.click();
      await expect(form.box(before.colour)).toHaveAccessibleDescription(labels[from].tooLong);
      await step('switch', () => switchOf(page, before).click());
      const colour = permitPage(page, after).box(after.colour);
      await expect(colour).toHaveAccessibleDescription(labels[to].tooLong);
      await expect(form.alert.getByRole('link')).toHaveText(labels[to].tooLong);
      await colour.fill('Red');
      await page.keyboard.press('Tab');
      await expect(form.alert).toHaveCount(0);
    });

    test('a failure to send is said again in the other language, and sending goes on under the same key', async ({
      page,
      faults,
      step,
    }) => {
      faults.expect(/ERR_FAILED|Failed to load resource/);
      const keys: (string | undefined)[] = [];
      await page.route(submissions, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        if (keys.length === 1) await route.fulfill({ status: 500, body: 'down' });
        else await route.continue();
      });
      const form = permitPage(page, before);
      await form.open(from);
      await form.fillIn();
      await form.submit.click();
      await expect(form.alert).toContainText(labels[from].notSent);
      await step('switch', () => switchOf(page, before).click());
      await expect(form.alert).toContainText(labels[to].notSent);
      await permitPage(page, after).submit.click();
      await expect(title(page)).toHaveText(after.thanks);
      expect(keys[1]).toBe(keys[0]);
    });

    test('what waits for the network says so in the other language, and is sent by itself under the same key', async ({
      page,
      faults,
      step,
    }) => {
      faults.expect(/ERR_FAILED|Failed to load resource/);
      const keys: (string | undefined)[] = [];
      let isReachable = false;
      await page.route(submissions, async (route) => {
        keys.push(route.request().headers()['idempotency-key']);
        await (isReachable ? route.continue() : route.abort());
      });
      const form = permitPage(page, before);
      await form.open(from);
      await form.fillIn();
      await expect(page.getByRole('region', { name: labels[from].note })).toBeVisible();
      await form.submit.click();
      await expect(page.getByRole('heading', { name: labels[from].waiting })).toBeVisible();
      await step('switch', () => switchOf(page, before).click());
      await expect(page.getByRole('heading', { name: labels[to].waiting })).toBeVisible();
      isReachable = true;
      await expect(title(page)).toHaveText(after.thanks);
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });

    test('while it is being sent the page says so in the other language, sends once, and thanks in it', async ({
      page,
      step,
    }) => {
      const sending = await hold(page, submissions);
      const [first, second] = [permitPage(page, before), permitPage(page, after)];
      await first.open(from);
      await first.fillIn();
      await first.submit.click();
      await expect(page.getByText(labels[from].sending)).toBeVisible();
      await step('switch', async () => {
        await switchOf(page, before).click();
        await expect(title(page)).toHaveText(after.title);
      });
      await expect(page.getByText(labels[to].sending)).toBeVisible();
      await expect(second.submit).toHaveAttribute('aria-disabled', 'true');
      await second.submit.click({ force: true });
      expect(sending.count()).toBe(1);
      await sending.letGo();
      await expect(title(page)).toHaveText(after.thanks);
      await expect(page).toHaveURL(new RegExp(`/${to}/thankyou$`));
      await expect(second.reference).toBeVisible();
      await expect(page.getByText(labels[to].changedSince)).toHaveCount(0);
    });

    test('an answer that is changed while the form is being sent is not among those on the receipt, which says so', async ({
      page,
      step,
    }) => {
      const sending = await hold(page, submissions);
      const form = permitPage(page, before);
      await form.open(from);
      await form.fillIn();
      await form.submit.click();
      await expect(page.getByText(labels[from].sending)).toBeVisible();
      await form.box(before.colour).fill('Rouge-gorge');
      await sending.letGo();
      await expect(title(page)).toHaveText(before.thanks);
      await expect(page.getByText(labels[from].changedSince)).toBeVisible();
      await expect(page.getByText('Rouge-gorge')).toHaveCount(0);
      await step('switch', () => switchOf(page, before).click());
      await expect(page.getByText(labels[to].changedSince)).toBeVisible();
    });

    test('what arrives after the answer to a sending changes the thank-you page no more', async ({
      page,
    }) => {
      const texts = await hold(page, '**/prepared/**');
      const form = permitPage(page, before);
      await form.open(from);
      await form.fillIn();
      await switchOf(page, before).click();
      await expect.poll(texts.count).toBe(1);
      await form.submit.click();
      await expect(title(page)).toHaveText(before.thanks);
      const answered = page.waitForResponse('**/prepared/**');
      await texts.letGo();
      await answered;
      await expect(title(page)).toHaveText(before.thanks);
      await expect(page).toHaveURL(new RegExp(`/${from}/thankyou$`));
      await expect(page.locator('html')).toHaveAttribute('lang', from);
    });
  });
}
