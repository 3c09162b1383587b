import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince } from './drafts.ts';
import { treePage, treeTexts } from './tree-cutting.ts';

// The sample wizard, as a city has it that receives the requests itself, under numbers of its own.
const sample = join(import.meta.dirname, '..', '..', 'forms', 'tree-cutting-permit.json');
const definition = JSON.parse(readFileSync(sample, 'utf8'));
const { submissionType: _, ...properties } = definition.properties;
const formsDir = mkdtempSync(join(tmpdir(), 'guichet-tree-cutting-'));
writeFileSync(join(formsDir, 'tree-cutting-permit.json'), JSON.stringify({ ...definition, properties }));

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

test('a duplicated tab stands on the same step with the same answers, and the same sent twice counts once', async ({
  page,
  context,
}) => {
  const form = treePage(page, texts);
  await form.open('en');
  await form.fillApplicant();
  await fillRest(page);
  const twin = await duplicate(page, context);
  const copy = treePage(twin, texts);
  await expect(copy.heading).toHaveText(copy.titleOf('review'));
  await expect(twin.getByRole('definition').filter({ hasText: /^Marguerite$/ })).toBeVisible();
  expect(await keyOf(twin)).toBe(await keyOf(page));
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  await copy.submit.click();
  await expect(copy.reference).toHaveText(await form.reference.innerText());
});

test('a duplicated tab that says something else is told that this was received, and can send it anew', async ({
  page,
  context,
  faults,
}) => {
  faults.expect(/422/);
  const form = treePage(page, texts);
  await form.open('en');
  await form.fillApplicant();
  await fillRest(page);
  const twin = await duplicate(page, context);
  const copy = treePage(twin, texts);
  await expect(copy.heading).toHaveText(copy.titleOf('review'));
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  await copy.jump('applicant');
  await copy.box(texts.firstName).fill('Zoé');
  await copy.jump('declaration');
  await copy.forward();
  await copy.submit.click();
  await expect(twin.getByRole('heading', { name: 'We already received this application' })).toBeFocused();
  await expect(twin.getByText(await form.reference.innerText())).toBeVisible();
  await twin.getByRole('button', { name: 'Send the changed answers as a new application' }).click();
  await expect(copy.reference).toBeVisible();
  await expect(copy.reference).not.toHaveText(await form.reference.innerText());
});
