import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';

const panel = (key: string) => ({
  ...{ type: 'panel', key, title: key, input: false },
  components: [
    { type: 'textfield', key: `${key}Text`, label: `${key} text`, input: true, validate: { required: true } },
  ],
});
const walk = {
  title: 'Walk',
  path: 'plain-walk',
  display: 'wizard',
  components: ['a', 'b', 'c', 'd'].map(panel),
};
const formsDir = sharedForms(walk);

test.use({ formsDir, javaScriptEnabled: false });

const words = {
  en: {
    ...{ next: 'Next', submit: 'Submit', elsewhere: 'Errors on other steps', missing: /b text is required/ },
    step: (number: number, name: string) => `Step ${number} of 4: ${name}`,
  },
  fr: {
    ...{ next: 'Suivant', submit: 'Envoyer', elsewhere: 'Erreurs à d’autres étapes' },
    missing: /b text.*obligatoire/,
    step: (number: number, name: string) => `Étape ${number} sur 4\u00a0: ${name}`,
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`in ${language}, an error on another step leads to its field without a script too`, async ({
    page,
    step,
    faults,
  }) => {
    const texts = words[language];
    const heading = page.locator('#guichet-step');
    const alert = page.locator('#guichet-errors');
    const box = (name: string) => page.getByRole('textbox', { name: `${name} text` });
    const press = (name: string | RegExp) => page.getByRole('button', { name }).click();
    await page.goto(`/${language}/plain-walk`);
    for (const name of ['a', 'b', 'c']) {
      await box(name).fill(name);
      await press(texts.next);
    }
    await box('d').fill('d');
    await press(/b \(/);
    await box('b').fill('');
    await press(/a \(/);
    await box('a').fill('');
    await press(/c \(/);
    await press(texts.next);
    faults.expect(/422/);
    await step('send', () => press(texts.submit));
    await expect(heading).toHaveText(texts.step(1, 'a'));
    await expect(alert.getByRole('listitem')).toHaveCount(2);
    const way = page.getByRole('region', { name: texts.elsewhere }).getByRole('button');
    await expect(way).toHaveText(texts.missing);
    await alert.getByRole('link', { name: texts.missing }).click();
    await expect(way).toBeFocused();
    await step('to the field', async () => {
      await page.keyboard.press('Enter');
      await expect(heading).toHaveText(texts.step(2, 'b'));
    });
    await expect(box('b')).toBeFocused();
    await expect(box('b')).toHaveAttribute('aria-invalid', 'true');
  });
}
