import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

test.use({ javaScriptEnabled: false });

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
    return database.prepare("SELECT count(*) AS n FROM submissions WHERE form = 'parking-permit'").get()?.n;
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
      const texts = permit[language];
      const form = permitPage(page, texts);
      await page.goto(`/${language}/parking-permit`);
      await form.fillIn();
      // The browser keeps none.
      await context.clearCookies();
      const notice = page.getByRole('region', { name: asks[language].title });
      await step('press twice', async () => {
        await form.submit.dblclick();
        await expect(notice).toContainText(asks[language].text);
        await page.waitForLoadState();
      });
      await expect(notice.getByRole('heading')).toBeFocused();
      await expect(form.box(texts.firstName)).not.toHaveValue('');
      expect(countIn(product.dataDir)).toBe(before);

      await context.clearCookies();
      await notice.getByRole('button', { name: asks[language].send }).dblclick();
      await page.waitForURL(`**/${language}/thankyou`);
      expect(countIn(product.dataDir)).toBe(Number(before) + 1);
    });
  });
}
