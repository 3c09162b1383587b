import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { elm } from './location-search.ts';
import { live } from './permit.ts';
import { type StepName, treePage, treeTexts } from './tree-cutting.ts';

const steps = [
  ...(['applicant', 'owner', 'tree', 'coOwner', 'reason', 'report', 'declaration', 'review'] as const),
];
const untilOwner = ['applicant', 'owner', 'tree', 'reason', 'declaration', 'review'] as const;
const untilCoOwner = ['applicant', 'owner', 'tree', 'coOwner', 'reason', 'declaration', 'review'] as const;

/** The answers. */
const filledIn = {
  ...{ applicantRole: 'agent', firstName: 'Marguerite', lastName: 'Bouchard', company: '' },
  ...{ email: 'marguerite@example.ca', phone: '' },
  ...{ ownerName: 'Jean Côté', ownerPhone: '613 555-0142', ownerConsent: true },
  ...{
    land: {
      address: elm,
      municipalAddressId: '100240',
      features: { propertyZone: 'inner', propertySizeInHectare: 0.025 },
      userFld: '',
    },
    postalCode: 'K1A 0B1',
  },
  trees: [{ species: 'oak', diameter: 42.5, treeReason: 'Ganoderma' }],
  ...{ location: { front: false, side: false, back: true }, sharedTree: 'yes' },
  ...{ coOwnerName: 'Zoé Roy', coOwnerAddress: '227 Elm Street', coOwnerAgreement: 'written' },
  ...{ reason: 'disease', explanation: 'The bark falls off, and mushrooms grow on the trunk.' },
  ...{ arboristName: 'Ann Lee', certification: 'ON-1234A', recommendation: 'remove', replacements: 2 },
  declaration: true,
};

/** The fields that the tree-permit service receives, whatever the language and with or without a script. */
const posted = Object.fromEntries(
  Object.entries(filledIn).map(([name, value]) => [
    name,
    typeof value === 'string' ? value : JSON.stringify(value),
  ]),
);

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = treeTexts[language];

  /** Every step, with a look at each heading. Without a script a step that an answer brings is seen on the next. */
  async function walk(page: Page, step: (name: string, action: () => Promise<unknown>) => Promise<void>) {
    const form = treePage(page, texts);
    const forward = (name: StepName, of: readonly StepName[]) =>
      step(name, async () => {
        await form.next.click();
        await expect(form.heading).toHaveText(form.titleOf(name, of));
      });
    await form.fillApplicant('isAgent');
    await forward('owner', untilOwner);
    await form.fillOwner();
    await forward('tree', untilOwner);
    await form.fillTree('yes');
    await forward('coOwner', untilCoOwner);
    await form.fillCoOwner();
    await forward('reason', untilCoOwner);
    return { form, forward };
  }

  test(`with a script, in ${language}, the longest way posts every answer to the tree-permit service`, async ({
    page,
    step,
    product,
    request,
  }) => {
    const city = await cityOf(product, request);
    await page.goto(`/${language}/tree-cutting-permit`);
    await live(page);
    const { form, forward } = await walk(page, step);
    await form.fillDisease();
    await forward('report', steps);
    await form.fillReport();
    await forward('declaration', steps);
    await form.check(texts.declaration).check();
    await forward('review', steps);
    await form.submit.click();
    await form.arrive();
    expect((await city.received('treePermits')).map(({ fields }) => fields)).toEqual([posted]);
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test(`in ${language}, step by step to the tree-permit service, which is posted the same`, async ({
      page,
      step,
      faults,
      product,
      request,
    }) => {
      const city = await cityOf(product, request);
      // Each look at a page without a script draws a copy of it: slow on a loaded machine.
      test.slow();
      faults.expect(/422/);
      await step('open', () => page.goto(`/${language}/tree-cutting-permit`));
      await step('go on too early', () => treePage(page, texts).next.click());
      await expect(treePage(page, texts).alert.getByRole('heading')).toHaveText(texts.stepErrors(4));
      const { form, forward } = await walk(page, step);

      await step('what an answer asks for stands on the answered page', async () => {
        await form.option(texts.reason, texts.disease).check();
        await form.next.click();
      });
      await expect(form.alert.getByRole('heading')).toHaveText(texts.stepErrors(1));
      await form.fillDisease();
      await forward('report', steps);
      await form.fillReport();
      await step('back, and on again', async () => {
        await form.previous.click();
        await expect(form.box(texts.explanation)).toHaveValue(filledIn.explanation);
        await form.next.click();
      });
      await expect(form.box(texts.arboristName)).toHaveValue('Ann Lee');
      await expect(form.box(texts.replacements)).toHaveValue('2');
      await forward('declaration', steps);
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
