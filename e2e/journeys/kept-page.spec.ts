import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/whole-browser.ts';
import { noteKept } from './kept.ts';
import { leaveWithErrors } from './leave-with-errors.ts';
import { permit, permitPage } from './permit.ts';

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  test(`a page that the browser kept has its answers and no errors when it comes back, in ${language}`, async ({
    page,
    step,
  }) => {
    const kept = await noteKept(page);
    const form = permitPage(page, texts);
    const key = await leaveWithErrors(page, language);
    await step('go back', () => kept.comeBack());
    await expect(form.alert).toHaveCount(0);
    await expect(page.locator('[aria-invalid="true"]')).toHaveCount(0);
    await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
    expect(await page.evaluate(() => history.state.key)).toBe(key);
    await form.submit.click();
    await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(11));
    // The focus comes a moment later, and would take a key along.
    await expect(form.alert).toBeFocused();
    await form.fillIn();
    await form.submit.click();
    await expect(form.reference).toBeVisible();
  });

  test(`a page that nobody filled in is kept too, and one that came back asks who would leave it, in ${language}`, async ({
    page,
  }) => {
    const lists = { en: 'All forms', fr: 'Tous les formulaires' } as const;
    const kept = await noteKept(page);
    const form = permitPage(page, texts);
    await form.open(language);
    const list = page.getByRole('link', { name: lists[language], exact: true });
    await list.click();
    await page.waitForURL(`**/${language}`);
    await kept.comeBack();
    await form.box(texts.firstName).pressSequentially('Marguerite');
    const question = page.waitForEvent('dialog');
    const leaving = list.click();
    await (await question).dismiss();
    await leaving;
    await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
  });
}
