import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';

/** Its first post comes from the cached page, which has no key: a search for an address would bring one. */
const formsDir = sharedForms({
  ...{ title: 'Plain', path: 'no-cookies', display: 'form', properties: { en: 'Plain', fr: 'Simple' } },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'button', key: 'submit', label: 'Submit', input: true, action: 'submit' },
  ],
  settings: { i18n: { fr: { Name: 'Nom', Submit: 'Envoyer' } } },
});

test.use({ formsDir, javaScriptEnabled: false });

const asks = {
  en: {
    title: 'Your form has not been sent yet',
    text: 'So that your answers are received only once, please check them and press the button once more.',
    send: 'Send my answers',
  },
  fr: {
    title: 'Votre formulaire n’a pas encore été envoyé',
    text: 'Pour que vos réponses ne soient reçues qu’une seule fois, veuillez les vérifier et appuyer une fois de plus sur le bouton.',
    send: 'Envoyer mes réponses',
  },
};

function countIn(dataDir: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'guichet.sqlite'), { readOnly: true });
  try {
    return database.prepare("SELECT count(*) AS n FROM submissions WHERE form = 'no-cookies'").get()?.n;
  } finally {
    database.close();
  }
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('without a script and without cookies a double press is one submission', async ({
      page,
      context,
      step,
      product,
    }) => {
      const before = countIn(product.dataDir);
      const name = page.locator('[name="name"]');
      await page.goto(`/${language}/no-cookies`);
      await name.fill('Marguerite');
      // The browser keeps none.
      await context.clearCookies();
      const notice = page.getByRole('region', { name: asks[language].title });
      await step('press twice', async () => {
        await page.getByRole('button', { name: /^(Submit|Envoyer)$/ }).dblclick();
        await expect(notice).toContainText(asks[language].text);
        await page.waitForLoadState();
      });
      await expect(notice.getByRole('heading')).toBeFocused();
      await expect(name).toHaveValue('Marguerite');
      expect(countIn(product.dataDir)).toBe(before);

      await context.clearCookies();
      await notice.getByRole('button', { name: asks[language].send }).dblclick();
      // The second press takes the place of the first one's navigation, which then ends as an error.
      await expect(page).toHaveURL(new RegExp(`/${language}/thankyou$`));
      expect(countIn(product.dataDir)).toBe(Number(before) + 1);
    });
  });
}
