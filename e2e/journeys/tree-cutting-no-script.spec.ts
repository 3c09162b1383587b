import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { posted, type StepName, treePage, treeTexts } from './tree-cutting.ts';

const steps = [
  ...(['applicant', 'owner', 'tree', 'coOwner', 'reason', 'report', 'declaration', 'review'] as const),
];
const untilOwner = ['applicant', 'owner', 'tree', 'reason', 'declaration', 'review'] as const;
const untilCoOwner = ['applicant', 'owner', 'tree', 'coOwner', 'reason', 'declaration', 'review'] as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = treeTexts[language];

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language}, step by step to the tree-permit service, which is posted every answer`, async ({
      page,
      step,
      faults,
      product,
      request,
    }) => {
      const city = await cityOf(product, request);
      const form = treePage(page, texts);
      const forward = (name: StepName, of: readonly StepName[]) =>
        step(name, async () => {
          await form.next.click();
          await expect(form.heading).toHaveText(form.titleOf(name, of));
        });
      // Each look at a page without a script draws a copy of it: slow on a loaded machine.
      test.slow();
      faults.expect(/422/);
      await step('open', () => page.goto(`/${language}/tree-cutting-permit`));
      await step('go on too early', () => form.next.click());
      await expect(form.alert.getByRole('heading')).toHaveText(texts.stepErrors(4));
      // A step that an answer brings is seen on the next.
      await form.fillApplicant('isAgent');
      await forward('owner', untilOwner);
      await form.fillOwner();
      await forward('tree', untilOwner);
      await form.fillTree('yes');
      await forward('coOwner', untilCoOwner);
      await form.fillCoOwner();
      await forward('reason', untilCoOwner);

      await step('what an answer asks for stands on the answered page', async () => {
        await form.option(texts.reason, texts.disease).check();
        await form.next.click();
      });
      await expect(form.alert.getByRole('heading')).toHaveText(texts.stepErrors(1));
      await form.fillDisease();
      await forward('report', steps);
      await form.fillReport();
      await test.step('back, and on again', async () => {
        await form.previous.click();
        await expect(form.box(texts.explanation)).toHaveValue(posted.explanation ?? '');
        await form.next.click();
      });
      await expect(form.box(texts.arboristName)).toHaveValue('Ann Lee');
      await expect(form.box(texts.replacements)).toHaveValue('2');
      await step('Enter goes on', async () => {
        await form.box(texts.arboristName).press('Enter');
        await expect(form.heading).toHaveText(form.titleOf('declaration', steps));
      });
      await step('a completed step', () =>
        form.progress.getByRole('button', { name: texts.steps.tree }).click(),
      );
      await expect(form.trees).toContainText(texts.aDiameter);
      await expect(form.check(texts.back)).toBeChecked();
      await form.progress.getByRole('button', { name: texts.steps.report }).click();
      await forward('declaration', steps);
      await form.check(texts.declaration).check();
      await forward('review', steps);
      await expect(page.getByRole('definition').filter({ hasText: texts.oak })).toBeVisible();
      await step('send', () => form.submit.click());
      await page.getByRole('button', { name: texts.go }).click();
      await form.arrive();
      expect((await city.received('treePermits')).map(({ fields }) => fields)).toEqual([posted]);
    });
  });
}
