import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';
import { fewestSteps, type StepName, treePage, treeTexts } from './tree-cutting.ts';

const withOwner = ['applicant', 'owner', 'tree', 'reason', 'declaration', 'review'] as const;
const withReport = ['applicant', 'tree', 'reason', 'report', 'declaration', 'review'] as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = treeTexts[language];

  test(`in ${language}, an answer brings a page and takes it away, and the count of steps is shown and said`, async ({
    page,
    step,
  }) => {
    const form = treePage(page, texts);
    const count = (steps: number) => page.getByRole('status').filter({ hasText: texts.count(steps) });
    const titles = (steps: readonly StepName[]) => steps.map((name) => new RegExp(texts.steps[name]));
    await step('open', () => form.open(language));
    await expect(form.heading).toHaveText(form.titleOf('applicant'));
    await expect(form.progress.getByRole('listitem')).toHaveText(titles(fewestSteps));
    await expect(form.previous).toHaveCount(0);

    await step('for the owner', () => form.option(texts.applicantRole, texts.isAgent).check());
    await expect(form.heading).toHaveText(form.titleOf('applicant', withOwner));
    await expect(form.progress.getByRole('listitem')).toHaveText(titles(withOwner));
    await expect(count(6)).toHaveCount(1);
    await expect(form.option(texts.applicantRole, texts.isAgent)).toBeFocused();

    await form.option(texts.applicantRole, texts.isOwner).check();
    await expect(form.heading).toHaveText(form.titleOf('applicant'));
    await expect(count(5)).toHaveCount(1);

    await form.fillApplicant();
    await form.forward();
    await expect(form.heading).toHaveText(form.titleOf('tree'));
    await expect(count(5), 'the heading says it now').toHaveCount(0);
    await form.fillTree();
    await form.forward();
    await form.fillDisease();
    await expect(form.heading).toHaveText(form.titleOf('reason', withReport));
    await expect(count(6)).toHaveCount(1);
    await step('a living tree asks for a report', () => form.next.click());
    await expect(form.heading).toHaveText(form.titleOf('report', withReport));
  });
}

test('Back, Forward and a reload keep the steps, and each its answers', async ({ page, step }) => {
  const form = treePage(page, treeTexts.en);
  const { texts } = form;
  await form.open('en');
  await form.fillApplicant('isAgent');
  await form.forward();
  await form.fillOwner();
  await form.forward();
  await form.fillTree();
  await form.forward();
  await expect(form.heading).toHaveText(form.titleOf('reason', withOwner));

  await page.goBack();
  await expect(form.heading).toHaveText(form.titleOf('tree', withOwner));
  await expect(form.heading).toBeFocused();
  await expect(form.trees).toContainText('42.5');
  await expect(form.trees).toContainText('Oak');
  await expect(form.check(texts.back)).toBeChecked();
  await step('Back again', () => page.goBack());
  await expect(form.heading).toHaveText(form.titleOf('owner', withOwner));
  await expect(form.box(texts.phone)).toHaveValue('613 555-0142');
  await form.box(texts.ownerName).fill('Anne Côté');
  await page.goForward();
  await expect(form.heading).toHaveText(form.titleOf('tree', withOwner));
  await page.goForward();
  await expect(form.heading).toHaveText(form.titleOf('reason', withOwner));
  await expect(page).toHaveTitle(/^Permit to cut down a tree \| /);
  await page.goBack();
  await page.goBack();
  await expect(form.box(texts.ownerName)).toHaveValue('Anne Côté');
  await page.goBack();
  await expect(form.heading).toHaveText(form.titleOf('applicant', withOwner));
  await expect(form.option(texts.applicantRole, texts.isAgent)).toBeChecked();

  await page.reload();
  await live(page);
  await expect(form.heading, 'after a reload').toHaveText(form.titleOf('applicant', withOwner));
  await expect(form.option(texts.applicantRole, texts.isAgent)).toBeChecked();
  await form.forward();
  await expect(form.heading).toHaveText(form.titleOf('owner', withOwner));
  await expect(form.box(texts.ownerName)).toHaveValue('Anne Côté');
});

test('a completed step can be jumped to, and only that', async ({ page, step }) => {
  const form = treePage(page, treeTexts.en);
  await form.open('en');
  await expect(form.progress.getByRole('link')).toHaveCount(0);
  await form.fillApplicant();
  await form.forward();
  await form.fillTree();
  await form.forward();
  await expect(form.heading).toHaveText(form.titleOf('reason'));
  await expect(form.progress.getByRole('link')).toHaveCount(2);

  await step('to the first', () => form.step('applicant').click());
  await expect(form.heading).toHaveText(form.titleOf('applicant'));
  await expect(form.heading).toBeFocused();
  await expect(form.box(form.texts.firstName)).toHaveValue('Marguerite');
  await expect(form.step('tree')).toBeVisible();
  await expect(form.step('reason'), 'it was not completed').toHaveCount(0);
  await form.step('tree').click();
  await expect(form.heading).toHaveText(form.titleOf('tree'));
  await expect(form.heading).toBeFocused();
});

test('a page that an earlier answer brings is asked for when its turn comes', async ({ page }) => {
  const form = treePage(page, treeTexts.en);
  await form.open('en');
  await form.fillApplicant();
  await form.forward();
  await form.fillTree();
  await form.forward();
  await form.jump('applicant');
  await form.option(form.texts.applicantRole, form.texts.isAgent).check();
  await form.forward();
  await expect(form.heading).toHaveText(form.titleOf('owner', withOwner));
  await form.next.click();
  await expect(form.alert).toBeFocused();
  await expect(form.alert.getByRole('listitem')).toHaveCount(3);
});
