import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedData } from '../fixtures/stored-data.ts';
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

test('without a script the language switch keeps what was typed', async ({ page }) => {
  await page.goto('/en/parking-permit');
  await permitPage(page, permit.en).box(permit.en.firstName).fill('Marguerite');
  await page.getByRole('button', { name: permit.en.otherLanguage }).click();
  await expect(page).toHaveURL(/\/fr\/parking-permit$/);
  await expect(permitPage(page, permit.fr).box(permit.fr.firstName)).toHaveValue('Marguerite');
});

test.describe('without a key', () => {
  // Of a form whose first post sends it: each page that answers a post has a key of its own.
  const formsDir = sharedForms({
    ...{ title: 'Twice', path: 'twice', display: 'form' },
    components: [
      { type: 'textfield', key: 'name', label: 'Name', input: true },
      // Written anew at each post, of which it is no part.
      {
        ...{ type: 'textfield', key: 'number', label: 'Number', input: true, disabled: true },
        customDefaultValue: 'value = utils.guid()',
      },
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

test.describe('with controls that an answer disables', () => {
  const simple = { show: true, when: 'same', eq: 'true' };
  const property = { label: 'Disabled', value: 'disabled', type: 'boolean' };
  const actions = [{ name: 'disable', type: 'property', property, state: true }];
  const logic = [{ name: 'same', trigger: { type: 'simple', simple }, actions }];
  const formsDir = sharedForms({
    ...{ title: 'Disabled', path: 'disabled-by-answer', display: 'form' },
    components: [
      { type: 'textfield', key: 'street', label: 'Street', input: true, logic },
      { type: 'checkbox', key: 'pets', label: 'Pets', input: true, logic },
      { type: 'checkbox', key: 'same', label: 'As last year', input: true },
      { type: 'textfield', key: 'name', label: 'Name', input: true, validate: { required: true } },
    ],
  });
  test.use({ formsDir });

  test('without a script, what was typed is sent, though its control is disabled by then', async ({
    page,
    product,
    faults,
  }) => {
    faults.expect(/422/);
    await page.goto('/en/disabled-by-answer');
    await page.getByRole('textbox', { name: 'Street' }).fill('12 Elm');
    for (const name of ['Pets', 'As last year']) await page.getByRole('checkbox', { name }).check();
    await page.getByRole('button', { name: 'Submit' }).click();
    const street = page.getByRole('textbox', { name: 'Street' });
    await expect(street).toHaveValue('12 Elm');
    await expect(street).toBeDisabled();
    await page.getByRole('textbox', { name: 'Name' }).fill('Marguerite');
    await page.getByRole('button', { name: 'Submit' }).click();
    const number = (await page.locator('.g-reference').textContent()) ?? '';
    expect(storedData(product.dataDir, number)).toMatchObject({ street: '12 Elm', pets: true, same: true });
  });
});
