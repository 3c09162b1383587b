import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { scripts } from '../fixtures/request-patterns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const garden = {
  title: 'Garden',
  path: 'garden',
  properties: { fr: 'Jardin' },
  settings: {
    i18n: {
      fr: {
        Name: 'Nom',
        'It has a pond': 'Il y a un étang',
        'What grows there?': 'Qu’y pousse-t-il?',
        Submit: 'Envoyer',
      },
    },
  },
  components: [
    { type: 'textfield', key: 'name', label: 'Name', input: true },
    { type: 'checkbox', key: 'pond', label: 'It has a pond', input: true },
    {
      type: 'content',
      key: 'rules',
      input: false,
      html: '<p>Ponds have <mark>rules</mark></p>',
      conditional: { show: true, when: 'pond', eq: 'true' },
    },
    { type: 'textarea', key: 'plants', label: 'What grows there?', input: true },
    { type: 'button', key: 'submit', label: 'Submit', action: 'submit', input: true },
  ],
};
/** The same, with the rules there from the start. */
const pond = {
  ...garden,
  path: 'pond',
  components: garden.components.map((component) => ({ ...component, conditional: undefined })),
};
const formsDir = sharedForms(garden, pond);
test.use({ formsDir });

const words = {
  en: {
    title: 'Garden',
    name: 'Name',
    pond: 'It has a pond',
    plants: 'What grows there?',
    broken: 'Something went wrong on this page',
    again: 'Show the form again',
    copy: 'Copy my answers',
    copied: 'Your answers were copied.',
    print: 'Print my answers',
    switch: 'Français',
    send: 'Submit',
    thanks: /^Thank you/,
  },
  fr: {
    title: 'Jardin',
    name: 'Nom',
    pond: 'Il y a un étang',
    plants: 'Qu’y pousse-t-il?',
    broken: 'Un problème est survenu sur cette page',
    again: 'Afficher le formulaire de nouveau',
    copy: 'Copier mes réponses',
    copied: 'Vos réponses ont été copiées.',
    print: 'Imprimer mes réponses',
    switch: 'English',
    send: 'Envoyer',
    thanks: /^Merci/,
  },
} as const;

/** Serves the form with an element that no browser can make where the rules about ponds stand. */
async function breakRules(page: Page): Promise<void> {
  await page.route(/\/(en|fr)\/(garden|pond)$/, async (route) => {
    const response = await route.fetch();
    const body = await response.text();
    const broken = body.replace('"tag":"mark"', '"tag":"no such element"');
    expect(broken).not.toBe(body);
    await route.fulfill({ response, body: broken });
  });
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];
  const otherTexts = words[language === 'en' ? 'fr' : 'en'];

  test.describe(`in ${language}`, () => {
    test.use({ viewport: { width: 320, height: 640 }, permissions: ['clipboard-read', 'clipboard-write'] });

    test('a form that breaks while it is drawn gives the answers back, and is sent once it is whole', async ({
      page,
      step,
      faults,
    }) => {
      faults.expect(/no such element/);
      await breakRules(page);
      await page.goto(`/${language}/garden`);
      await live(page);
      const { key } = await page.evaluate(() => history.state);
      const box = (name: string) => page.getByRole('textbox', { name });
      await box(texts.name).pressSequentially('Marguerite');
      await box(texts.plants).fill('Phlox\nFerns');
      const heading = page.getByRole('heading', { name: texts.broken });
      await step('it breaks', async () => {
        await page.getByRole('checkbox', { name: texts.pond }).click();
        await expect(heading).toBeFocused();
      });
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.title);
      await expect(page.getByRole('definition')).toHaveText(['Marguerite', /./, 'Phlox\nFerns']);
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
      await step('copy', () => page.getByRole('button', { name: texts.copy }).click());
      await expect(page.getByText(texts.copied)).toBeVisible();
      expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('Marguerite');
      await expect(page.getByRole('button', { name: texts.print })).toBeVisible();

      await step('switch the language', async () => {
        await page.getByRole('link', { name: texts.switch }).click();
        await expect(page.getByRole('heading', { name: otherTexts.broken })).toBeVisible();
      });
      await expect(page.getByRole('term').first()).toHaveText(otherTexts.name);
      await page.getByRole('link', { name: otherTexts.switch }).click();
      await page.getByRole('button', { name: texts.again }).click();
      await expect(heading).toBeFocused();
      await expect(page.getByRole('definition').first()).toHaveText('Marguerite');

      await page.unroute(/\/(en|fr)\/(garden|pond)$/);
      await page.reload();
      await live(page);
      await expect(box(texts.name)).toHaveValue('Marguerite');
      await expect(box(texts.plants)).toHaveValue('Phlox\nFerns');
      await expect(page.getByRole('checkbox', { name: texts.pond })).toBeChecked();
      expect((await page.evaluate(() => history.state)).key).toBe(key);
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    });

    test('one that breaks before anybody saw it come to life gives what was typed until then', async ({
      page,
      faults,
    }) => {
      faults.expect(/no such element/);
      const release = await holdRequests(page, scripts);
      await breakRules(page);
      await page.goto(`/${language}/pond`, { waitUntil: 'commit' });
      await page.getByRole('textbox', { name: texts.name }).pressSequentially('Marguerite');
      release();
      await expect(page.getByRole('heading', { name: texts.broken })).toBeFocused();
      await expect(page.getByRole('definition').first()).toHaveText('Marguerite');
    });

    test('one that broke for a moment is shown again as it was, and warns who would leave it', async ({
      page,
      step,
      faults,
    }) => {
      faults.expect(/out of order/);
      await page.goto(`/${language}/garden`);
      await live(page);
      await page.getByRole('textbox', { name: texts.name }).pressSequentially('Marguerite');
      await page.evaluate(() => {
        const { createElement } = document;
        document.createElement = (name: string) => {
          if (name === 'mark') throw new Error('out of order');
          return createElement.call(document, name);
        };
        addEventListener('mend', () => Object.assign(document, { createElement }), { once: true });
      });
      await page.getByRole('checkbox', { name: texts.pond }).click();
      await expect(page.getByRole('heading', { name: texts.broken })).toBeFocused();
      const question = page.waitForEvent('dialog');
      const reload = page.evaluate(() => location.reload());
      await (await question).dismiss();
      await reload;
      await page.evaluate(() => dispatchEvent(new Event('mend')));
      await step('draw again', async () => {
        await page.getByRole('button', { name: texts.again }).click();
        await expect(page.locator('main')).toBeFocused();
      });
      await expect(page.getByRole('heading', { name: texts.broken })).toHaveCount(0);
      await expect(page.getByRole('textbox', { name: texts.name })).toHaveValue('Marguerite');
      await expect(page.getByRole('checkbox', { name: texts.pond })).toBeChecked();
      await expect(page.locator('mark')).toBeVisible();
      await page.getByRole('button', { name: texts.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    });

    test('where nothing more can be loaded, the answers are there as they are sent', async ({
      page,
      step,
      faults,
    }) => {
      faults.expect(/no such element/);
      faults.expect(/ERR_FAILED/);
      await page.route('**/assets/**/deferred-*.js*', (route) => route.abort());
      await breakRules(page);
      await page.goto(`/${language}/garden`);
      await live(page);
      await page.getByRole('textbox', { name: texts.name }).pressSequentially('Marguerite');
      await step('it breaks', async () => {
        await page.getByRole('checkbox', { name: texts.pond }).click();
        await expect(page.getByRole('heading', { name: texts.broken })).toBeFocused();
      });
      await expect(page.getByText('"name": "Marguerite"')).toBeVisible();
    });

    test('a fault in answering to a press is reported, and the form goes on with its answers and its key', async ({
      page,
      faults,
    }) => {
      faults.expect(/out of order/);
      await page.goto(`/${language}/garden`);
      await live(page);
      const { key } = await page.evaluate(() => history.state);
      const name = page.getByRole('textbox', { name: texts.name });
      await name.pressSequentially('Marguerite');
      await page.evaluate(() => {
        const { DateTimeFormat } = Intl;
        Object.assign(Intl, {
          DateTimeFormat() {
            Object.assign(Intl, { DateTimeFormat });
            throw new Error('out of order');
          },
        });
      });
      const send = page.getByRole('button', { name: texts.send });
      await send.click();
      await expect(page.getByRole('heading', { name: texts.broken })).toBeFocused();
      await page.getByRole('button', { name: texts.again }).click();
      await expect(page.locator('main')).toBeFocused();
      await expect(page.getByRole('heading', { name: texts.broken })).toHaveCount(0);
      await expect(name).toHaveValue('Marguerite');
      const sent = page.waitForRequest('**/submission');
      await send.click();
      expect((await sent).headers()['idempotency-key']).toBe(key);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    });
  });
}
