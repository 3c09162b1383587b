import type { BrowserContext, Page } from '@playwright/test';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { base, deskEnv, token } from './desk.ts';
import { live } from './permit.ts';

const panel = (key: string) => ({
  ...{ type: 'panel', key, title: key, input: false },
  components: [
    { type: 'textfield', key: `${key}Text`, label: `${key} text`, input: true, validate: { required: true } },
  ],
});
const walk = { title: 'Counted', path: 'counted-walk', display: 'wizard', components: ['a', 'b'].map(panel) };
const formsDir = sharedForms(walk);

test.use({ formsDir, productEnv: deskEnv });

/** Playwright sees nothing of a page that ends: the page notes for the next one what it sends. */
async function openNoting(context: BrowserContext): Promise<Page> {
  await context.addInitScript(() => {
    const send = navigator.sendBeacon.bind(navigator);
    navigator.sendBeacon = (url, body) => {
      sessionStorage.setItem('sent', `${sessionStorage.getItem('sent') ?? ''}${String(body)};`);
      return send(url, body);
    };
  });
  return context.newPage();
}

const sentBy = (page: Page) => page.evaluate(() => sessionStorage.getItem('sent'));

test('a page tells once, as it is left, what stopped the resident, and no word of theirs', async ({
  openContext,
}) => {
  const { context } = await openContext();
  const page = await openNoting(context);
  await page.goto(`${base}/en/counted-walk`);
  await live(page);
  // The script that counts comes after all others.
  await page.waitForLoadState('networkidle');
  const next = page.getByRole('button', { name: 'Next' });
  await next.click();
  await expect(page.locator('#guichet-errors')).toBeVisible();
  await page.getByLabel('a text').fill('Canary');
  await next.click();
  await expect(page.getByLabel('b text')).toBeVisible();
  await page.goto(`${base}/en`);
  expect(await sentBy(page)).toMatch(/^[0-9a-f]{64}\nf-a\nrequired aText\nf-b;$/);
  await expect(async () => {
    const figures = await page.request.get(`${base}/metrics`, {
      headers: { authorization: `Bearer ${token}` },
    });
    const text = await figures.text();
    const refusal = 'form="counted-walk",page="a",component="aText",rule="required",by="script"';
    expect(text).toContain(`guichet_refusals_total{${refusal}} 1`);
    for (const seen of ['a', 'b'])
      expect(text).toContain(`guichet_form_pages_total{form="counted-walk",page="${seen}",by="script"} 1`);
  }).toPass();
});

test('a page tells nothing where its browser asks for privacy', async ({ openContext }) => {
  const { context } = await openContext();
  await context.addInitScript(() =>
    Object.defineProperty(Navigator.prototype, 'globalPrivacyControl', { get: () => true }),
  );
  const page = await openNoting(context);
  await page.goto(`${base}/en/counted-walk`);
  await live(page);
  await page.waitForLoadState('networkidle');
  await page.goto(`${base}/en`);
  expect(await sentBy(page)).toBeNull();
});
