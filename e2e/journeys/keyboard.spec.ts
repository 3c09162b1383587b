import { expect, test } from '../fixtures/test.ts';
import { elm } from './location-search.ts';
import { permit, permitPage } from './permit.ts';

const texts = permit.en;

test('the whole permit can be applied for with the keyboard alone', async ({ page }) => {
  const form = permitPage(page, texts);
  await form.open('en');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('link', { name: 'Skip to main content' })).toBeFocused();

  /** Tabs on until what is focused bears this name. */
  async function tabTo(target: ReturnType<typeof form.box>): Promise<void> {
    for (let presses = 0; presses < 40; presses += 1) {
      if (await target.evaluate((element) => element === document.activeElement)) return;
      await page.keyboard.press('Tab');
    }
    await expect(target).toBeFocused();
  }

  async function write(label: string, value: string): Promise<void> {
    await tabTo(form.box(label));
    await page.keyboard.type(value);
  }

  await write(texts.firstName, 'Marguerite');
  await page.keyboard.press('Enter');
  await expect(form.alert).toBeFocused();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(form.box(texts.lastName)).toBeFocused();
  await page.keyboard.type('Bouchard');
  await write(texts.email, 'marguerite@example.ca');
  await write(texts.home, '12 Elm Street');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: elm })).toBeFocused();
  await page.keyboard.press('Enter');
  await write(texts.postalCode, 'K1A 0B1');
  await tabTo(form.option(texts.parkingAtHome, texts.yes));
  await page.keyboard.press('ArrowRight');
  await expect(form.option(texts.parkingAtHome, texts.no)).toBeChecked();
  await write(texts.plate, 'ABCD 123');
  await write(texts.makeAndModel, 'Honda Civic');
  await write(texts.colour, 'Blue');
  await tabTo(form.option(texts.ownership, texts.mine));
  await page.keyboard.press('Space');
  await tabTo(form.option(texts.term, texts.month));
  await page.keyboard.press('Space');
  await tabTo(form.declaration);
  await page.keyboard.press('Space');
  await tabTo(form.submit);
  await page.keyboard.press('Enter');
  await expect(form.reference).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
});

for (const language of ['en', 'fr'] as const) {
  test(`nothing is cut off at 320 px, in ${language}`, async ({ page, step: checked }) => {
    // In English `grid.spec.ts` runs axe on the same states, as wide.
    const step = language === 'fr' ? checked : test.step;
    await page.setViewportSize({ width: 320, height: 640 });
    const form = permitPage(page, permit[language]);
    const width = () => page.evaluate(() => document.documentElement.scrollWidth);
    await step('open', () => form.open(language));
    expect(await width()).toBe(320);
    await step('submit it empty', async () => {
      await form.submit.click();
      await expect(form.alert).toBeFocused();
    });
    expect(await width()).toBe(320);
    const top = await form.alert.evaluate((element) => element.getBoundingClientRect().top);
    expect(Math.round(top)).toBe(640 / 5);
    await form.fillIn();
    await step('send', async () => {
      await form.submit.click();
      await expect(form.reference).toBeVisible();
    });
    expect(await width()).toBe(320);
  });
}
