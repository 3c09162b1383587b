import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { leaveWithErrors } from './leave-with-errors.ts';
import { live, permit, permitPage } from './permit.ts';

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];

  test.describe(`in ${language}`, () => {
    test('a form that is opened anew has no answers, no errors and another key', async ({ page, step }) => {
      const form = permitPage(page, texts);
      const key = await leaveWithErrors(page, language);
      await step('open it from the list', async () => {
        await page.getByRole('link', { name: texts.title }).click();
        await live(page);
      });
      await expect(form.alert).toHaveCount(0);
      await expect(form.box(texts.firstName)).toHaveValue('');
      await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
      expect(await page.evaluate(() => history.state.key)).not.toBe(key);
    });

    test('who goes Back to a form finds the answers, no errors, and the same key', async ({ page, step }) => {
      const form = permitPage(page, texts);
      const key = await leaveWithErrors(page, language);
      await step('go back', async () => {
        await page.goBack();
        await live(page);
      });
      await expect(form.alert).toHaveCount(0);
      await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
      expect(await page.evaluate(() => history.state.key)).toBe(key);
    });
  });
}
