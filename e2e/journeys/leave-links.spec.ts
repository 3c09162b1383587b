import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const links = {
  title: 'Links',
  path: 'links',
  components: [
    {
      type: 'content',
      key: 'where',
      input: false,
      html: '<p><a href="mailto:permits@city.example?subject=Permit">Write to us</a> <a href="tel:+16135550142">Call us</a></p>',
    },
    { type: 'textfield', key: 'name', label: 'Name', input: true },
  ],
};
const formsDir = sharedForms(links);
test.use({ formsDir });

test('links that open another program leave nothing: no question', async ({ page }) => {
  await page.goto('/en/links');
  await live(page);
  await page.getByRole('textbox', { name: 'Name' }).pressSequentially('Marguerite');
  const asked: string[] = [];
  page.on('dialog', async (dialog) => {
    asked.push(dialog.type());
    await dialog.dismiss();
  });
  for (const name of ['Write to us', 'Call us']) {
    await page.getByRole('link', { name }).click();
    await page.getByRole('link', { name: 'All forms' }).click();
    await expect.poll(() => asked.splice(0), name).toEqual(['beforeunload']);
  }
  expect(asked).toEqual([]);
});
