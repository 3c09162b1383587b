import type { Page, Route } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { live, permit, permitPage } from './permit.ts';

const labels = {
  en: {
    now: 'This page is now in English.',
    failed: 'The page could not be shown in that language. Your answers are still here. Please try again.',
    sending: 'Sending your answers…',
    notSent: /Your answers are still here/,
    note: 'Answers kept on this device',
    waiting: 'Your form is waiting to be sent',
    tooLong: /Colour must have no more than 3 characters\./,
  },
  fr: {
    now: 'Cette page est maintenant en français.',
    failed:
      'La page n’a pas pu être affichée dans cette langue. Vos réponses sont toujours là. Veuillez réessayer.',
    sending: 'Envoi de vos réponses…',
    notSent: /Vos réponses sont toujours/,
    note: 'Réponses conservées sur cet appareil',
    waiting: 'Votre formulaire attend d’être envoyé',
    tooLong: /Couleur.* doit compter au plus 3\scaractères\./,
  },
} as const;

/** Holds back what is asked for at an address, until it is let go. */
async function hold(page: Page, address: string) {
  const held: Route[] = [];
  let isOpen = false;
  await page.route(address, async (route) => {
    if (isOpen) await route.continue();
    else held.push(route);
  });
  return {
    count: () => held.length,
    async letGo() {
      isOpen = true;
      for (const route of held) await route.continue();
    },
  };
}

for (const [from, to] of byTurns(import.meta.filename, [
  ['en', 'fr'],
  ['fr', 'en'],
])) {
  const [before, after] = [permit[from], permit[to]];

  test.describe(`from ${from} to ${to}`, () => {
    const switchOf = (page: Page, texts: typeof before | typeof after) =>
      page.getByRole('link', { name: texts.otherLanguage });
    const title = (page: Page) => page.getByRole('heading', { level: 1 });

    test('switching keeps answers, errors, focus and place, without a reload; Back and Forward switch too', async ({
      page,
      step,
    }) => {
      const [first, second] = [permitPage(page, before), permitPage(page, after)];
      await first.open(from);
      await page.evaluate(() => {
        document.documentElement.dataset.same = 'yes';
      });
      await first.box(before.firstName).fill('Marguerite');
      await first.option(before.parkingAtHome, before.yes).check();
      await first.box(before.reasonForStreet).fill('A second car');
      await first.submit.click();
      await expect(first.alert).toBeFocused();

      await step('switch by keyboard', async () => {
        await switchOf(page, before).focus();
        await page.keyboard.press('Enter');
        await expect(title(page)).toHaveText(after.title);
      });
      await expect(switchOf(page, after)).toBeFocused();
      await expect(page.getByRole('status').filter({ hasText: labels[to].now })).toHaveCount(1);
      await expect(page).toHaveURL(new RegExp(`/${to}/parking-permit$`));
      await expect(page).toHaveTitle(`${after.title} | ${after.siteName}`);
      await expect(page.locator('html')).toHaveAttribute('lang', to);
      await expect(second.box(after.firstName)).toHaveValue('Marguerite');
      await expect(second.option(after.parkingAtHome, after.yes)).toBeChecked();
      await expect(second.box(after.reasonForStreet)).toHaveValue('A second car');
      await expect(second.alert.getByRole('heading')).toHaveText(after.errors(10));
      await expect(second.box(after.lastName)).toHaveAccessibleDescription(after.lastNameError);

      await step('back', async () => {
        await page.goBack();
        await expect(title(page)).toHaveText(before.title);
      });
      await expect(page.locator('html')).toHaveAttribute('lang', from);
      await expect(page).toHaveTitle(`${before.title} | ${before.siteName}`);
      await expect(first.box(before.firstName)).toHaveValue('Marguerite');
      await expect(first.alert.getByRole('heading')).toHaveText(before.errors(10));
      await first.box(before.lastName).fill('Bouchard');
      await page.goForward();
      await expect(title(page)).toHaveText(after.title);
      await expect(second.box(after.lastName)).toHaveValue('Bouchard');
      await expect(page.locator('html')).toHaveAttribute('data-same', 'yes');
    });

    test('in the middle of a page it stays where it is', async ({ page }) => {
      const form = permitPage(page, before);
      await form.open(from);
      await form.declaration.scrollIntoViewIfNeeded();
      expect(await page.evaluate(() => scrollY)).toBeGreaterThan(0);
      // As a screen reader presses it: nothing is scrolled for that.
      await switchOf(page, before).dispatchEvent('click');
      await expect(title(page)).toHaveText(after.title);
      await expect(permitPage(page, after).declaration).toBeInViewport();
      await expect(switchOf(page, after)).not.toBeInViewport();
    });

    test('what the service refused is said again in the other language, at the field and in the alert', async ({
      page,
      faults,
      step,
    }) => {
      faults.expect(/400/);
      await page.route('**/api/**/submission', (route) =>
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
      await page.route('**/api/**/submission', async (route) => {
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
      await page.route('**/api/**/submission', async (route) => {
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
      const sending = await hold(page, '**/api/**/submission');
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

    test('who cannot switch is told, keeps everything, and can ask again', async ({ page, faults, step }) => {
      for (const fault of [/ERR_FAILED/, /500/, /429/]) faults.expect(fault);
      const form = permitPage(page, before);
      for (const [what, answer] of [
        ['cannot be reached', (route: Route) => route.abort()],
        ['fails', (route: Route) => route.fulfill({ status: 500, body: 'no' })],
        [
          'wants fewer requests',
          (route: Route) => route.fulfill({ status: 429, json: { code: 'slow down' } }),
        ],
        [
          'answers with something else',
          (route: Route) => route.fulfill({ body: '<p>Sign in to the Wi-Fi</p>' }),
        ],
      ] as const) {
        await page.route('**/prepared/**', answer);
        await form.open(from);
        await form.box(before.firstName).fill('Marguerite');
        await form.submit.click();
        await expect(form.alert).toBeFocused();
        await step(`switch where the service ${what}`, async () => {
          await switchOf(page, before).click();
          await expect(page.getByText(labels[from].failed)).toBeVisible();
        });
        await expect(switchOf(page, before)).toBeFocused();
        await expect(page).toHaveURL(new RegExp(`/${from}/parking-permit$`));
        await expect(page.locator('html')).toHaveAttribute('lang', from);
        await expect(form.box(before.firstName)).toHaveValue('Marguerite');
        await expect(form.alert.getByRole('heading')).toHaveText(before.errors(11));
        await page.unroute('**/prepared/**');
        await switchOf(page, before).click();
        await expect(title(page)).toHaveText(after.title);
        await expect(page.getByText(labels[from].failed)).toHaveCount(0);
        await expect(permitPage(page, after).box(after.firstName)).toHaveValue('Marguerite');
      }
    });

    test('two presses are one switch, and the first answer is not waited for', async ({ openContext }) => {
      const page = await (await openContext()).context.newPage();
      const texts = await hold(page, '**/prepared/**');
      const form = permitPage(page, before);
      await form.open(from);
      await form.box(before.firstName).fill('Marguerite');
      const entries = await page.evaluate(() => history.length);
      await switchOf(page, before).dblclick();
      await expect.poll(texts.count).toBe(2);
      await texts.letGo();
      await expect(title(page)).toHaveText(after.title);
      await expect(permitPage(page, after).box(after.firstName)).toHaveValue('Marguerite');
      expect(await page.evaluate(() => history.length)).toBe(entries + 1);
    });

    test('a language that was shown before comes back at once, also where nothing can be reached', async ({
      page,
      context,
    }) => {
      const form = permitPage(page, before);
      await form.open(from);
      await form.box(before.firstName).fill('Marguerite');
      await switchOf(page, before).click();
      await expect(title(page)).toHaveText(after.title);
      await context.setOffline(true);
      await switchOf(page, after).click();
      await expect(title(page)).toHaveText(before.title);
      await expect(form.box(before.firstName)).toHaveValue('Marguerite');
      await page.goBack();
      await expect(title(page)).toHaveText(after.title);
    });

    test('after a switch a reload keeps language and answers; where Back cannot be followed the address stays true', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED|Failed to load resource/);
      const [first, second] = [permitPage(page, before), permitPage(page, after)];
      await first.open(from);
      await first.option(before.parkingAtHome, before.yes).check();
      await first.box(before.reasonForStreet).fill('A second car');
      await switchOf(page, before).click();
      await expect(title(page)).toHaveText(after.title);
      await page.reload();
      await live(page);
      await expect(title(page)).toHaveText(after.title);
      await expect(second.box(after.reasonForStreet)).toHaveValue('A second car');
      await page.route('**/prepared/**', (route) => route.abort());
      await second.box(after.colour).fill('Blue');
      await page.goBack();
      await expect(page.getByText(labels[to].failed)).toBeVisible();
      await expect(page).toHaveURL(new RegExp(`/${to}/parking-permit$`));
      await expect(second.box(after.colour)).toHaveValue('Blue');
      await expect(second.box(after.reasonForStreet)).toHaveValue('A second car');
    });
  });
}
