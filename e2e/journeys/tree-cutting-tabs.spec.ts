import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince } from './drafts.ts';
import { treePage, treeTexts } from './tree-cutting.ts';

// The sample wizard, as a city has it that receives the requests itself, under numbers of its own.
const sample = join(import.meta.dirname, '..', '..', 'forms', 'tree-cutting-permit.json');
const definition = JSON.parse(readFileSync(sample, 'utf8'));
const { submissionType: _, ...properties } = definition.properties;
const formsDir = sharedForms({ ...definition, properties, path: 'tree-cutting-permit' });

const texts = treeTexts.en;

test.use({ formsDir });

async function keyOf(page: Page): Promise<unknown> {
  return page.evaluate(() => history.state.key);
}

/** From the second step to the review. */
async function fillRest(page: Page): Promise<void> {
  const form = treePage(page, texts);
  await form.forward();
  await form.fillTree();
  await form.forward();
  await form.fillDead();
  await form.forward();
  await form.check(texts.declaration).check();
  await form.forward();
  await expect(form.heading).toHaveText(form.titleOf('review'));
}

/** Duplicates a tab as a browser does: the same address, session storage and history state. */
async function duplicate(page: Page, context: BrowserContext): Promise<Page> {
  if (!page.url().includes('thankyou')) await draftSince(page);
  const opened = context.waitForEvent('page');
  // By way of another page, which writes nothing into the entry when it is left.
  await page.evaluate(() => window.open('/en'));
  const twin = await opened;
  await twin.waitForLoadState();
  const [url, state]: [string, unknown] = [page.url(), await page.evaluate(() => history.state)];
  await twin.evaluate(([to, copied]) => history.replaceState(copied, '', String(to)), [url, state]);
  await twin.reload();
  return twin;
}

test('the same form in two tabs: each has its own step, answers and key, and both are received', async ({
  page,
  context,
  product,
}) => {
  const second = await context.newPage();
  const [firstForm, secondForm] = [treePage(page, texts), treePage(second, texts)];
  await firstForm.open('en');
  await secondForm.open('en');
  expect(await keyOf(page)).not.toBe(await keyOf(second));
  await firstForm.fillApplicant('isOwner', 'Marguerite');
  await secondForm.fillApplicant('isOwner', 'Zoé');
  await page.bringToFront();
  await fillRest(page);
  await expect(secondForm.heading).toHaveText(secondForm.titleOf('applicant'));
  await expect(secondForm.box(texts.firstName)).toHaveValue('Zoé');
  await firstForm.submit.click();
  await expect(firstForm.reference).toBeVisible();
  await second.bringToFront();
  await fillRest(second);
  await secondForm.submit.click();
  await expect(secondForm.reference).toBeVisible();
  const references = [await firstForm.reference.innerText(), await secondForm.reference.innerText()];
  expect(references.map((reference) => storedData(product.dataDir, reference))).toMatchObject([
    { firstName: 'Marguerite' },
    { firstName: 'Zoé' },
  ]);
});

test('two duplicated tabs stand on the same step with the same answers: the same sent twice counts once, and something else is sent anew on demand', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/422/);
  const form = treePage(page, texts);
  await form.open('en');
  await form.fillApplicant();
  await fillRest(page);
  const [twin, changedTwin] = [await duplicate(page, context), await duplicate(page, context)];
  const [copy, changed] = [treePage(twin, texts), treePage(changedTwin, texts)];
  await expect(copy.heading).toHaveText(copy.titleOf('review'));
  await expect(twin.getByRole('definition').filter({ hasText: /^Marguerite$/ })).toBeVisible();
  expect(await keyOf(twin)).toBe(await keyOf(page));
  await expect(changed.heading).toHaveText(changed.titleOf('review'));
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  const number = await form.reference.innerText();
  await copy.submit.click();
  await expect(copy.reference).toHaveText(number);

  await changed.jump('applicant');
  await changed.box(texts.firstName).fill('Zoé');
  await changed.jump('declaration');
  await changed.forward();
  await changed.submit.click();
  await expect(
    changedTwin.getByRole('heading', { name: 'We already received this application' }),
  ).toBeFocused();
  await expect(changedTwin.getByText(number)).toBeVisible();
  await changedTwin.getByRole('button', { name: 'Send the changed answers as a new application' }).click();
  await expect(changed.reference).toBeVisible();
  await expect(changed.reference).not.toHaveText(number);
});
