import type { Locator, Page } from '@playwright/test';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

const texts = permit.en;

type Press = (page: Page, target: Locator) => Promise<void>;

/** One press at where the target stands now, with no second look. */
const byMouse: Press = async (page, target) => {
  const { x, y } = await centreOf(target);
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.up();
};

const byTouch: Press = async (page, target) => {
  const { x, y } = await centreOf(target);
  await page.touchscreen.tap(x, y);
};

async function centreOf(target: Locator): Promise<{ x: number; y: number }> {
  const box = await target.boundingBox();
  if (box === null) throw new Error('The target is not on the page.');
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

for (const [way, press] of [
  ['mouse', byMouse],
  ['touch', byTouch],
] as const) {
  test.describe(`by ${way}`, () => {
    test.use({ hasTouch: way === 'touch' });

    test('one press on the submit button after an invalid address takes effect the first time', async ({
      page,
    }) => {
      // Tall enough for the whole form: the press must not need a scroll.
      await page.setViewportSize({ width: 1000, height: 6000 });
      const form = permitPage(page, texts);
      await form.open('en');
      await form.box(texts.email).fill('ann');
      await press(page, form.submit);
      await expect(form.alert).toBeFocused();
      await expect(form.box(texts.email)).toHaveAttribute('aria-invalid', 'true');
    });
  });
}
