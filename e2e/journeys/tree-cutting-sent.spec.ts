import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { treePage, treeTexts } from './tree-cutting.ts';

const backSaid = {
  en: 'You came back from the tree permit service',
  fr: 'Vous revenez du service des permis d’abattage',
};

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a wizard is posted whole from its last step, and comes back to that step', async ({
      page,
      product,
      request,
      step,
    }) => {
      const city = await cityOf(product, request);
      const tree = treePage(page, treeTexts[language]);
      await tree.open(language);
      await tree.fillApplicant();
      await tree.forward();
      await tree.fillTree();
      await tree.forward();
      await tree.fillDead();
      await tree.forward();
      await tree.check(tree.texts.declaration).check();
      await tree.forward();
      await tree.submit.dblclick();
      await page.waitForURL(/\/tree-permits/);
      const [sent, ...more] = await city.received('treePermits');
      expect(more).toEqual([]);
      const texts = Object.values(sent?.fields ?? {});
      expect(texts).toEqual(
        expect.arrayContaining(['Marguerite', 'Bouchard', 'marguerite@example.ca', 'true']),
      );
      const lists = texts.filter((text) => typeof text === 'string' && text.startsWith('[{'));
      expect(lists.map((text) => JSON.parse(String(text)))).toEqual([[expect.any(Object)]]);

      await step('go back', async () => {
        await page.goBack();
        await expect(page.getByRole('heading', { name: backSaid[language] })).toBeFocused();
      });
      await expect(tree.submit).toBeVisible();
      expect(await city.received('treePermits')).toHaveLength(1);
    });
  });
}
