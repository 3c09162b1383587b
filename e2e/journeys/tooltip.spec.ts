import { expect, test } from '../fixtures/test.ts';

test('help opens under the pointer and by keyboard, though what does so comes late', async ({
  page,
  step,
}) => {
  await page.goto('/en/parking-permit');
  const button = page.getByRole('button', { name: 'More about Licence plate number' });
  const help = page.getByText('It is also on your vehicle registration.');
  await expect(help).toBeHidden();
  await step('under the pointer', async () => {
    await button.hover();
    await expect(help).toBeVisible();
  });
  await page.keyboard.press('Escape');
  await expect(help).toBeHidden();
  await page.getByRole('textbox', { name: 'Licence plate number' }).focus();
  await page.keyboard.press('Shift+Tab');
  await expect(button).toBeFocused();
  await expect(help).toBeVisible();
});
