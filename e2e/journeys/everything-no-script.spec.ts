import type { Page } from '@playwright/test';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

async function fill(page: Page): Promise<void> {
  const birth = page.getByRole('group', { name: 'Date de naissance' });
  await birth.getByLabel('Jour').fill('31');
  await birth.getByLabel('Mois').selectOption('février');
  await birth.getByLabel('Année').fill('1989');
  await page.getByRole('textbox', { name: 'Sujets' }).fill('arbres, parcs');
  await page.getByRole('radiogroup', { name: 'Bibliothèques' }).getByLabel('Bien').check();
  await page.getByRole('textbox', { name: 'Votre signature' }).fill('Zoë Tremblay');
  await fillTree(page);
}

/** Each button of a tree asks the server, which draws the page again with what stands in it. */
async function fillTree(page: Page): Promise<void> {
  const name = (item: string) =>
    page.getByRole('group', { name: `Élément ${item}`, exact: true }).getByLabel('Son nom');
  const add = (item: string) =>
    page.getByRole('button', { name: new RegExp(`^Ajouter un élément au-dessous\\s: élément ${item},`) });
  await name('1').fill('Rivermont');
  await add('1').click();
  await name('1.1').fill('Natation');
  await add('1').click();
  await name('1.2').fill('Patinage');
  await add('1.1').click();
  await name('1.1.1').fill('Juniors');
  await page.getByRole('button', { name: /^Retirer l’élément 1\.2 / }).click();
  await expect(name('1.1.1')).toHaveValue('Juniors');
  await expect(name('1.2')).toHaveCount(0);
}

test('a day, words, a survey, a tree and a signature are filled in without a script, corrected and sent', async ({
  page,
  step,
  product,
  faults,
}) => {
  faults.expect(/422/);
  await step('open', () => page.goto('/fr/everything'));
  // Nobody can draw here: the box is not shown, and what stands beside it says what to do.
  await expect(page.locator('canvas')).toBeHidden();
  await expect(page.getByText(/^Tapez votre nom complet/)).toBeVisible();
  await fill(page);
  await step('send with mistakes', async () => {
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByText(/indique le jour 31, mais ce mois compte 28 jours/).first()).toBeVisible();
  });
  await expect(page.getByRole('textbox', { name: 'Sujets' })).toHaveValue('arbres, parcs');
  await expect(page.getByRole('textbox', { name: 'Votre signature' })).toHaveValue('Zoë Tremblay');
  const libraries = page.getByRole('radiogroup', { name: 'Bibliothèques' });
  await expect(libraries.getByLabel('Bien')).toBeChecked();
  await page.getByRole('group', { name: 'Date de naissance' }).getByLabel('Jour').fill('28');
  await page.getByLabel(/^Nom\W*$/).fill('Zoë');
  await step('send', async () => {
    await page.getByRole('button', { name: 'Envoyer', exact: true }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Merci/);
  });
  const number = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/.exec(await page.locator('main').innerText())?.[0];
  expect(storedData(product.dataDir, number ?? '')).toMatchObject({
    birth: '02/28/1989',
    topics: ['arbres', 'parcs'],
    services: { libraries: 'good' },
    groups: {
      data: { group: 'Rivermont' },
      children: [{ data: { group: 'Natation' }, children: [{ data: { group: 'Juniors' }, children: [] }] }],
    },
    signature: expect.stringMatching(/^data:image\/svg\+xml,.*Tremblay/),
  });
});
