import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

/** A form of everyday types alone: its page comes to life without the file that has the thank-you page. */
const name = { type: 'textfield', key: 'name', label: 'Name', input: true };
const send = { type: 'button', key: 'send', label: 'Send', input: true };
const settings = { i18n: { fr: { Name: 'Nom', Send: 'Envoyer' } } };
const formsDir = sharedForms({ title: 'Plain', path: 'plain', settings, components: [name, send] });
test.use({ formsDir });

const words = {
  en: {
    name: 'Name',
    send: 'Send',
    thanks: /^Thank you/,
    number: /^Your reference number is [3479CDFGHJKMNPRTWXY-]{14}\.$/,
  },
  fr: {
    name: 'Nom',
    send: 'Envoyer',
    thanks: /^Merci/,
    number: /^Votre numéro de référence est le [3479CDFGHJKMNPRTWXY-]{14}\.$/,
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  test(`in ${language}, where the thank-you page cannot be loaded the number is told, after a reload too`, async ({
    page,
    step,
    faults,
  }) => {
    faults.expect(/ERR_FAILED/);
    await page.route('**/assets/**/deferred-*.js*', (route) => route.abort());
    await page.goto(`/${language}/plain`);
    await live(page);
    await page.getByRole('textbox', { name: texts.name }).fill('Ann');
    await step('send', async () => {
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { name: texts.thanks })).toBeFocused();
    });
    const emitted = await page.getByText(texts.number).textContent();
    const reference = page.getByText(/^[3479CDFGHJKMNPRTWXY]{4}(-[3479CDFGHJKMNPRTWXY]{4}){2}$/);
    await page.reload();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    // The server shows the receipt, by its cookie; without it the page itself remembers the number.
    expect(emitted).toContain(await reference.textContent());
    await page.context().clearCookies();
    await step('reload without cookies', async () => {
      await page.reload();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    });
    await expect(page.getByText(emitted ?? '')).toBeVisible();
    await page.unroute('**/assets/**/deferred-*.js*');
    await page.reload();
    await expect(reference).toBeVisible();
    expect(emitted).toContain(await reference.textContent());
    await page.goBack();
    await live(page);
    await expect(page.getByRole('textbox', { name: texts.name })).toHaveValue('');
  });
}
