import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { base, deskEnv, secret } from './desk.ts';

const choice = { values: [{ value: 'code-of-harbour', label: 'Harbour' }] };
const file = {
  ...{ storage: 'base64', name: 'plan.txt', originalName: 'plan.txt', type: 'text/plain', size: 5 },
  url: `data:text/plain;base64,${Buffer.from('plans').toString('base64')}`,
};
const formsDir = sharedForms({
  title: 'Desk',
  path: 'for-clerks',
  properties: { en: 'A form for clerks', fr: 'Un formulaire pour le personnel' },
  settings: { delivery: ['nowhere'], i18n: { fr: { Ward: 'Quartier', Harbour: 'Port', Name: 'Nom' } } },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'select', key: 'ward', label: 'Ward', input: true, data: choice },
    { type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'base64' },
    {
      ...{ type: 'datagrid', key: 'trees', label: 'Trees', input: true },
      components: [{ type: 'textfield', key: 'kind', label: 'Kind', input: true }],
    },
    {
      ...{ type: 'textfield', key: 'odd', label: 'Odd', input: true },
      validate: { custom: 'valid = nobody.knows(input)' },
    },
  ],
});

const texts = {
  en: {
    ...{ form: 'A form for clerks', key: 'Your access key', desk: 'Received forms', find: 'Find' },
    ...{ reference: 'Reference number', ward: 'Ward', chosen: 'Harbour', unchecked: 'Could not be checked' },
    ...{ waits: /nowhere: waits/, remove: 'Delete this submission', sure: 'Delete' },
    ...{ even: /Delete it although/, unmarked: /Mark the box/, deleted: /was deleted on .* by ann/ },
    ...{ activity: 'Activity', read: 'Read', out: 'Sign out', wrong: /not known/, table: /table \(CSV\)/ },
  },
  fr: {
    ...{ form: 'Un formulaire pour le personnel', key: 'Votre clé d’accès', desk: 'Formulaires reçus' },
    ...{ find: 'Trouver', reference: 'Numéro de référence', ward: 'Quartier', chosen: 'Port' },
    ...{ unchecked: 'N’a pas pu être vérifié', waits: /nowhere.: en attente/ },
    ...{ remove: 'Supprimer cet envoi', sure: 'Supprimer', even: /Le supprimer même/, unmarked: /Cochez/ },
    ...{ deleted: /a été supprimé le .* par ann/, activity: 'Activité', read: 'Consultation' },
    ...{ out: 'Se déconnecter', wrong: /inconnue/, table: /tableau \(CSV\)/ },
  },
} as const;

test.use({ formsDir, productEnv: deskEnv, javaScriptEnabled: false });

/** As narrow as a page at 400%: nothing is cut off, and nobody scrolls sideways. */
async function fitsNarrow(page: Page): Promise<void> {
  await page.setViewportSize({ width: 320, height: 700 });
  // Parsed before its styles have come, a page is as wide as it likes.
  await expect.poll(() => page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a clerk signs in by keyboard, finds a submission, reads it, deletes it and signs out', async ({
      page,
      step,
      faults,
    }) => {
      const sent = await page.request.post(`${base}/api/for-clerks/submission`, {
        data: {
          data: {
            name: 'Canary',
            ward: 'code-of-harbour',
            plan: [file],
            trees: [{ kind: 'Maple' }],
            odd: 'x',
          },
          metadata: { language },
        },
      });
      const { metadata } = await sent.json();
      const reference: string = metadata.referenceNumber;
      const addresses: string[] = [];
      page.on('request', (request) => addresses.push(request.url()));
      faults.expect(/401/);
      await step('a wrong key', async () => {
        await page.goto(`${base}/desk/${language}`);
        await page.getByLabel(say.key).focus();
        await page.keyboard.type('wrong');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('alert')).toHaveText(say.wrong);
      });
      await step('the forms', async () => {
        await page.getByLabel(say.key).focus();
        await page.keyboard.type(secret);
        await page.keyboard.press('Tab');
        await page.keyboard.press('Enter');
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.desk);
        await fitsNarrow(page);
      });
      await step('the submissions of a form', async () => {
        await page.getByRole('link', { name: say.form }).click();
        await expect(page.getByText(say.waits).first()).toBeVisible();
        await expect(page.getByText('Canary')).toBeHidden();
        await expect(page.getByRole('link', { name: say.table })).toBeVisible();
        await fitsNarrow(page);
      });
      await step('a submission', async () => {
        await page.getByLabel(say.reference).fill(reference.toLowerCase());
        await page.getByRole('button', { name: say.find }).click();
        await expect(page.getByRole('heading', { level: 1 })).toContainText(reference);
        await expect(page.getByText(say.chosen, { exact: true })).toBeVisible();
        await expect(page.getByRole('heading', { name: say.unchecked })).toBeVisible();
        await fitsNarrow(page);
      });
      const download = page.waitForEvent('download');
      await page.getByRole('link', { name: /plan\.txt/ }).click();
      expect((await download).suggestedFilename()).toBe('plan.txt');
      faults.expect(/409/);
      await step('the question', async () => {
        await page.getByRole('link', { name: say.remove }).click();
        await page.getByRole('button', { name: say.sure, exact: true }).click();
        await expect(page.getByRole('alert')).toHaveText(say.unmarked);
        await fitsNarrow(page);
      });
      await step('the deletion', async () => {
        await page.getByLabel(say.even).check();
        await page.getByRole('button', { name: say.sure, exact: true }).click();
        await expect(page.getByRole('status')).toHaveText(say.deleted);
      });
      await step('who did what', async () => {
        await page.getByRole('link', { name: say.activity }).click();
        await expect(page.getByRole('cell', { name: say.read }).first()).toBeVisible();
        await fitsNarrow(page);
      });
      await page.getByRole('button', { name: say.out }).click();
      await expect(page.getByLabel(say.key)).toBeVisible();
      expect(addresses.join('\n')).not.toMatch(/canary|maple|code-of-harbour/i);
    });
  });
}
