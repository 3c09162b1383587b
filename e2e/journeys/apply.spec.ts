import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

for (const language of ['en', 'fr'] as const) {
  const texts = permit[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a resident opens the permit, sees the errors, corrects them, sends it and gets a reference number', async ({
      page,
      step,
    }) => {
      const form = permitPage(page, texts);
      await step('open', () => form.open(language));
      await expect(page).toHaveTitle(`${texts.title} | ${texts.siteName}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);

      await step('submit it empty', async () => {
        await form.submit.click();
        await expect(form.alert).toBeFocused();
      });
      await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(12));
      await expect(form.alert.getByRole('listitem')).toHaveCount(12);
      await expect(form.alert).toBeInViewport();

      await step('follow an error to its field', async () => {
        await form.alert.getByRole('link').nth(2).click();
        await expect(form.box(texts.email)).toBeFocused();
      });
      await step('correct what is wrong', () => form.typeIn());
      await expect(form.alert).toBeHidden();

      await step('send', async () => {
        await form.submit.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      });
      await expect(page).toHaveURL(new RegExp(`/${language}/thankyou$`));
      await expect(page).toHaveTitle(`${texts.thanks} | ${texts.siteName}`);
      await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
      const reference = await form.reference.textContent();
      await expect(page.getByText('marguerite@example.ca')).toBeVisible();

      await step('reload', () => page.reload());
      await expect(form.reference).toHaveText(reference ?? '');
    });
  });
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('the errors of a field stand at the field, from leaving it until it is right', async ({
      page,
      step,
    }) => {
      const form = permitPage(page, texts);
      await form.open(language);
      const email = form.box(texts.email);
      await step('leave a wrong address', async () => {
        await email.fill('ann');
        await email.press('Tab');
      });
      await expect(email).toHaveAttribute('aria-invalid', 'true');
      await expect(email).toHaveAccessibleDescription(texts.emailError);
      await expect(form.alert).toBeHidden();
      await step('write a right one', async () => {
        await email.fill('ann@example.ca');
        await email.press('Tab');
      });
      await expect(email).not.toHaveAttribute('aria-invalid', 'true');
    });
  });
}

for (const isReloaded of [false, true]) {
  test(`going back from the thank-you page${isReloaded ? ', reloaded,' : ''} opens an empty form with a key of its own`, async ({
    page,
  }) => {
    const form = permitPage(page, permit.en);
    await form.open('en');
    const key = await page.evaluate(() => history.state.key);
    await form.fillIn();
    await form.submit.click();
    await expect(form.reference).toBeVisible();
    if (isReloaded) await page.reload();
    await expect(form.reference).toBeVisible();
    await page.goBack();
    await page.waitForFunction(
      (used) => typeof history.state?.key === 'string' && history.state.key !== used,
      key,
    );
    await expect(form.box(permit.en.firstName)).toHaveValue('');
    // After a reload Firefox would fill in the controls as they stood before.
    const entries = await page.evaluate(() => performance.getEntriesByType('navigation'));
    expect(entries).toMatchObject([{ type: 'navigate' }]);
  });
}

test('the alert stops below the room of the header: 157 px, or a fifth of a low screen', async ({ page }) => {
  const form = permitPage(page, permit.en);
  await form.open('en');
  for (const [height, offset] of [
    [900, 157],
    [500, 100],
  ] as const) {
    await page.setViewportSize({ width: 1000, height });
    await form.submit.click();
    await expect
      .poll(() => form.alert.evaluate((element) => Math.round(element.getBoundingClientRect().top)))
      .toBe(offset);
    await expect(form.alert).toBeFocused();
  }
});
