import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { scripts } from '../fixtures/request-patterns.ts';
import { expect, test } from '../fixtures/test.ts';
import { chooseAddress } from './location-search.ts';
import { live, permit, permitPage } from './permit.ts';

const texts = permit.en;

test('what is typed before the script arrives is kept, a day later, in another time zone and language', async ({
  openContext,
}) => {
  const { context } = await openContext({ locale: 'de-DE', timezoneId: 'Asia/Tokyo' });
  const page = await context.newPage();
  await page.clock.setSystemTime(Date.now() + 24 * 60 * 60 * 1000);
  const release = await holdRequests(page, scripts);
  const form = permitPage(page, texts);
  await page.goto('/en/parking-permit', { waitUntil: 'commit' });
  await form.box(texts.firstName).fill('Marguerite');
  await form.box(texts.lastName).fill('Bouchard');
  await form.option(texts.parkingAtHome, texts.yes).check();
  await page.getByRole('combobox').selectOption('QC');
  await form.declaration.check();
  await form.box(texts.email).pressSequentially('margue');
  release();
  await live(page);
  await form.box(texts.email).pressSequentially('rite@example.ca');
  await expect(form.box(texts.reasonForStreet)).toBeVisible();
  await expect(form.box(texts.firstName)).toHaveValue('Marguerite');
  await expect(form.box(texts.email)).toHaveValue('marguerite@example.ca');
  await expect(page.getByRole('combobox')).toHaveValue('QC');
  await expect(form.declaration).toBeChecked();

  await page.getByRole('combobox').selectOption('ON');
  await form.option(texts.parkingAtHome, texts.no).check();
  await chooseAddress(page, 'home');
  for (const [label, value] of [
    [texts.postalCode, 'K1A 0B1'],
    [texts.plate, 'ABCD 123'],
    [texts.makeAndModel, 'Honda Civic'],
    [texts.colour, 'Blue'],
  ] as const) {
    await form.box(label).fill(value);
  }
  await form.option(texts.ownership, texts.mine).check();
  await form.option(texts.term, texts.month).check();
  await form.submit.click();
  await expect(form.reference).toBeVisible();
  await expect(page.getByText('marguerite@example.ca')).toBeVisible();
});

const aliases = readdirSync(join(import.meta.dirname, '..', '..', 'forms')).map((file) =>
  file.replace('.json', ''),
);

/** In `npm test` each form is opened in one language, half of them in either. */
const inEither = process.env.BOTH_LANGUAGES !== undefined;

for (const [turn, language] of (['en', 'fr'] as const).entries()) {
  test(`hydration changes nothing of the served HTML of any form, in ${language}`, async ({
    page,
    request,
  }) => {
    expect(aliases.length).toBeGreaterThan(0);
    const opened = aliases.filter((_, index) => inEither || index % 2 === turn);
    for (const path of opened.map((alias) => `/${language}/${alias}`)) {
      await test.step(path, async () => {
        const served = await (await request.get(path)).text();
        await page.goto(path);
        await live(page);
        const [before, after] = await page.evaluate((html) => {
          const parsed = new DOMParser().parseFromString(html, 'text/html');
          // Without scripts the language switch is a button; with scripts that part is not parsed. A wizard page's
          // hidden inputs for a post go as soon as no press posts it. Some parts say once they are live what they can
          // do then: that each of them hydrates as it was drawn is shown where it is drawn.
          const live = [
            ...[
              '.g-counter',
              '.g-password',
              '.g-date',
              '.g-tabs',
              '.g-datagrid__handle',
              '.g-signature',
              '.g-tags',
              '.g-file__drop',
              '.formio-component-address',
              '.formio-component-resource',
              // Choices that come from elsewhere, and lists that are searched.
              '.g-choices',
              '.formio-component-select:has(.g-choices__news, .g-combobox, [multiple])',
            ],
            '.g-editgrid > [type="hidden"]',
            // Holds what is sent while files of other pages are on their way.
            '[role="status"]:has(+ .g-turns)',
          ];
          for (const part of ['noscript', '.g-carried', ...live])
            for (const ignored of [...parsed.querySelectorAll(part), ...document.querySelectorAll(part)])
              ignored.remove();
          return [parsed.body.innerHTML, document.body.innerHTML];
        }, served);
        expect.soft(after, path).toBe(before);
      });
    }
  });
}
