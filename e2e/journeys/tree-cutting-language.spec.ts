import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { type StepName, treePage, treeTexts } from './tree-cutting.ts';

const steps = ['applicant', 'owner', 'tree', 'reason', 'declaration', 'review'] as const;
const otherLanguages = { en: 'fr', fr: 'en' } as const;
const states = {
  en: ['completed', 'completed', 'current step', 'to come', 'to come', 'to come'],
  fr: ['terminée', 'terminée', 'étape en cours', 'à venir', 'à venir', 'à venir'],
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const otherLanguage = otherLanguages[language];

  test(`from ${language} to ${otherLanguage} in the middle: step, answers, errors and focus stay, in the other words`, async ({
    page,
    step,
  }) => {
    const before = treePage(page, treeTexts[language]);
    const after = treePage(page, treeTexts[otherLanguage]);
    const listed = (names: readonly StepName[]) =>
      names.map((name, index) => `${index + 1}${after.texts.steps[name]} (${states[otherLanguage][index]})`);
    await before.open(language);
    await before.fillApplicant('isAgent');
    await before.forward();
    await before.fillOwner();
    await before.forward();
    await before.box(before.texts.diameter).fill(before.texts.aDiameter);
    await before.option(before.texts.sharedTree, before.texts.no).check();
    await before.next.click();
    await expect(before.alert).toBeFocused();

    await step('switch', async () => {
      await before.switchLanguage.focus();
      await page.keyboard.press('Enter');
      await expect(after.heading).toHaveText(after.titleOf('tree', steps));
    });
    await expect(page).toHaveURL(new RegExp(`/${otherLanguage}/tree-cutting-permit$`));
    await expect(page).toHaveTitle(new RegExp(`^${after.texts.title} \\| `));
    await expect(page.locator('html')).toHaveAttribute('lang', otherLanguage);
    await expect(after.switchLanguage).toBeFocused();
    await expect(after.progress.getByRole('listitem')).toHaveText(listed(steps));
    await expect(after.box(after.texts.diameter)).toHaveValue(after.texts.aDiameter);
    await expect(after.option(after.texts.sharedTree, after.texts.no)).toBeChecked();
    await expect(after.alert.getByRole('heading')).toHaveText(after.texts.stepErrors(7));
    await expect(after.alert.getByRole('link').nth(1)).toHaveText(
      new RegExp(`2.*${after.texts.postalCodeError}$`),
    );
    await expect(after.box(after.texts.postalCode)).toHaveAccessibleDescription(
      new RegExp(`${after.texts.postalCodeError}$`),
    );

    await after.fillTree();
    await after.forward();
    await after.fillDead();
    await after.forward();
    await after.check(after.texts.declaration).check();
    await after.forward();
    await test.step('switch back on the review', async () => {
      await after.switchLanguage.click();
      await expect(before.heading).toHaveText(before.titleOf('review', steps));
    });
    await expect(page.getByRole('definition').filter({ hasText: before.texts.aDiameter })).toBeVisible();
    await expect(page.getByRole('definition').filter({ hasText: before.texts.oak })).toBeVisible();
    await before.submit.click();
    await before.arrive();
  });
}

test('after a switch the browser’s Back leads to the step, and to the language, that was there before', async ({
  page,
}) => {
  const english = treePage(page, treeTexts.en);
  const french = treePage(page, treeTexts.fr);
  await english.open('en');
  await english.fillApplicant();
  await english.forward();
  await english.switchLanguage.click();
  await expect(french.heading).toHaveText(french.titleOf('tree'));
  await french.fillTree();
  await french.forward();
  await expect(french.heading).toHaveText(french.titleOf('reason'));
  await page.goBack();
  await expect(french.heading).toHaveText(french.titleOf('tree'));
  await page.goBack();
  await expect(english.heading).toHaveText(english.titleOf('tree'));
  await expect(english.box(english.texts.postalCode)).toHaveValue('K1A 0B1');
  await page.goBack();
  await expect(english.heading).toHaveText(english.titleOf('applicant'));
  await expect(english.box(english.texts.firstName)).toHaveValue('Marguerite');
});
