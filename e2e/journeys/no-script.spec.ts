import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

test.use({ javaScriptEnabled: false });

for (const language of ['en', 'fr'] as const) {
  const texts = permit[language];

  test(`without a script, in ${language}: errors with what was typed, then saved, then thank-you`, async ({
    page,
    step,
    faults,
  }) => {
    faults.expect(/422/);
    const form = permitPage(page, texts);
    await step('open', () => page.goto(`/${language}/parking-permit`));
    await form.box(texts.firstName).fill('Marguerite');
    await form.option(texts.parkingAtHome, texts.yes).check();
    await step('send too early', () => form.submit.click());
    await expect(form.alert.getByRole('heading')).toHaveText(texts.errors(11));
    await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
    await expect(form.option(texts.parkingAtHome, texts.yes)).toBeChecked();
    await expect(form.box(texts.reasonForStreet)).toBeVisible();

    await step('fill in the rest', () => form.fillIn());
    await step('send', () => form.submit.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    const reference = await form.reference.textContent();
    await page.reload();
    await expect(form.reference).toHaveText(reference ?? '');
  });
}

test('without a script the language switch keeps what was typed', async ({ page, step }) => {
  await page.goto('/en/parking-permit');
  await permitPage(page, permit.en).box(permit.en.firstName).fill('Marguerite');
  await step('switch', () => page.getByRole('button', { name: permit.en.otherLanguage }).click());
  await expect(page).toHaveURL(/\/fr\/parking-permit$/);
  await expect(permitPage(page, permit.fr).box(permit.fr.firstName)).toHaveValue('Marguerite');
});

test.describe('without a key', () => {
  // Of a form whose first post sends it: each page that answers a post has a key of its own.
  const formsDir = sharedForms({
    ...{ title: 'Twice', path: 'twice', display: 'form' },
    components: [
      { type: 'textfield', key: 'name', label: 'Name', input: true },
      { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
    ],
  });
  test.use({ formsDir });

  test('without a script, sending the same twice gives the same number', async ({ page, context }) => {
    const twin = await context.newPage();
    for (const tab of [page, twin]) {
      await tab.goto('/en/twice');
      await tab.getByRole('textbox', { name: 'Name' }).fill('Marguerite');
    }
    for (const tab of [page, twin]) await tab.getByRole('button', { name: 'Submit' }).click();
    const number = await page.locator('.g-reference').textContent();
    await expect(twin.locator('.g-reference')).toHaveText(number ?? '');
  });
});

test('without a script, Enter in a field sends the form and switches no language', async ({
  page,
  faults,
}) => {
  faults.expect(/422/);
  const form = permitPage(page, permit.en);
  await page.goto('/en/parking-permit');
  await form.box(permit.en.firstName).fill('Marguerite');
  await form.box(permit.en.firstName).press('Enter');
  await expect(form.alert).toBeVisible();
  await expect(page).toHaveURL(/\/en\/parking-permit$/);
});
