import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';

const field = (type: string, key: string, more: object = {}) => ({
  ...{ type, key, label: key, input: true },
  ...more,
});

/** A form that is paid, or received like most. The one that is paid asks for something else. */
function pets(path: string, isPaid: boolean) {
  const asked = isPaid ? 'dog' : 'cat';
  return {
    ...{ title: 'Pets', path },
    properties: { en: 'Pets', fr: 'Animaux', ...(isPaid && { submissionType: 'payment' }) },
    components: [
      field('textfield', 'owner'),
      field('textfield', asked, { validate: { required: true } }),
      field('button', 'submit', { label: 'OK', action: 'submit' }),
    ],
  };
}

/** Two forms, named for the types that they change to. */
const formsDir = sharedForms(pets('to-pay', false), pets('free', true));

/** The same forms, changed: their product is another one. */
const changedDir = join(mkdtempSync(join(tmpdir(), 'guichet-type-')), 'forms');
mkdirSync(changedDir);
for (const form of [pets('to-pay', true), pets('free', false)])
  writeFileSync(join(changedDir, `${form.path}.json`), JSON.stringify(form));

const texts = {
  en: { changed: 'This form has changed', resume: 'Continue with the new version' },
  fr: { changed: 'Ce formulaire a changé', resume: 'Continuer avec la nouvelle version' },
} as const;

test.use({ formsDir });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  for (const isPaid of [true, false]) {
    test.describe(`in ${language}, a form that becomes ${isPaid ? 'one' : 'none'} to pay while it is filled in`, () => {
      test.use({ language });

      test('comes anew with its document, and keeps what was filled in', async ({
        page,
        product,
        products,
        request,
        faults,
        step,
      }) => {
        const later = await products.serve({ formsDir: changedDir, env: {} });
        const { siteUrl } = later;
        const city = await cityOf(later, request);
        await page.goto(`/${language}/${isPaid ? 'to-pay' : 'free'}`);
        await live(page);
        await page.locator('[name="owner"]').fill('Zoé');
        await page.locator(isPaid ? '[name="cat"]' : '[name="dog"]').fill('Rex');
        // The page's own server is another one from here on: as after a restart.
        await page.route(`${product.siteUrl}/**`, async (route) => {
          const { pathname, search } = new URL(route.request().url());
          const { origin, ...otherHeaders } = route.request().headers();
          const headers = { ...otherHeaders, ...(origin !== undefined && { origin: siteUrl }) };
          const url = `${siteUrl}${pathname}${search}`;
          await route.fulfill({ response: await route.fetch({ url, headers, maxRedirects: 0 }) });
        });
        const send = page.getByRole('button', { name: 'OK' });
        faults.expect(/409/);
        await step('send', async () => {
          await send.click();
          await expect(page.getByRole('heading', { name: texts[language].changed })).toBeFocused();
        });
        await page.getByRole('button', { name: texts[language].resume }).click();
        await page.locator(isPaid ? '[name="dog"]' : '[name="cat"]').fill('Max 🐕');
        await expect(page.locator('[name="owner"]')).toHaveValue('Zoé');
        await send.click();
        if (!isPaid) {
          await expect(page.locator('.g-reference')).toBeVisible();
          expect(await city.received('payment')).toEqual([]);
          return;
        }
        await page.waitForURL(/\/payment\/order/);
        expect((await city.received('payment')).map(({ fields }) => fields)).toMatchObject([
          { owner: 'Zoé', dog: 'Max 🐕' },
        ]);
      });
    });
  }
}
