import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const text = (key: string, label: string, more = {}) => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
const trees = {
  ...{ type: 'editgrid', key: 'trees', label: 'Trees', input: true, addAnother: 'Add a tree' },
  components: [text('species', 'Species', { validate: { required: true } }), text('reason', 'Reason')],
};
const settings = {
  i18n: {
    fr: {
      ...{ Trees: 'Arbres', 'Add a tree': 'Ajouter un arbre', Species: 'Essence', Reason: 'Raison' },
      ...{ Name: 'Nom', Send: 'Envoyer' },
    },
  },
};
const page = (key: string, title: string, components: readonly object[]) => ({
  ...{ type: 'panel', key, title, input: false, components },
});
const forms = {
  trees: {
    components: [text('name', 'Name'), trees, { type: 'button', key: 'send', label: 'Send', input: true }],
  },
  pages: {
    display: 'wizard',
    components: [
      page('one', 'One', [text('name', 'Name')]),
      page('two', 'Two', [trees]),
      page('three', 'Three', []),
    ],
  },
};
const formsDir = sharedForms(
  ...Object.entries(forms).map(([path, form]) => ({ title: path, path, settings, ...form })),
);
test.use({ formsDir });

const words = {
  en: { species: 'Species', reason: 'Reason', add: /^Add a tree/, save: /^Save: row 1/, other: 'Français' },
  fr: {
    ...{ species: 'Essence', reason: 'Raison', add: /^Ajouter un arbre/, save: /^Enregistrer : ligne 1/ },
    other: 'English',
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const { species, reason, save } = words[language];
  const otherLanguage = language === 'en' ? 'fr' : 'en';
  const before = words[otherLanguage];

  test(`in ${language}, what is typed in a row that is not saved is there after a switch of the language and a reload, and asks who would leave`, async ({
    page,
  }) => {
    await page.goto(`/${otherLanguage}/trees`);
    await live(page);
    await page.getByRole('button', { name: before.add }).click();
    await page.getByRole('textbox', { name: before.reason }).fill('Dead');
    await page.getByRole('link', { name: before.other, exact: true }).click();
    await expect(page.getByRole('textbox', { name: reason })).toHaveValue('Dead');
    await expect(page.getByRole('button', { name: save })).toBeVisible();
    await page.getByRole('textbox', { name: species }).fill('Oak');
    const asked: string[] = [];
    page.on('dialog', async (dialog) => {
      asked.push(dialog.type());
      await dialog.accept();
    });
    await page.reload();
    await live(page);
    expect(asked).toEqual(['beforeunload']);
    await expect(page.getByRole('textbox', { name: species })).toHaveValue('Oak');
    await expect(page.getByRole('textbox', { name: reason })).toHaveValue('Dead');
    await page.getByRole('button', { name: save }).click();
    await expect(page.getByText('Oak', { exact: true })).toBeVisible();
    await page.reload();
    await live(page);
    await expect(page.getByRole('textbox', { name: species })).toHaveCount(0);
    await expect(page.getByText('Oak', { exact: true })).toBeVisible();
  });
}

test('a wizard does not go on while a row is open, and going back keeps it open', async ({ page }) => {
  await page.goto('/en/pages');
  await live(page);
  await page.getByRole('button', { name: 'Next' }).click();
  await page.getByRole('button', { name: 'Add a tree' }).click();
  await page.getByRole('textbox', { name: 'Species' }).fill('Oak');
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('link', { name: /Trees: row 1 is not saved/ })).toBeVisible();
  await page.getByRole('button', { name: 'Previous' }).click();
  await expect(page.getByRole('textbox', { name: 'Name' })).toBeVisible();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('textbox', { name: 'Species' })).toHaveValue('Oak');
  await page.getByRole('button', { name: /^Save: row 1/ }).click();
  await page.getByRole('button', { name: 'Next' }).click();
  await expect(page.getByRole('heading', { name: /Step 3 of 3/ })).toBeVisible();
});

test.describe('where the script is lost', () => {
  test('rows are added and saved by plain posts, and what was typed stays', async ({ page, faults }) => {
    faults.expect(/client|Failed to load/);
    await page.route('**/assets/client-*.js', (route) => route.abort());
    await page.goto('/en/trees');
    await page.getByRole('button', { name: 'Add a tree' }).click();
    // Once it has loaded: until then Chromium takes the focus away for the row that the address names.
    await page.waitForURL(/#f-trees:row-1$/);
    await page.getByRole('textbox', { name: 'Species' }).fill('Oak');
    // Enter in a field of an open row saves it.
    await page.getByRole('textbox', { name: 'Species' }).press('Enter');
    await expect(page.getByText('Oak', { exact: true })).toBeVisible();
    await expect(page.getByRole('textbox', { name: 'Species' })).toHaveCount(0);
    await page.getByRole('button', { name: 'Send' }).click();
    await expect(page).toHaveURL(/thankyou$/);
  });
});
