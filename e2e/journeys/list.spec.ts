import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';

const titles = [
  ['Dépôt snow site', 'Dépôt à neige'],
  ['Tree cutting permit', 'Permis d’abattage d’arbre'],
  ['Parking permit', 'Permis de stationnement'],
  ['Guest parking permit', 'Permis de stationnement pour visites'],
  ['Dog licence', 'Licence pour chien'],
  ['Cat licence', 'Licence pour chat'],
  ['Noise complaint', 'Plainte sur le bruit'],
  ['Public art proposal', 'Proposition d’œuvre d’art public'],
  ['Street closure', 'Fermeture de rue'],
  ['Water account', 'Compte d’eau'],
  ['Éclair festival', 'Festival de l’éclair'],
] as const;

/** A folder with one small form for each of these. */
function formsOf(some: readonly (readonly [string, string])[]): string {
  const folder = join(mkdtempSync(join(tmpdir(), 'guichet-list-')), 'forms');
  mkdirSync(folder);
  for (const [index, [en, fr]] of some.entries()) {
    const form = {
      title: en,
      path: `form-${index}`,
      properties: { en, fr },
      components: [{ type: 'textfield', key: 'name', label: 'Name', input: true }],
    };
    writeFileSync(join(folder, `${index}.json`), JSON.stringify(form));
  }
  return folder;
}

test.use({ formsDir: formsOf(titles) });

const words = {
  en: {
    other: 'fr',
    otherLanguage: 'Français',
    field: 'Find a form by its title',
    search: 'Search',
    all: 'See all forms',
    first: 'Cat licence',
    count: '11 forms',
    term: 'PERMIT parking',
    found: '2 forms found for “PERMIT parking”',
    matches: ['Guest parking permit', 'Parking permit'],
    accents: 'depot',
    accented: 'Dépôt snow site',
    none: 'No form was found for “unicorn”. Try fewer or other words.',
  },
  fr: {
    other: 'en',
    otherLanguage: 'English',
    field: 'Trouver un formulaire par son titre',
    search: 'Rechercher',
    all: 'Voir tous les formulaires',
    first: 'Compte d’eau',
    count: '11\u00a0formulaires',
    term: 'STATIONNEMENT permis',
    found: '2\u00a0formulaires trouvés pour «\u00a0STATIONNEMENT permis\u00a0»',
    matches: ['Permis de stationnement', 'Permis de stationnement pour visites'],
    accents: "d'oeuvre",
    accented: 'Proposition d’œuvre d’art public',
    none: 'Aucun formulaire trouvé pour «\u00a0unicorn\u00a0». Essayez avec moins de mots ou d’autres mots.',
  },
} as const;

const listed = (page: Page) => page.getByRole('main').getByRole('listitem');

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = words[language];
  const field = (page: Page) => page.getByRole('search').getByRole('searchbox', { name: say.field });

  for (const javaScriptEnabled of [true, false]) {
    test.describe(`in ${language}, ${javaScriptEnabled ? 'with' : 'without'} scripts`, () => {
      test.use({ javaScriptEnabled });

      test('forms stand by title, are searched, and open', async ({ page, step: checked }) => {
        // Without scripts the pages look the same.
        const step = javaScriptEnabled ? checked : test.step;
        await step('open', () => page.goto(`/${language}`));
        await expect(listed(page)).toHaveCount(titles.length);
        await expect(listed(page).first()).toHaveText(say.first);
        await expect(page.getByRole('status')).toHaveText(say.count);

        await step('search', async () => {
          await field(page).fill(say.term);
          await page.getByRole('button', { name: say.search }).click();
          await expect(page.getByRole('status')).toHaveText(say.found);
        });
        await expect(listed(page)).toHaveText([...say.matches]);
        await expect(field(page)).toHaveValue(say.term);

        await step('search in vain', async () => {
          await field(page).fill('unicorn');
          await field(page).press('Enter');
          await expect(page.getByRole('status')).toHaveText(say.none);
        });
        await expect(listed(page)).toHaveCount(0);
        await page.getByRole('link', { name: say.all }).last().click();
        await expect(listed(page)).toHaveCount(titles.length);

        await field(page).fill(say.accents);
        await field(page).press('Enter');
        await expect(listed(page)).toHaveText([say.accented]);
        await listed(page).getByRole('link').click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.accented);
      });
    });
  }

  test(`in ${language}, the language switch keeps the term`, async ({ page }) => {
    await page.goto(`/${language}`);
    await field(page).fill('festival');
    await field(page).press('Enter');
    await expect(listed(page)).toHaveCount(1);
    await page.getByRole('link', { name: say.otherLanguage }).click();
    await expect(page).toHaveURL(new RegExp(`/${say.other}\\?q=festival$`));
    await expect(page.getByRole('searchbox')).toHaveValue('festival');
    await expect(listed(page)).toHaveCount(1);
  });

  test(`with a script, in ${language}, the list follows the typing and no address tells the term`, async ({
    page,
  }) => {
    await page.goto(`/${language}`);
    await field(page).pressSequentially(say.accents);
    await expect(listed(page)).toHaveText([say.accented]);
    await field(page).press('Enter');
    await expect(page).toHaveURL(new RegExp(`/${language}$`));
    await field(page).fill('');
    await expect(listed(page)).toHaveCount(titles.length);
    await expect(page.getByRole('link', { name: say.all })).toHaveCount(0);
    await expect(page.getByRole('status')).toHaveText(say.count);
  });
}

test('who comes back from a form finds the term and what it found', async ({ page }) => {
  await page.goto('/en');
  await page.getByRole('searchbox').fill('licence');
  await page.getByRole('link', { name: 'Dog licence' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Dog licence');
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('licence');
  await expect(listed(page)).toHaveText(['Cat licence', 'Dog licence']);
});

test('on a page that shows what was looked for, other forms are found by typing on, at 320 px', async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  await page.goto('/fr?q=stationnement');
  await expect(listed(page)).toHaveCount(2);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  await page.getByRole('searchbox').fill('bruit');
  await expect(listed(page)).toHaveText(['Plainte sur le bruit']);
});
