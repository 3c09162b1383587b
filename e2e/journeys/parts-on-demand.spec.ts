import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { expect, test } from '../fixtures/test.ts';

const files = { calendar: /\/assets\/.*\bcalendarDialog-\w/, combobox: /\/assets\/.*\bcombobox-\w/ };

for (const [language, texts] of byTurns(import.meta.filename, [
  [
    'en',
    {
      ...{ date: 'Date of the visit', calendar: /on a calendar/, day: /^Thursday, March 12, 2026/ },
      ...{ street: /^Street/, search: /^Search in/, supplies: /^Supplies/ },
    },
  ],
  [
    'fr',
    {
      ...{ date: 'Date de la visite', calendar: /calendrier/, day: /^jeudi 12 mars 2026/ },
      ...{ street: /^Rue/, search: /^Rechercher dans/, supplies: /^Matériel/ },
    },
  ],
])) {
  test.describe(language, () => {
    test.use({ language });

    test('a date is typed at once, and its calendar stands beside it once it has come', async ({
      page,
      step,
    }) => {
      const release = await holdRequests(page, files.calendar);
      await page.goto(`/${language}/everything`);
      const date = page.getByLabel(texts.date, { exact: true });
      const calendar = page.getByRole('button', { name: texts.calendar });
      await step('type', () => date.fill('2026-03-05'));
      await expect(calendar).toHaveCount(0);
      const before = await date.boundingBox();
      release();
      await expect(calendar).toBeVisible();
      expect(await date.boundingBox()).toEqual(before);
      await expect(date).toHaveValue('2026-03-05');
      await step('open', () => calendar.click());
      await page.getByRole('button', { name: texts.day }).click();
      await expect(date).toHaveValue('2026-03-12');
    });

    test('a calendar that cannot be loaded leaves the line; it comes when the network is back', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      await page.route(files.calendar, (route) => route.abort());
      const refused = page.waitForEvent('requestfailed');
      await page.goto(`/${language}/everything`);
      await refused;
      const date = page.getByLabel(texts.date, { exact: true });
      await date.fill('2026-03-05');
      const calendar = page.getByRole('button', { name: texts.calendar });
      await expect(calendar).toHaveCount(0);
      await page.unroute(files.calendar);
      // Chromium's emulation may say so before it lets requests through.
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await expect(calendar).toBeVisible();
      await expect(date).toHaveValue('2026-03-05');
    });

    test('a list is chosen from at once, and is searched once the combobox has come, with the focus kept', async ({
      page,
      step,
    }) => {
      const release = await holdRequests(page, files.combobox);
      await page.goto(`/${language}/adopt-a-street`);
      const plain = page.getByRole('listbox', { name: texts.supplies });
      await step('choose', () => plain.selectOption('gloves'));
      await plain.focus();
      release();
      const combobox = page.getByRole('combobox', { name: texts.supplies });
      await expect(combobox).toBeFocused();
      await expect(page.getByRole('button', { name: /: (Gloves|Gants)|(Gloves|Gants)$/ })).toBeVisible();
    });

    test('where the combobox cannot be loaded, a plain list holds what is searched for', async ({
      page,
      step,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      await page.route(files.combobox, (route) => route.abort());
      const refused = page.waitForEvent('requestfailed');
      await page.goto(`/${language}/adopt-a-street`);
      await refused;
      const street = page.getByLabel(texts.street).and(page.locator('select'));
      await step('search', async () => {
        await page.getByRole('textbox', { name: texts.search }).fill('queen');
        await page.getByRole('button', { name: texts.search }).click();
      });
      await expect(street.getByRole('option', { name: /^Queen Street/ })).toHaveCount(1);
      await street.selectOption({ index: 1 });
      await expect(street).not.toHaveValue('');
    });
  });
}
