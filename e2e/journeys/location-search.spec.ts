import { byTurns } from '../fixtures/by-turns.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { callsAbout, fillInDay } from './flows.ts';
import { elm, locationSearch } from './location-search.ts';
import { live } from './permit.ts';

const rural = '4850 Chemin du Rang Saint-Joseph, Saint-Joseph';
const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test.describe(language, () => {
    test.use({ language });

    test('a permit for guests: the visit is asked for in a zone, and what is sent names it', async ({
      page,
      step,
      product,
    }) => {
      const home = locationSearch(page, 'home', language);
      const visit = page.locator('.formio-component-visitPanel');
      await page.goto(`/${language}/guest-parking-permit`);
      await live(page);
      await step('outside of all zones', () => home.choose('4850 Rang Saint-Joseph', rural));
      await expect(page.locator('.formio-component-noZone')).toBeVisible();
      await expect(visit).toBeHidden();
      await home.change.press('Enter');
      await home.line.fill('');
      await step('in a zone', () => home.choose('12 Elm', elm));
      await expect(visit).toBeVisible();
      for (const [key, text] of [
        ['applicant.firstName', 'Zoé'],
        ['applicant.lastName', 'Tremblay'],
        ['applicant.email', 'zoe@example.ca'],
        ['guestName', 'Ann'],
        ['guestPlate', 'ABCD 123'],
        ['nights', '2'],
      ] as const)
        await page.locator(`[name="${key}"]`).fill(text);
      await fillInDay(page, 'firstNight', 30);
      await step('send', () => page.getByRole('button', { name: /^(Ask for|Demander) / }).press('Enter'));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you|Merci)/);
      const main = await page.locator('main').innerText();
      expect(main).toContain(elm);
      const stored = storedData(product.dataDir, reference.exec(main)?.[0] ?? '');
      expect(stored).toMatchObject({
        home: { address: elm, features: { parkingPermitZone: true }, userFld: expect.any(String) },
      });
    });

    test('a report: an address alone, its field of the locator with it', async ({
      page,
      step,
      product,
      request,
    }) => {
      const place = locationSearch(page, 'place', language);
      await page.goto(`/${language}/report-a-problem`);
      await live(page);
      await page.getByRole('radio').first().check();
      await place.line.focus();
      await page.keyboard.type('12 Elm');
      await page.keyboard.press('Enter');
      await expect(place.choices.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await step('chosen', () => expect(place.change).toBeVisible());
      await page.locator('[name="details"]').fill('It is deep.');
      await page.locator('[name="email"]').fill(`report-${language}@example.ca`);
      await page.getByRole('button', { name: /^(Send the|Envoyer le) / }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you|Merci)/);
      const main = await page.locator('main').innerText();
      const stored = storedData(product.dataDir, reference.exec(main)?.[0] ?? '');
      const { features, userFld } = Object(Object(stored).place);
      expect(features).toEqual({ userFld });
      // The office gets it, and the resident a receipt in the language of the page.
      const number = reference.exec(main)?.[0] ?? '';
      const subject = { en: 'Received: Report a problem', fr: 'Reçu\u00a0: Signaler un problème' }[language];
      await expect
        .poll(async () =>
          (await callsAbout(number, product, request)).map(({ service, fields }) => [
            service,
            fields.to,
            fields.subject,
          ]),
        )
        .toEqual([
          ['mail', `report-${language}@example.ca`, `${subject} (${number})`],
          ['mail', 'office@rivermont.example', `New submission: Report a problem (${number})`],
          ['webhook', undefined, undefined],
        ]);
    });

    test('a service that is down, nothing found, a missing answer: each said, nothing typed lost', async ({
      page,
      step,
      product,
      faults,
    }) => {
      const home = locationSearch(page, 'home', language);
      await page.goto(`/${language}/parking-permit`);
      await live(page);
      await page.request.post(`${product.sandboxUrl}/faults`, {
        data: { service: 'addressLocator', kind: '500', times: 5 },
      });
      faults.expect(/Error querying Address Locator service\./);
      faults.expect(/Failed to load resource/);
      // The proxy remembers what was asked before: nobody else in this file asks for it so.
      const term = language === 'en' ? '12 elm street' : '12 ELM STREET';
      await home.line.fill(term);
      await page.keyboard.press('Enter');
      await step('failed', () => expect(home.announcement).toHaveText(home.texts.failed));
      await expect(home.line).toHaveValue(term);
      await page.request.post(`${product.sandboxUrl}/faults`, {
        data: { service: 'addressLocator', kind: '500', times: 0 },
      });
      await home.again.press('Enter');
      await expect(home.choice(elm)).toBeFocused();
      await page.setViewportSize({ width: 320, height: 800 });
      await step('found, on a narrow page', () => page.keyboard.press('Enter'));
      await expect(home.announcement).toHaveText(home.texts.parkingZone);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expect(page.locator('.formio-component-inZone')).toBeVisible();
      await home.change.press('Enter');
      await home.line.fill('Nowhere at all');
      await page.keyboard.press('Enter');
      await step('nothing found', () => expect(home.announcement).toHaveText(home.texts.none));
      await expect(page.locator('.formio-component-inZone')).toBeHidden();
    });
  });
}

test('the other language keeps the search, the address and its zone, also where a reload fills in the line again', async ({
  page,
  step,
}) => {
  const home = locationSearch(page, 'home', 'en');
  await page.goto('/en/parking-permit');
  await live(page);
  await home.choose('12 Elm', elm);
  await expect(home.announcement).toHaveText(home.texts.parkingZone);
  await page.getByRole('link', { name: /^français$/i }).click();
  const french = locationSearch(page, 'home', 'fr');
  await step('in French', () => expect(french.announcement).toHaveText(french.texts.parkingZone));
  // As Firefox does at a reload, while the page is parsed.
  await page.addInitScript(() => {
    const parsed = new MutationObserver(() => {
      const line = document.querySelector<HTMLInputElement>('input[name="home"]');
      if (line === null) return;
      parsed.disconnect();
      line.value = '12 Elm';
      document.documentElement.dataset.filledIn = line.value;
    });
    parsed.observe(document, { childList: true, subtree: true });
  });
  await page.reload();
  await live(page);
  await expect(french.change).toBeVisible();
  await expect(french.announcement).toHaveText(french.texts.parkingZone);
  await expect(page.locator('html')).toHaveAttribute('data-filled-in', '12 Elm');
});

test('a reload keeps what was found and not chosen yet, and what is typed and not searched for', async ({
  page,
}) => {
  const home = locationSearch(page, 'home', 'en');
  await page.goto('/en/parking-permit');
  await live(page);
  await home.line.fill('12 Elm Street');
  await page.keyboard.press('Enter');
  await expect(page.getByRole('radio', { name: elm })).toBeFocused();
  await page.reload();
  await live(page);
  await expect(home.line).toHaveValue('12 Elm Street');
  await page.getByRole('radio', { name: elm }).click();
  await expect(home.announcement).toHaveText(home.texts.parkingZone);
  await home.change.press('Enter');
  await home.line.fill('77 Maple');
  await page.reload();
  await live(page);
  await expect(home.line).toHaveValue('77 Maple');
});
