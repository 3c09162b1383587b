import { expect, test } from '../fixtures/test.ts';

test('a developer finds the playground on the sandbox’s page, changes a definition and sees what the form emits', async ({
  page,
  product,
  step,
  faults,
}) => {
  await page.goto(`${product.sandboxUrl}/en/sandbox`);
  await page.getByRole('link', { name: 'open the playground' }).click();
  await expect(page).toHaveURL(`${product.siteUrl}/playground`);
  await page.getByRole('combobox', { name: 'Form', exact: true }).selectOption('contact-the-city');
  const events = page.getByRole('list', { name: /^(?:Events|Événements)$/ });
  const send = page.getByRole('button', { name: 'Send message' });
  await step('a form of the site', async () => {
    await expect(send).toBeVisible({ timeout: 200_000 });
    await expect(events).toContainText('formready');
    await send.click();
    await expect(events).toContainText('submiterror [{');
    await expect(events).toContainText('"message":"Choose what you would like to do."');
  });
  await step('in the other language, dark and narrow', async () => {
    await page.getByRole('combobox', { name: 'Language' }).selectOption('fr');
    await expect(page.getByRole('button', { name: 'Envoyer le message' })).toBeVisible();
    await page.getByRole('combobox', { name: 'Thème' }).selectOption('dark');
    await page.getByRole('combobox', { name: 'Largeur' }).selectOption('phone');
    await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
    await expect(page.getByRole('option', { name: 'Communiquer avec la Ville' })).toHaveCount(1);
  });
  await step('a definition of one’s own', async () => {
    const definition = page.getByRole('textbox', { name: 'JSON' });
    const show = page.getByRole('button', { name: 'Afficher cette définition' });
    const fault = page.locator('#fault');
    await definition.fill('{\n  "components": [\n    { "type": tru }\n  ]\n}');
    await show.click();
    await expect(fault).toHaveText('Ligne 3, colonne 15\u00a0: ceci n’est pas du JSON.');
    await expect(definition).toBeFocused();
    expect(await definition.evaluate((box: HTMLTextAreaElement) => box.selectionStart)).toBe(34);
    faults.expect(/The form could not be loaded/);
    await definition.fill('{ "components": "none" }');
    await show.click();
    await expect(fault).toHaveText(/The form could not be loaded/);
    await definition.fill(
      JSON.stringify({ components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }] }),
    );
    await show.click();
    await expect(fault).toBeEmpty();
    await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
    await expect(events).toContainText('{"submission":{"data":{"name":"Ann"');
  });
});
