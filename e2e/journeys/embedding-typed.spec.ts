import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { Json, JsonObject } from '../../packages/definition/src/definition.ts';
import { hostPages, leaving, subscribing, test } from '../fixtures/embedded/embedding-city.ts';
import { expect } from '../fixtures/test.ts';
import { validAnswers } from '../fixtures/valid-answers.ts';
import { fillInEverything } from './fill-in-everything.ts';
import { cityOf } from './flows.ts';
import { typeAnswers } from './type-answers.ts';

// A date is kept with the offset of the resident's own zone.
test.use({ timezoneId: 'America/Toronto' });

const received = {
  en: 'Thank you. We received your form',
  fr: 'Merci. Nous avons reçu votre formulaire',
} as const;

const folder = join(import.meta.dirname, '..', '..', 'forms');
const forms = readdirSync(folder)
  .map((name) => name.replace('.json', ''))
  .filter((n) => !process.env.ONLY || process.env.ONLY.split(',').includes(n));

/** Types the answers of a form, page by page, and sends it. */
async function fillInAndSend(page: Page, form: string, language: 'en' | 'fr'): Promise<void> {
  const definition: JsonObject = JSON.parse(readFileSync(join(folder, `${form}.json`), 'utf8'));
  const answers = form === 'everything' ? {} : validAnswers(`${form}.json`);
  const typed = new Set<Json>();
  const button = page.locator('.g-turns button[value=forward], .formio-component-submit button').first();
  const isGone = async () => !page.url().includes('form=') || page.locator('.g-received').isVisible();
  while (!(await isGone())) {
    if (form === 'everything') await fillInEverything(page, language);
    else await typeAnswers(page, definition, answers, typed);
    const step = await stepOf(page);
    await button.click();
    await expect.poll(async () => (await isGone()) || (await stepOf(page)) !== step).toBe(true);
  }
}

async function stepOf(page: Page): Promise<string> {
  const heading = page.locator('.g-step-heading');
  return (await heading.count()) === 0 ? '' : ((await heading.first().textContent()) ?? '');
}

/** Both origins and both languages, from each kind of page: in `npm run test:long` alone, since a form takes seconds. */
const variants = (['en', 'fr'] as const).flatMap((language) =>
  ['its own', 'another'].map((origin) => ({ language, origin })),
);
const kinds = process.env.BOTH_LANGUAGES ? Object.entries(hostPages) : [];

for (const [kind, path] of kinds) {
  for (const [turn, { language, origin }] of variants.entries()) {
    test(`every sample form is typed in and sent from ${kind}, from ${origin} origin, in ${language}`, async ({
      page,
      embedding: { host, city },
      request,
    }) => {
      test.setTimeout(900_000);
      page.setDefaultTimeout(30_000);
      for (const [index, form] of forms.entries())
        await test.step(form, async () => {
          const services = await cityOf(city, request);
          const site = origin === 'another' ? city.siteUrl : '';
          // As our site prepares it, and as a definition, by turns.
          const source = (index + turn) % 2 === 0 ? `prepared/${language}` : 'api';
          const query = new URLSearchParams({ form, language, src: `${site}/${source}/${form}` });
          await page.goto(`${host.origin()}${path}?${query}`);
          await expect(page.locator('form.g-form')).toBeVisible();
          await fillInAndSend(page, form, language);
          const service = leaving[form];
          if (service !== undefined) {
            await expect.poll(async () => (await services.received(service)).length).toBe(1);
            await expect(page).toHaveURL((url) => url.origin === city.sandboxUrl);
            return;
          }
          await expect(page.getByRole('heading', { name: received[language] })).toBeFocused();
          await expect(page.locator('.g-reference')).toHaveText(/^\w{4}-\w{4}-\w{4}$/);
          if (!subscribing.includes(form)) return;
          await expect.poll(async () => (await services.received('mailingList')).length).toBe(1);
        });
    });
  }
}
