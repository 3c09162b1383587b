import type { BrowserContext, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { sendingKept } from './drafts.ts';
import { cityOf } from './flows.ts';
import { live } from './permit.ts';

const types = ['payment', 'treeremoval', 'eSubscription', 'mediaSignUp'] as const;
const field = (type: string, key: string, more = {}) => ({ type, key, label: key, input: true, ...more });
const formsDir = sharedForms(
  ...types.map((submissionType) => ({
    ...{ title: 'Form', path: `waits-${submissionType}`, properties: { submissionType } },
    components: [
      field('textfield', 'owner'),
      field('file', 'plan', { storage: 'url', url: '/api/file' }),
      field('button', 'submit', { label: 'OK', action: 'submit' }),
    ],
  })),
);

const labels = {
  en: {
    ...{ waiting: 'Your form is waiting to be sent', resume: 'Continue with these answers' },
    since: /^Your form has been waiting to be sent since/,
    kept: 'Answers kept on this device',
    untilSent: /until they are sent/,
    back: 'You came back from the tree permit service',
  },
  fr: {
    ...{ waiting: 'Votre formulaire attend d’être envoyé', resume: 'Continuer avec ces réponses' },
    since: /^Votre formulaire attend d’être envoyé depuis/,
    kept: 'Réponses conservées sur cet appareil',
    untilSent: /jusqu’à leur envoi/,
    back: 'Vous revenez du service des permis d’abattage',
  },
} as const;

const owner = 'Zoé';
const plan = { name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('érable') };
const send = (page: Page) => page.getByRole('button', { name: 'OK', exact: true });

/** The idempotency keys of all requests from here on. */
function keysOf(context: BrowserContext): (string | undefined)[] {
  const keys: (string | undefined)[] = [];
  context.on('request', (request) => {
    const key = request.headers()['idempotency-key'];
    if (key !== undefined) keys.push(key);
  });
  return keys;
}

test.use({ formsDir });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const words = labels[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    for (const type of types)
      test(`${type} that waits is offered weeks later, and only the resident sends it on, under the same key`, async ({
        page,
        context,
        product,
        request,
        faults,
      }) => {
        faults.expect(/ERR_INTERNET_DISCONNECTED/);
        const city = await cityOf(product, request);
        await page.goto(`/${language}/waits-${type}`);
        await live(page);
        await page.locator('[name="owner"]').fill(owner);
        // A form for the tree-permit service that has no files asks for nothing but the network.
        if (type !== 'treeremoval') {
          await page.locator('input[type="file"]').setInputFiles(plan);
          await expect(page.getByRole('link', { name: plan.name })).toBeVisible();
        }
        await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
        const keys = keysOf(context);
        await context.setOffline(true);
        await send(page).click();
        await expect(page.getByRole('heading', { name: words.waiting })).toBeFocused();
        await sendingKept(page);
        await page.close();
        const tried = keys.length;
        await context.setOffline(false);

        const visit = await context.newPage();
        await visit.addInitScript(() => {
          const now = Date.now;
          Date.now = () => now() + 20 * 24 * 60 * 60 * 1000;
        });
        await visit.goto(`/${language}/waits-${type}`);
        await expect(visit.getByRole('heading', { name: words.since })).toBeFocused();
        await expect(visit.locator('main')).not.toContainText(owner);
        expect(keys).toHaveLength(tried);
        await visit.getByRole('button', { name: words.resume }).click();
        await expect(visit.locator('[name="owner"]')).toHaveValue(owner);
        // Until it is sent or changed it is no draft that ends after a day.
        await expect(
          visit.getByRole('region', { name: words.kept }).getByText(words.untilSent),
        ).toBeVisible();
        await sendingKept(visit);
        await send(visit).click();
        if (type === 'payment' || type === 'treeremoval') {
          await visit.waitForURL((url) => !url.pathname.startsWith(`/${language}/`));
          const service = type === 'payment' ? 'payment' : 'treePermits';
          const received = await city.received(service);
          expect(received.map(({ fields }) => fields)).toMatchObject([{ owner }]);
        } else await visit.waitForFunction(() => 'subscribed' in history.state);
        if (type !== 'treeremoval') expect(keys.length).toBeGreaterThan(tried);
        expect(new Set(keys).size).toBeLessThan(2);
      });

    test('a page that waits for another service leaves by itself after a reload, and once', async ({
      page,
      product,
      request,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      page.on('dialog', (dialog) => dialog.accept());
      const city = await cityOf(product, request);
      await page.goto(`/${language}/waits-treeremoval`);
      await live(page);
      await page.locator('[name="owner"]').fill(owner);
      await expect(page.getByRole('region', { name: words.kept })).toBeVisible();
      await page.route('**/healthz', (route) => route.abort());
      await send(page).click();
      await expect(page.getByRole('heading', { name: words.waiting })).toBeFocused();
      await sendingKept(page);
      await page.reload();
      await expect(page.getByRole('heading', { name: words.waiting })).toBeVisible();
      await page.unroute('**/healthz');
      await page.evaluate(() => dispatchEvent(new Event('online')));
      await page.waitForURL(/\/tree-permits/);
      await page.goBack();
      await expect(page.getByRole('heading', { name: words.back })).toBeFocused();
      await expect(page.locator('[name="owner"]')).toHaveValue(owner);
      // A draft again: nothing waits any more.
      await expect(page.getByRole('region', { name: words.kept }).getByText(words.untilSent)).toHaveCount(0);
      expect((await city.received('treePermits')).map(({ fields }) => fields)).toMatchObject([{ owner }]);
    });

    test('a network that goes as the page leaves takes no answer along', async ({ page, faults }) => {
      faults.allow(/ERR_INTERNET_DISCONNECTED/);
      await page.goto(`/${language}/waits-treeremoval`);
      await live(page);
      await page.locator('[name="owner"]').fill(owner);
      await page.route('**/tree-permits**', (route) => route.abort('internetdisconnected'));
      await send(page).click({ noWaitAfter: true });
      // The browser's own error.
      await expect(page.locator('main')).toHaveCount(0);
      await page.goBack();
      await expect(page.getByRole('heading', { name: words.back })).toBeFocused();
      await expect(page.locator('[name="owner"]')).toHaveValue(owner);
    });
  });
}
