import { mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince, kept, sendingKept, sendings } from './drafts.ts';
import { live } from './permit.ts';

const formsDir = mkdtempSync(join(tmpdir(), 'guichet-returns-'));
test.use({ formsDir });
test.afterAll(() => rmSync(formsDir, { recursive: true, force: true }));

const text = (key: string, label: string, more = {}) => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
const panel = (key: string, title: string, components: readonly object[]) => ({
  ...{ type: 'panel', key, title, input: false, components },
});
const trees = {
  ...{ type: 'editgrid', key: 'trees', label: 'Trees', input: true, addAnother: 'Add a tree' },
  components: [text('species', 'Species'), text('secretSpot', 'Secret spot', { protected: true })],
};
const file = {
  ...{ type: 'file', key: 'plan', label: 'Plan', input: true, storage: 'resumable' },
  ...{ multiple: true, fileMaxSize: '1GB' },
};
const i18n = {
  fr: {
    ...{ Trees: 'Arbres', 'Add a tree': 'Ajouter un arbre', Species: 'Essence', Plan: 'Plan' },
    ...{ Name: 'Nom', Street: 'Rue', Number: 'Numéro', 'Health card': 'Carte santé', Code: 'Code' },
    ...{ Send: 'Envoyer', Save: 'Enregistrer', You: 'Vous', 'Your trees': 'Vos arbres' },
  },
};

function publish(path: string, definition: object): void {
  writeFileSync(
    join(formsDir, `${path}.new`),
    JSON.stringify({ title: path, path, type: 'form', ...definition }),
  );
  renameSync(join(formsDir, `${path}.new`), join(formsDir, `${path}.json`));
}

publish('pages', {
  ...{ display: 'wizard', settings: { i18n } },
  components: [
    panel('you', 'You', [
      text('name', 'Name'),
      text('card', 'Health card', { protected: true }),
      { type: 'password', key: 'code', label: 'Code', input: true },
    ]),
    panel('yours', 'Your trees', [trees, file]),
  ],
});

const send = { type: 'button', key: 'submit', label: 'Send', action: 'submit', input: true };
const changing = (components: readonly object[]) => ({
  settings: { i18n },
  components: [...components, send],
});
publish('brief', { settings: { draft: { hours: 1 } }, components: [text('name', 'Name'), send] });
publish('none', {
  settings: { draft: false, i18n },
  components: [
    text('name', 'Name'),
    { type: 'button', key: 'save', label: 'Save', action: 'saveState', input: true },
    send,
  ],
});

const words = {
  en: {
    ...{
      begun: /^You began this form on/,
      resume: 'Continue with these answers',
      note: 'Answers kept on this device',
    },
    ...{ startOver: 'Start over', erased: 'Your answers were erased.' },
    check: 'The City changed this form since you began it. Please check your answers.',
    ...{ changed: 'This form has changed', left: 'These answers no longer fit and were left out: Street.' },
    ...{ refused: 'Your answers could not be saved, because nothing can be kept on this device.' },
    ...{
      name: 'Name',
      street: 'Street',
      card: 'Health card',
      code: 'Code',
      species: 'Species',
      spot: 'Secret spot',
    },
    ...{ next: /^Next/, add: /^Add a tree/, save: 'Save', thanks: /^Thank you/, send: 'Send' },
    change: 'Change my answers',
  },
  fr: {
    ...{ begun: /^Vous avez commencé ce formulaire le/, resume: 'Continuer avec ces réponses' },
    ...{ note: 'Réponses conservées sur cet appareil', startOver: 'Recommencer' },
    ...{ erased: 'Vos réponses ont été effacées.', changed: 'Ce formulaire a changé' },
    check:
      'La Ville a modifié ce formulaire depuis que vous l’avez commencé. Veuillez vérifier vos réponses.',
    left: 'Ces réponses ne conviennent plus et ont été laissées de côté\u00a0: Rue.',
    refused: 'Vos réponses n’ont pas pu être enregistrées, car rien ne peut être conservé sur cet appareil.',
    ...{
      name: 'Nom',
      street: 'Rue',
      card: 'Carte santé',
      code: 'Code',
      species: 'Essence',
      spot: 'Secret spot',
    },
    ...{ next: /^Suivant/, add: /^Ajouter un arbre/, save: 'Enregistrer', thanks: /^Merci/, send: 'Envoyer' },
    change: 'Modifier mes réponses',
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];
  publish(`changing-${language}`, changing([text('name', 'Name'), text('street', 'Street')]));
  const box = (page: Page, name: string) => page.getByRole('textbox', { name, exact: true });

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a wizard comes back on its page, with its open row and a file that goes on; secrets do not', async ({
      page,
      context,
      faults,
    }) => {
      faults.allow(/ERR_FAILED/);
      await page.goto(`/${language}/pages`);
      await live(page);
      await box(page, texts.name).fill('Marguerite');
      await box(page, texts.card).fill('1234 567 890');
      await page.locator('input[type=password]').fill('hush');
      await page.getByRole('button', { name: texts.next }).click();
      await page.getByRole('button', { name: texts.add }).click();
      await box(page, texts.species).fill('Oak');
      await box(page, texts.spot).fill('by the well');
      // Its bytes go nowhere yet.
      await page.route('**/api/file/**', (route) => route.abort());
      await page.locator('input[type=file]').setInputFiles({
        ...{ name: 'plan.txt', mimeType: 'text/plain' },
        buffer: Buffer.from('A plan.\n'.repeat(1000)),
      });
      await draftSince(page);
      await expect.poll(async () => (await kept(page)).files).toBe(1);
      // One that is too large for a draft. The second write begins when the first one has kept its files.
      await page.locator('input[type=file]').evaluate((input) => {
        if (!(input instanceof HTMLInputElement)) return;
        const chosen = new DataTransfer();
        chosen.items.add(
          new File([new ArrayBuffer(50 * 1024 * 1024 + 1)], 'large.txt', { type: 'text/plain' }),
        );
        input.files = chosen.files;
        input.dispatchEvent(new Event('change', { bubbles: true }));
      });
      await expect(page.getByRole('listitem').filter({ hasText: 'large.txt' })).toBeVisible();
      await draftSince(page);
      await draftSince(page);
      expect((await kept(page)).files).toBe(1);
      await page.close();

      const visit = await context.newPage();
      await visit.goto(`/${language}/pages`);
      const offer = visit.getByRole('heading', { name: texts.begun });
      await expect(offer).toBeFocused();
      await expect(visit.locator('main')).not.toContainText('Marguerite');
      // By the keyboard alone.
      await visit.keyboard.press('Tab');
      await expect(visit.getByRole('button', { name: texts.resume })).toBeFocused();
      await visit.keyboard.press('Enter');
      await expect(box(visit, texts.species)).toHaveValue('Oak');
      await expect(box(visit, texts.spot)).toHaveValue('');
      await expect(visit.getByRole('link', { name: 'plan.txt' })).toBeVisible();
      await expect.poll(async () => (await kept(visit)).files).toBe(0);
      await checkAccessibility(visit);
      expect(JSON.stringify(await visit.evaluate(() => history.state))).not.toMatch(/1234|hush|well/);
    });

    test('a form that changed keeps what fits and names what does not; starting over erases', async ({
      page,
      context,
    }) => {
      const address = `/${language}/changing-${language}`;
      await page.goto(address);
      await live(page);
      await box(page, texts.name).fill('Marguerite');
      await box(page, texts.street).fill('Elm');
      await draftSince(page);
      await page.close();
      publish(`changing-${language}`, changing([text('name', 'Name'), text('number', 'Number')]));
      const visit = await context.newPage();
      await expect
        .poll(async () => (await visit.request.get(address)).text(), { timeout: 60_000 })
        .toContain('name="number"');
      await visit.goto(address);
      await visit.getByRole('button', { name: texts.resume }).click();
      await expect(visit.getByRole('heading', { name: texts.changed })).toBeFocused();
      await expect(visit.locator('.g-notice').first()).toMatchAriaSnapshot(`
        - heading "${texts.changed}" [level=2]
        - paragraph: ${texts.check}
        - paragraph: "${texts.left}"
      `);
      await expect(box(visit, texts.name)).toHaveValue('Marguerite');
      await draftSince(visit);
      await visit.close();
      const third = await context.newPage();
      await third.goto(address);
      await third.getByText(texts.startOver).click();
      await expect(third.getByText(texts.erased)).toBeVisible();
      await expect.poll(() => kept(third)).toMatchObject({ drafts: 0, keys: 0 });
    });

    test('a draft is offered for the hours of its form, and any page destroys an older one', async ({
      page,
      context,
    }) => {
      await page.goto(`/${language}/brief`);
      await live(page);
      await page.getByRole('textbox').first().fill('Marguerite');
      await expect(page.getByRole('region', { name: texts.note })).toBeVisible();
      await page.close();
      await context.addInitScript(() => {
        const now = Date.now;
        Date.now = () => now() + 60 * 60 * 1000;
      });
      const list = await context.newPage();
      await list.goto(`/${language}`);
      await expect.poll(() => kept(list)).toMatchObject({ drafts: 0, keys: 0 });
    });

    test('two tabs of one form keep a draft each, and the newest is offered', async ({ page, context }) => {
      const secondTab = await context.newPage();
      for (const [tab, name] of [
        [page, 'Marguerite'],
        [secondTab, 'Gabrielle'],
      ] as const) {
        await tab.goto(`/${language}/brief`);
        await live(tab);
        await tab.getByRole('textbox').first().fill(name);
        await draftSince(tab);
      }
      expect((await kept(page)).drafts).toBe(2);
      await Promise.all([page.close(), secondTab.close()]);
      const visit = await context.newPage();
      await visit.goto(`/${language}/brief`);
      await visit.getByRole('button', { name: texts.resume }).click();
      await expect(visit.getByRole('textbox').first()).toHaveValue('Gabrielle');
    });

    test('with `settings.draft` false no draft is kept, and one that waits stays until it is stopped', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(`/${language}/none`);
      await live(page);
      await box(page, texts.name).fill('Marguerite');
      await page.getByRole('button', { name: texts.send }).focus();
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      // Answers that a resident saves by the form's own button are no such draft.
      await expect.poll(() => kept(page)).toMatchObject({ drafts: 1 });
      await expect(page.getByRole('region', { name: texts.note })).toHaveCount(0);
      await context.setOffline(true);
      await page.getByRole('button', { name: texts.send }).click();
      await sendingKept(page);
      await page.getByRole('button', { name: texts.change }).click();
      // The saved answers stay.
      await expect.poll(() => kept(page)).toMatchObject({ drafts: 1 });
      await expect.poll(() => sendings(page)).toBe(0);
    });

    test('over plain HTTP nothing is kept, nothing breaks, and a button that saves says so', async ({
      page,
      product,
      faults,
    }) => {
      faults.allow(/Cross-Origin-Opener-Policy/);
      // A browser trusts localhost; another name it does not.
      await page.route('http://forms.example/**', async (route) => {
        const { pathname, search } = new URL(route.request().url());
        const response = await route.fetch({ url: product.siteUrl + pathname + search, maxRedirects: 0 });
        await route.fulfill({ response });
      });
      await page.goto(`http://forms.example/${language}/none`);
      await live(page);
      expect(await page.evaluate(() => isSecureContext)).toBe(false);
      await box(page, texts.name).fill('Marguerite');
      await page.getByRole('button', { name: texts.save, exact: true }).click();
      await expect(page.getByText(texts.refused)).toBeVisible();
      page.on('dialog', (dialog) => dialog.accept());
      await page.reload();
      await live(page);
      await expect(box(page, texts.name)).toHaveValue('Marguerite');
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { name: texts.thanks })).toBeVisible();
    });
  });
}
