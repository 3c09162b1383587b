import type { Page, Route } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { hold, labels } from './language.ts';
import { live, permit, permitPage } from './permit.ts';

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

      await page.goBack();
      await expect(title(page)).toHaveText(before.title);
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

    test('who cannot switch is told, keeps everything, and can ask again', async ({ page, faults, step }) => {
      for (const fault of [/ERR_FAILED/, /500/, /429/]) faults.expect(fault);
      const form = permitPage(page, before);
      await form.open(from);
      await form.box(before.firstName).fill('Marguerite');
      await form.submit.click();
      await expect(form.alert).toBeFocused();
      const failed = page.getByText(labels[from].failed);
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
        await test.step(`switch where the service ${what}`, async () => {
          const { promise: isGone, resolve } = Promise.withResolvers<void>();
          await page.route('**/prepared/**', (route) => isGone.then(() => answer(route)));
          await switchOf(page, before).click();
          // The sentence about the try before is gone.
          await expect(failed).toHaveCount(0);
          resolve();
          await expect(failed).toBeVisible();
          await expect(switchOf(page, before)).toBeFocused();
          await expect(page).toHaveURL(new RegExp(`/${from}/parking-permit$`));
          await expect(page.locator('html')).toHaveAttribute('lang', from);
          await expect(form.box(before.firstName)).toHaveValue('Marguerite');
          await expect(form.alert.getByRole('heading')).toHaveText(before.errors(11));
          await page.unroute('**/prepared/**');
        });
      }
      await step('still in the same language', () => expect(failed).toBeVisible());
      await switchOf(page, before).click();
      await expect(title(page)).toHaveText(after.title);
      await expect(failed).toHaveCount(0);
      await expect(permitPage(page, after).box(after.firstName)).toHaveValue('Marguerite');
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
