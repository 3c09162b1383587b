import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';

const texts = { 'Your home': 'Votre domicile', 'Your tree': 'Votre arbre', Name: 'Nom', Submit: 'Envoyer' };
const search = (key: string, label: string, features: string) => ({
  ...{ type: 'locationSearch', key, label, features, input: true },
  validate: { required: true },
});
const address = {
  ...{ title: 'Address', path: 'address', display: 'form', settings: { i18n: { fr: texts } } },
  properties: { en: 'Address', fr: 'Adresse' },
  components: [
    search('home', 'Your home', 'ParkingPermit'),
    search('tree', 'Your tree', 'TreePermit'),
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
};
const formsDir = sharedForms(address);

test.use({ formsDir, javaScriptEnabled: false });

const words = {
  en: {
    ...{ home: 'Your home', tree: 'Your tree', name: 'Name', submit: 'Submit' },
    searchTree: 'Search: Your tree',
    again: 'Try again: Your tree',
    change: 'Change the address: 12 Elm Street, Centretown',
    zone: 'Parking zone: Zone B, Centretown',
    failed: 'The address search is not working right now. What you typed is still here.',
    suburban: /Suburban area, property of 0\.\d+ ha/,
    thanks: 'Thank you',
  },
  fr: {
    ...{ home: 'Votre domicile', tree: 'Votre arbre', name: 'Nom', submit: 'Envoyer' },
    searchTree: 'Rechercher\u00a0: Votre arbre',
    again: 'Réessayer\u00a0: Votre arbre',
    change: 'Changer l’adresse\u00a0: 12 Elm Street, Centretown',
    zone: 'Zone de stationnement\u00a0: Zone B, Centretown',
    failed:
      'La recherche d’adresses ne fonctionne pas pour le moment. Ce que vous avez tapé est toujours là.',
    suburban: /Secteur de banlieue, terrain de 0,\d+\sha/,
    thanks: 'Merci',
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test.describe(language, () => {
    test.use({ language });

    test('without a script addresses are searched for, chosen and sent, by keyboard alone', async ({
      page,
      product,
      request,
      step,
      faults,
    }) => {
      const labels = words[language];
      const home = page.getByRole('textbox', { name: labels.home });
      const tree = page.getByRole('textbox', { name: labels.tree });

      await step('Enter searches, and sends nothing', async () => {
        await page.goto(`/${language}/address`);
        await page.getByRole('textbox', { name: labels.name }).fill('Ann');
        await home.fill('12 elm street');
        await home.press('Enter');
        await expect(page.getByRole('radio')).not.toHaveCount(0);
        await expect(home).toHaveValue('12 elm street');
      });
      await step('an address is chosen, and its zone shown', async () => {
        const choice = page.getByRole('radio', { name: '12 Elm Street, Centretown' });
        await choice.focus();
        await page.keyboard.press('Enter');
        await expect(page.getByText(labels.zone)).toBeVisible();
        await expect(page.getByRole('button', { name: labels.change })).toBeVisible();
      });
      await step('the map fails, and nothing that was typed is lost', async () => {
        await request.post(`${product.sandboxUrl}/faults`, {
          data: { service: 'addressLocator', kind: 'arcgis', times: 1 },
        });
        await tree.fill('77 Maple Crescent');
        await page.getByRole('button', { name: labels.searchTree }).press('Enter');
        await expect(page.getByText(labels.failed)).toBeVisible();
        await expect(tree).toHaveValue('77 Maple Crescent');
        await expect(page.getByText(labels.zone)).toBeVisible();
      });
      await step('it is asked again, and the form without a choice is not sent', async () => {
        await page.getByRole('button', { name: labels.again }).press('Enter');
        await expect(page.getByRole('radio', { name: '77 Maple Crescent, Maplewood' })).toBeVisible();
        faults.expect(/422/);
        await page.getByRole('button', { name: labels.submit }).press('Enter');
        await expect(page.getByRole('radio', { name: '77 Maple Crescent, Maplewood' })).toBeVisible();
        await expect(page.locator('#guichet-errors')).toBeVisible();
      });
      await step('the tree has its zone and size', async () => {
        await page.getByRole('radio', { name: '77 Maple Crescent, Maplewood' }).press('Space');
        await expect(page.getByText(labels.suburban).first()).toBeVisible();
        await expect(page.getByText(labels.zone)).toBeVisible();
      });
      await step('it is sent', async () => {
        await page.getByRole('button', { name: labels.submit }).press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toContainText(labels.thanks);
      });
    });
  });
}
