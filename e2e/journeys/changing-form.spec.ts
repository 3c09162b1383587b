import { mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { permit, permitPage } from './permit.ts';

const formsDir = mkdtempSync(join(tmpdir(), 'guichet-forms-'));
const sample = join(import.meta.dirname, '..', '..', 'forms', 'parking-permit.json');

test.use({ formsDir });
// Each changes the folder that the others look at.
test.describe.configure({ mode: 'serial' });

const file = join(formsDir, 'parking-permit.json');
const changedTitle = { en: 'Parking permit, new edition', fr: 'Permis de stationnement, nouvelle version' };

/** Puts a form in place as `mv` does. */
function publish(definition: object, name = file): void {
  writeFileSync(`${name}.new`, JSON.stringify(definition));
  renameSync(`${name}.new`, name);
}

interface Definition {
  readonly properties: object;
  readonly components: readonly object[];
}

const asWritten: Definition = JSON.parse(readFileSync(sample, 'utf8'));

/** A question whose answer is never sent. */
const unsent = { type: 'textfield', key: 'aim', label: 'Aim', input: true, persistent: 'client-only' };
const original = { ...asWritten, components: [unsent, ...asWritten.components] };

/** Another edition of the permit: another title, and one more question that must be answered. */
const changed = {
  ...original,
  properties: { ...original.properties, ...changedTitle },
  components: [
    {
      ...{ type: 'textfield', key: 'permitBefore', label: 'Number of your last permit', input: true },
      validate: { required: true },
    },
    ...original.components,
  ],
};

publish(original);

test.beforeEach(async ({ page }) => {
  publish(original);
  await untilServed(page, '/en/parking-permit', `<title>${permit.en.title}`);
});

test.afterAll(() => rmSync(formsDir, { recursive: true, force: true }));

/** Asks for a page until it says so. */
async function untilServed(page: Page, path: string, says: string): Promise<void> {
  await expect
    .poll(async () => (await page.request.get(path, { maxRedirects: 0 })).text(), { timeout: 60_000 })
    .toContain(says);
}

/** The version with which the submission of a reference number was stored. */
function versionStored(dataDir: string, reference: string): unknown {
  const database = new DatabaseSync(join(dataDir, 'guichet.sqlite'), { readOnly: true });
  try {
    return database.prepare('SELECT version FROM submissions WHERE reference = ?').get(reference)?.version;
  } finally {
    database.close();
  }
}

/** The version that the page names when it is sent, with a script or without. */
async function versionShown(page: Page): Promise<string | undefined> {
  return /value="([0-9a-f]{64})"/.exec(await page.content())?.[1];
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];

  test(`in ${language}, a form that changes while it is filled in is validated and stored as the page shows it`, async ({
    page,
    product,
    step,
    openContext,
  }) => {
    const form = permitPage(page, texts);
    await form.open(language);
    const version = await versionShown(page);
    await form.fillIn();
    publish(changed);
    await untilServed(page, `/${language}/parking-permit`, changedTitle[language]);

    await form.box(texts.email).fill('nobody');
    await step('send with a mistake', async () => {
      await form.submit.click();
      await expect(form.alert).toBeFocused();
    });
    await expect(form.alert.getByRole('listitem')).toHaveCount(1);
    await form.box(texts.email).fill('marguerite@example.ca');
    await form.submit.click();
    await expect(form.reference).toBeVisible();
    expect(version).toMatch(/^[0-9a-f]{64}$/);
    expect(versionStored(product.dataDir, await form.reference.innerText())).toBe(version);

    const { context } = await openContext();
    const otherPage = await context.newPage();
    await otherPage.goto(`/${language}/parking-permit`);
    await expect(otherPage.getByRole('heading', { level: 1 })).toHaveText(changedTitle[language]);
    await otherPage.goto(`/${language}`);
    await expect(otherPage.getByRole('link', { name: changedTitle[language] })).toBeVisible();
  });
}

test('switching the language of a page that is open keeps its version and its answers', async ({
  page,
  product,
  step,
}) => {
  const form = permitPage(page, permit.en);
  await form.open('en');
  const version = await versionShown(page);
  await form.fillIn();
  publish(changed);
  await untilServed(page, '/fr/parking-permit', changedTitle.fr);
  await step('switch', async () => {
    await page.getByRole('link', { name: permit.en.otherLanguage }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(permit.fr.title);
  });
  const french = permitPage(page, permit.fr);
  await expect(french.box(permit.fr.firstName)).toHaveValue('Marguerite');
  await expect(french.declaration).toBeChecked();
  expect(await versionShown(page)).toBe(version);
  await french.submit.click();
  await expect(french.reference).toBeVisible();
  expect(versionStored(product.dataDir, await french.reference.innerText())).toBe(version);
});

test('a form that is withdrawn while it is filled in is still received, and leads nobody else to it', async ({
  page,
  product,
}) => {
  const form = permitPage(page, permit.en);
  await form.open('en');
  const version = await versionShown(page);
  await form.fillIn();
  rmSync(file);
  await expect
    .poll(async () => (await page.request.get('/en/parking-permit', { maxRedirects: 0 })).status(), {
      timeout: 60_000,
    })
    .toBe(302);
  expect(await (await page.request.get('/api/parking-permit')).text()).toBe('Invalid alias');
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  expect(versionStored(product.dataDir, await form.reference.innerText())).toBe(version);
});

test('a page of a version that is not known any more is told so, with its answers kept', async ({
  page,
  product,
  faults,
  step,
}) => {
  faults.expect(/409/);
  const form = permitPage(page, permit.fr);
  await form.open('fr');
  const version = await versionShown(page);
  await form.fillIn();
  await form.box('Aim').fill('A van');
  publish(changed);
  await untilServed(page, '/fr/parking-permit', changedTitle.fr);
  // As after a restart with an older backup of the database: nobody knows the version of the page.
  await page.route(submissions, async (route) => {
    const body = route.request().postDataJSON();
    const metadata = { ...body.metadata, formVersion: 'f'.repeat(64) };
    const isOld = body.metadata.formVersion === version;
    await route.continue({ postData: JSON.stringify(isOld ? { ...body, metadata } : body) });
  });
  await step('send', async () => {
    await form.submit.click();
    await expect(page.getByRole('heading', { name: 'Ce formulaire a changé' })).toBeFocused();
  });
  await expect(form.box(permit.fr.firstName)).toHaveValue('Marguerite');
  await step('go on', async () => {
    await page.getByRole('button', { name: /Continuer/ }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(changedTitle.fr);
  });
  await expect(form.box(permit.fr.firstName)).toHaveValue('Marguerite');
  await expect(form.box('Aim')).toHaveValue('A van');
  await form.box('Number of your last permit').fill('P-1');
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  expect(versionStored(product.dataDir, await form.reference.innerText())).not.toBe(version);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('a form that changes while it is filled in is validated and stored as the page shows it', async ({
    page,
    product,
    faults,
    step,
  }) => {
    faults.expect(/422/);
    const texts = permit.fr;
    const form = permitPage(page, texts);
    await page.goto('/fr/parking-permit');
    const version = await versionShown(page);
    await form.fillIn('');
    publish(changed);
    await untilServed(page, '/fr/parking-permit', changedTitle.fr);
    await step('send with a mistake', async () => {
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await expect(form.alert.getByRole('listitem')).toHaveCount(1);
    });
    await form.box(texts.firstName).fill('Marguerite');
    await form.submit.click();
    await expect(form.reference).toBeVisible();
    expect(versionStored(product.dataDir, await form.reference.innerText())).toBe(version);
  });
});
