import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, permitAt, test } from '../fixtures/form-service-stand-in.ts';
import { cityOf } from './flows.ts';
import { live, permit, permitPage } from './permit.ts';

const words = {
  en: {
    loading: 'The form is loading',
    status: /^Loading… This is taking longer than usual\./,
    failed: 'Form Loading Error',
    failing: 'The form service is having problems at the moment.',
    late: 'The form service took too long to answer.',
    tryAgain: 'Try again',
    ready: 'The form is ready.',
    declined: 'The payment was declined',
  },
  fr: {
    loading: 'Le formulaire se charge',
    status: /^Chargement… C’est plus long que d’habitude\./,
    failed: 'Erreur de chargement du formulaire',
    failing: 'Le service de formulaires éprouve des difficultés en ce moment.',
    late: 'Le service de formulaires a mis trop de temps à répondre.',
    tryAgain: 'Réessayer',
    ready: 'Le formulaire est prêt.',
    declined: 'Le paiement a été refusé',
  },
} as const;

const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const loadingStatus = (page: Page) => page.getByRole('status').filter({ hasText: /…/ });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = permit[language];
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test('a slow form is announced as loading, comes by itself, steals no focus, and is sent', async ({
      page,
      service,
      step,
    }) => {
      const form = permitPage(page, texts);
      service.publish(permitAt(`slow-${language}`));
      const held = service.hold('form');
      await step('open', () => page.goto(`/${language}/slow-${language}`));
      await expect(heading(page)).toHaveText(say.loading);
      await expect(loadingStatus(page)).toHaveText(say.status);
      await expect(page).toHaveTitle(`${say.loading} | ${texts.siteName}`);
      const otherLanguage = page.getByRole('link', { name: texts.otherLanguage });
      await otherLanguage.focus();

      await step('the service answers', async () => {
        held.release();
        await expect(heading(page)).toHaveText(texts.title);
      });
      await live(page);
      await expect(page).toHaveTitle(`${texts.title} | ${texts.siteName}`);
      await expect(otherLanguage).toBeFocused();
      await expect(page.getByText(say.ready)).toHaveRole('status');
      await expect(loadingStatus(page)).toHaveCount(0);

      await form.submit.click();
      await expect(form.alert).toBeFocused();
      await form.fillIn();
      await form.submit.click();
      await expect(heading(page)).toHaveText(texts.thanks);
      expect(service.received).toHaveLength(1);
    });

    test('a slow form that fails in the end says why, and can be tried again', async ({
      page,
      service,
      step,
      faults,
    }) => {
      faults.expect(/502/);
      service.next('form', 'fail', 'fail');
      const held = service.hold('form');
      await page.goto(`/${language}/fails-${language}?payment=declined`);
      await step('the service fails', async () => {
        held.release();
        await expect(page.getByRole('alert')).toContainText(`${say.failed} ${say.failing}`);
      });
      await expect(page.locator('strong')).toHaveText(say.failed);
      await expect(page).toHaveTitle(`${say.failing} | ${texts.siteName}`);
      service.reset();
      service.publish(permitAt(`fails-${language}`));
      await page.getByRole('link', { name: say.tryAgain }).click();
      await expect(heading(page)).toHaveText(texts.title);
      await expect(page).toHaveURL(/\?payment=declined$/);
    });

    test('a service that hangs is given up after its time', async ({ page, service, step, faults }) => {
      faults.expect(/504/);
      service.publish(permitAt(`hangs-${language}`));
      service.hold('form');
      await page.goto(`/${language}/hangs-${language}`);
      await step('time passes', async () => {
        await expect(heading(page)).toHaveText(`${say.failed} ${say.late}`, { timeout: 60_000 });
      });
      await expect(page).toHaveTitle(`${say.late} | ${texts.siteName}`);
    });

    test('an alias that turns out late to be unknown leads to the 404 page', async ({
      product,
      service,
      openContext,
    }) => {
      const { context, faults } = await openContext();
      const page = await context.newPage();
      faults.expect(/404/);
      const held = service.hold('form');
      await page.goto(`/${language}/unknown-${language}`);
      const entries = await page.evaluate(() => history.length);
      held.release();
      await page.waitForURL(`${product.sandboxUrl}/${language}/404`);
      expect(await page.evaluate(() => history.length)).toBe(entries);
    });

    test('a slow form to pay comes with a document of its own, which may leave', async ({
      page,
      product,
      request,
      service,
      step,
    }) => {
      const city = await cityOf(product, request);
      const path = `slow-payment-${language}`;
      const definition = {
        ...{ title: 'Slow', path, properties: { submissionType: 'payment' } },
        components: [
          { type: 'textfield', key: 'owner', label: 'Owner', input: true },
          { type: 'button', key: 'submit', label: 'OK', input: true, action: 'submit' },
        ],
      };
      service.publish(definition);
      const held = service.hold('form');
      await step('open', () => page.goto(`/${language}/${path}`));
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.loading);
      held.release();
      await step('fill in', () => page.locator('[name="owner"]').fill('Zoé'));
      await live(page);
      await page.getByRole('button', { name: 'OK' }).click();
      await page.waitForURL(/\/payment\/order/);
      expect((await city.received('payment')).map(({ fields }) => fields)).toMatchObject([{ owner: 'Zoé' }]);
    });

    test('who comes back from the gateway to a slow form is told the result, and the entry keeps its key', async ({
      page,
      service,
    }) => {
      const path = `slow-return-${language}`;
      const definition = {
        ...{ title: 'Slow', path, properties: { submissionType: 'payment' } },
        components: [{ type: 'textfield', key: 'owner', label: 'Owner', input: true }],
      };
      service.publish(definition);
      const held = service.hold('form');
      // Older browsers do not have it; without it no state is restored from a spare copy.
      await page.addInitScript(() => Object.defineProperty(window, 'navigation', { value: undefined }));
      await page.goto(`/${language}/${path}?payment=declined`);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.loading);
      await page.evaluate(() => history.replaceState({ shape: 1, key: 'key-of-the-entry' }, ''));
      held.release();
      await expect(page.getByRole('heading', { name: say.declined })).toBeVisible();
      await live(page);
      expect(await page.evaluate(() => history.state.key)).toBe('key-of-the-entry');
    });

    test.describe('without scripts', () => {
      test.use({ javaScriptEnabled: false });

      test('a slow form comes by itself too, and is sent', async ({ page, service, step }) => {
        const form = permitPage(page, texts);
        service.publish(permitAt(`plain-${language}`));
        const held = service.hold('form');
        const waiting = page.waitForRequest(/\?wait=1$/);
        await page.goto(`/${language}/plain-${language}`, { waitUntil: 'commit' });
        await waiting;
        await step('the service answers', async () => {
          held.release();
          await expect(heading(page)).toHaveText(texts.title);
        });
        await form.fillIn();
        await step('send', () => form.submit.click());
        await expect(heading(page)).toHaveText(texts.thanks);
        expect(service.received).toHaveLength(1);
      });
    });
  });
}

test('a form that came late is the one that the server draws, with its author’s styles', async ({
  page,
  service,
}) => {
  const styled = {
    type: 'content',
    key: 'styled',
    input: false,
    html: '<p style="color: #123456">Styled by its author</p>',
  };
  const permitForm = permitAt('same');
  service.publish({ ...permitForm, components: [styled, ...permitForm.components] });
  const held = service.hold('form');
  await page.goto('/en/same');
  held.release();
  await expect(page.getByText('Styled by its author')).toHaveCSS('color', 'rgb(18, 52, 86)');
  await live(page);
  const late = await drawn(page);
  await page.goto('/en');
  await page.goto('/en/same');
  await live(page);
  expect(await drawn(page)).toEqual(late);
});

/** Each element of the page with its attributes and the text of all, but for what was said when it came. */
function drawn(page: Page) {
  return page.evaluate(() => {
    const copy = document.getElementById('guichet-page')?.cloneNode(true);
    if (!(copy instanceof HTMLElement)) throw new Error('Every page has this element.');
    for (const ignored of copy.querySelectorAll('noscript, main > [role="status"]')) ignored.remove();
    // Sheets are linked, or in the page: of the author's, what counts is the rules.
    const authorRules = [...document.styleSheets]
      .filter(
        ({ ownerNode }) =>
          ownerNode instanceof Element && ownerNode.matches('#guichet-author, [href*="/forms/"]'),
      )
      .flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText));
    if (authorRules.length === 0) throw new Error('The form has styles of its author.');
    const alternates = document.head.querySelectorAll('link[rel="alternate"]');
    const elements = [...copy.querySelectorAll('*'), ...alternates].map(({ localName, attributes }) => {
      // React sets them in another order than it writes them.
      const written = [...attributes].map(({ name, value }) => `${name}="${value}"`);
      return [localName, ...written.sort()].join(' ');
    });
    return [document.title, copy.textContent, ...authorRules, ...elements];
  });
}

test('the loading page is usable at 320 px, and its indicator stands still for who wants less motion', async ({
  page,
  service,
}) => {
  await page.setViewportSize({ width: 320, height: 600 });
  service.publish(permitAt('calm'));
  const held = service.hold('form');
  await page.goto('/fr/calm');
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320);
  const turning = () =>
    loadingStatus(page).evaluate((element) => getComputedStyle(element, '::before').animationName);
  expect(await turning()).not.toBe('none');
  await page.emulateMedia({ reducedMotion: 'reduce' });
  expect(await turning()).toBe('none');
  held.release();
});

test('who goes Back to a form that came late finds the answers and the same key', async ({
  page,
  service,
}) => {
  const form = permitPage(page, permit.en);
  service.publish(permitAt('back'));
  const held = service.hold('form');
  await page.goto('/en/back');
  held.release();
  await live(page);
  const key = await page.evaluate(() => history.state.key);
  await form.box(permit.en.firstName).fill('Marguerite');
  await page.getByRole('link', { name: 'All forms' }).click();
  await page.waitForURL('**/en');
  await page.goBack();
  await live(page);
  await expect(form.box(permit.en.firstName)).toHaveValue('Marguerite');
  expect(await page.evaluate(() => history.state.key)).toBe(key);
});
