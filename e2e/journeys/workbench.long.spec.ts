import type { Page } from '@playwright/test';
import { startWorkbench } from '../../tools/workbench/start-workbench.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { test as base, expect } from '../fixtures/test.ts';

const test = base.extend<{ workbench: string }>({
  workbench: async ({ resources }, use) =>
    use(
      await resources.get('workbench', async () => {
        const { url, close } = await startWorkbench(0);
        return { value: url, close };
      }),
    ),
});

// One worker: two would build the same files at the same time.
test.describe.configure({ mode: 'default' });

test('every example is found by words, and shown in every state and both languages', async ({
  page,
  workbench,
}) => {
  await page.goto(workbench);
  const examples = page.getByRole('navigation', { name: 'Examples' }).getByRole('link');
  await expect(examples.nth(50)).toBeAttached();
  const all = await examples.count();
  await page.getByRole('searchbox', { name: 'Search' }).fill('checkbox plain');
  await expect(page.getByRole('status')).toHaveText(/^\d+ of \d+ examples$/);
  expect(await examples.count()).toBeLessThan(all);
  await examples.first().press('Enter');
  const heading = page.getByRole('main').getByRole('heading', { level: 2 });
  await expect(heading).toBeFocused();
  const states = await page.getByRole('heading', { level: 3 }).allTextContents();
  expect(states).toEqual(['empty', 'filled', 'error', 'disabled', 'read-only', 'repeated']);
  await expect(page.locator('iframe')).toHaveCount(2 * states.length);
  for (const frame of await page.locator('iframe').all())
    await expect(frame.contentFrame().locator('[data-drawn]')).toBeAttached();
  await expectToFit(page, 1280);
});

async function expectToFit(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: 900 });
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
}

test('a state is what its name says', async ({ page, workbench }) => {
  const show = async (state: string, locale = 'en') => {
    const query = new URLSearchParams({ example: 'email/plain', state, locale });
    await page.goto(`${workbench}frame.html?${query}`);
    await page.locator('[data-drawn]').waitFor();
  };
  const box = page.getByRole('textbox').first();
  await show('filled');
  await expect(box).toHaveValue('ann@example.ca');
  await show('error', 'fr');
  await expect(page.locator('.g-error')).toContainText('obligatoire');
  await show('disabled');
  await expect(box).toBeDisabled();
  for (const locale of ['en', 'fr']) {
    await show('read-only', locale);
    await box.focus();
    await page.keyboard.type('x');
    await expect(box).toHaveValue('ann@example.ca');
    await expect(page.getByRole('button')).toHaveCount(0);
  }
  await show('repeated');
  await expect(page.getByRole('textbox')).toHaveCount(2);
});

test('what nobody fills in by typing alone is filled in, too', async ({ page, workbench }) => {
  const show = async (example: string) => {
    await page.goto(
      `${workbench}frame.html?${new URLSearchParams({ example, state: 'filled', locale: 'en' })}`,
    );
    await page.locator('[data-drawn]').waitFor();
  };
  await show('tree/plain');
  await expect(page.getByLabel('Name').first()).toHaveValue('Rideau');
  await expect(page.getByRole('group', { name: 'Item 1.1', exact: true })).toBeVisible();
  await show('address/plain');
  await expect(page.getByRole('combobox')).toHaveValue('City Hall');
  await show('address/by hand, too');
  await expect(page.getByLabel('Address, line 1')).toHaveValue('110 Laurier');
  await show('locationSearch/parking');
  await expect(page.getByText('12 Elm Street, Centretown')).toBeVisible();
});

test('axe finds nothing in the workbench and its frames, on a narrow screen', async ({ page, workbench }) => {
  await page.goto(`${workbench}#panel/collapsed`);
  await expect(page.locator('iframe')).toHaveCount(12);
  await expectToFit(page, 320);
  for (const frame of await page.locator('iframe').all())
    await frame.contentFrame().locator('[data-drawn]').waitFor();
  await checkAccessibility(page);
});
