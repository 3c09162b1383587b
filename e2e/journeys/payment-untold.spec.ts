import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';

test.use({ javaScriptEnabled: false });

for (const [language, declined, gone] of byTurns(import.meta.filename, [
  ['en', 'The payment was declined', 'Your answers are no longer here. Please fill in the form again.'],
  [
    'fr',
    'Le paiement a été refusé',
    'Vos réponses ne sont plus là. Veuillez remplir le formulaire de nouveau.',
  ],
])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('who comes back from the gateway without a script and without a cookie is told what happened', async ({
      page,
      step,
    }) => {
      await step('come back', async () => {
        await page.goto(`/${language}/dog-licence?payment=declined`);
        await expect(page.getByRole('region', { name: declined })).toContainText(gone);
      });
      await expect(page.locator('[name="dogName"]')).toHaveValue('');
    });
  });
}
