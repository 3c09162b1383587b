import { expect, test } from '../fixtures/test.ts';
import { treePage, treeTexts } from './tree-cutting.ts';

for (const language of ['en', 'fr'] as const) {
  const said = treeTexts[language];

  test(`in ${language}, what other steps lack is listed when it is sent, leads there, and leaves when it is mended`, async ({
    page,
    step,
  }) => {
    const form = treePage(page, said);
    await form.open(language);
    await form.fillApplicant();
    await form.forward();
    await form.fillTree();
    await form.forward();
    await form.fillDead();
    await form.forward();
    await form.check(said.declaration).check();
    await form.forward();
    await expect(form.heading).toHaveText(form.titleOf('review'));

    await form.jump('applicant');
    await form.box(said.firstName).fill('');
    await form.jump('tree');
    await form.box(said.address).fill('');
    await form.jump('declaration');
    await form.forward();
    await step('send', async () => {
      await form.submit.click();
      await expect(form.alert).toBeFocused();
    });
    await expect(form.heading).toHaveText(form.titleOf('applicant'));
    await expect(form.alert.getByRole('heading')).toHaveText(said.errors(2));
    await expect(form.alert.getByRole('link')).toHaveText([
      new RegExp(`1.*${said.firstNameError}$`),
      new RegExp(`2.*${said.addressError}$`),
    ]);
    await expect(form.box(said.firstName)).toHaveAccessibleDescription(said.firstNameError);

    await step('to the error on this step', async () => {
      await form.alert.getByRole('link').first().click();
      await expect(form.box(said.firstName)).toBeFocused();
    });
    await step('to the error on another step', async () => {
      await form.alert.getByRole('link').last().click();
      await expect(form.box(said.address)).toBeFocused();
    });
    await expect(form.heading).toHaveText(form.titleOf('tree'));
    await step('mend it', async () => {
      await form.box(said.address).fill('225 Elm Street');
      await expect(form.alert.getByRole('link')).toHaveText([new RegExp(`1.*${said.firstNameError}$`)]);
    });
    await expect(form.alert.getByRole('heading')).toHaveText(said.errors(1));
    await expect(form.box(said.address), 'the list takes no focus away').toBeFocused();
    await form.alert.getByRole('link').click();
    await expect(form.box(said.firstName)).toBeFocused();
    await form.box(said.firstName).fill('Marguerite');
    await expect(form.alert).toHaveCount(0);

    await form.jump('declaration');
    await form.forward();
    await form.submit.click();
    await form.arrive();
  });
}

test('what a step lacks stops nobody from going back, and is judged there again', async ({ page }) => {
  const form = treePage(page, treeTexts.en);
  const { said } = form;
  await form.open('en');
  await form.fillApplicant();
  await form.forward();
  await form.next.click();
  await expect(form.alert).toBeFocused();
  await expect(form.alert.getByRole('listitem')).toHaveCount(9);
  await form.previous.click();
  await expect(form.heading).toHaveText(form.titleOf('applicant'));
  await expect(form.heading).toBeFocused();
  await form.forward();
  await form.fillTree();
  await expect(form.alert).toHaveCount(0);
  await form.editTree.click();
  await form.box(said.diameter).fill('12');
  await form.box(said.diameter).press('Tab');
  await expect(form.box(said.diameter)).toHaveAccessibleDescription(
    /Below 30 cm you do not need a permit\.$/,
  );
});
