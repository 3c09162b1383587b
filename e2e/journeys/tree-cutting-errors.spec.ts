import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { treePage, treeTexts } from './tree-cutting.ts';

const backSaid = {
  en: 'You came back from the tree permit service',
  fr: 'Vous revenez du service des permis d’abattage',
};

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = treeTexts[language];

  test(`in ${language}, what other steps lack is listed when it is sent, leads there and leaves once corrected; then all is posted once, and Back comes to the last step`, async ({
    page,
    product,
    request,
    step,
  }) => {
    const form = treePage(page, texts);
    await form.open(language);
    await form.fillApplicant();
    await form.forward();
    await form.fillTree();
    await form.forward();
    await form.fillDead();
    await form.forward();
    await form.check(texts.declaration).check();
    await form.forward();
    await expect(form.heading).toHaveText(form.titleOf('review'));

    await form.jump('applicant');
    await form.box(texts.firstName).fill('');
    await form.jump('tree');
    await form.box(texts.postalCode).fill('');
    await form.jump('declaration');
    await form.forward();
    await step('send', async () => {
      await form.submit.click();
      await expect(form.alert).toBeFocused();
    });
    await expect(form.heading).toHaveText(form.titleOf('applicant'));
    await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(2));
    await expect(form.alert.getByRole('link')).toHaveText([
      new RegExp(`1.*${texts.firstNameError}$`),
      new RegExp(`2.*${texts.postalCodeError}$`),
    ]);
    await expect(form.box(texts.firstName)).toHaveAccessibleDescription(texts.firstNameError);

    await test.step('to the error on this step', async () => {
      await form.alert.getByRole('link').first().click();
      await expect(form.box(texts.firstName)).toBeFocused();
    });
    await step('to the error on another step', async () => {
      await form.alert.getByRole('link').last().click();
      await expect(form.box(texts.postalCode)).toBeFocused();
    });
    await expect(form.heading).toHaveText(form.titleOf('tree'));
    await test.step('correct it', async () => {
      await form.box(texts.postalCode).fill('K1A 0B1');
      await expect(form.alert.getByRole('link')).toHaveText([new RegExp(`1.*${texts.firstNameError}$`)]);
    });
    await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(1));
    await expect(form.box(texts.postalCode), 'the list takes no focus away').toBeFocused();
    await form.alert.getByRole('link').click();
    await expect(form.box(texts.firstName)).toBeFocused();
    await form.box(texts.firstName).fill('Marguerite');
    await expect(form.alert).toHaveCount(0);

    await form.jump('declaration');
    await form.forward();
    const city = await cityOf(product, request);
    await form.submit.dblclick();
    await form.arrive();
    const [sent, ...more] = await city.received('treePermits');
    expect(more).toEqual([]);
    const fields = Object.values(sent?.fields ?? {});
    expect(fields).toEqual(
      expect.arrayContaining(['Marguerite', 'Bouchard', 'marguerite@example.ca', 'true']),
    );
    const lists = fields.filter((field) => typeof field === 'string' && field.startsWith('[{'));
    expect(lists.map((list) => JSON.parse(String(list)))).toEqual([[expect.any(Object)]]);

    await step('go back', async () => {
      await page.goBack();
      await expect(page.getByRole('heading', { name: backSaid[language] })).toBeFocused();
    });
    await expect(form.submit).toBeVisible();
    expect(await city.received('treePermits')).toHaveLength(1);
  });
}

test('what a step lacks stops nobody from going back, and is validated there again', async ({ page }) => {
  const form = treePage(page, treeTexts.en);
  const { texts } = form;
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
  await form.box(texts.diameter).fill('12');
  await form.box(texts.diameter).press('Tab');
  await expect(form.box(texts.diameter)).toHaveAccessibleDescription(
    /Below 30 cm you do not need a permit\.$/,
  );
});
