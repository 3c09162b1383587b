import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { loseRequests } from '../fixtures/lose-requests.ts';
import { scripts } from '../fixtures/request-patterns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const text = (key: string, label: string) => ({
  type: 'textfield',
  key,
  label,
  input: true,
  validate: { required: true },
});
const hall = {
  title: 'Hall',
  path: 'hall',
  display: 'wizard',
  properties: { fr: 'Salle' },
  settings: {
    review: true,
    i18n: { fr: { Who: 'Qui', When: 'Quand', Name: 'Nom', Day: 'Jour' } },
  },
  components: [
    { type: 'panel', key: 'who', title: 'Who', input: false, components: [text('name', 'Name')] },
    { type: 'panel', key: 'when', title: 'When', input: false, components: [text('day', 'Day')] },
  ],
};
const formsDir = sharedForms(hall);
/** Matches the bundle that holds it, and its own file. */
const wizardScripts = /\/assets\/.*\bwizard-\w/;
const lateScripts = /\/assets\/.*\bdeferred-\w/;
test.use({ formsDir });

const words = {
  en: {
    ...{ name: 'Name', day: 'Day', next: 'Next', previous: 'Previous', submit: 'Submit', other: 'Français' },
    ...{ step: (step: number) => new RegExp(`^Step ${step} of 3`), thanks: /^Thank you/ },
    ...{ note: 'Answers kept on this device', waiting: 'Your form is waiting to be sent' },
  },
  fr: {
    ...{
      name: 'Nom',
      day: 'Jour',
      next: 'Suivant',
      previous: 'Précédent',
      submit: 'Envoyer',
      other: 'English',
    },
    ...{ step: (step: number) => new RegExp(`^Étape ${step} sur 3`), thanks: /^Merci/ },
    ...{ note: 'Réponses conservées sur cet appareil', waiting: 'Votre formulaire attend d’être envoyé' },
  },
} as const;

/** The page's pauses of so many milliseconds: each ends when the journey says so. */
async function holdTimers(page: Page, milliseconds: number) {
  await page.addInitScript((held) => {
    const setTimer = window.setTimeout;
    const hold = (what: TimerHandler, after?: number, ...given: unknown[]) => {
      if (after !== held || typeof what !== 'function') return setTimer(what, after, ...given);
      document.addEventListener('pauseend', () => what(...given), { once: true });
      document.documentElement.dataset.pauses = 'true';
      return 0;
    };
    Object.defineProperty(window, 'setTimeout', { value: hold });
  }, milliseconds);
  return {
    begun: () => page.waitForSelector('html[data-pauses]'),
    end: () => page.evaluate(() => document.dispatchEvent(new Event('pauseend'))),
  };
}

function hallPage(page: Page, language: 'en' | 'fr') {
  const labels = words[language];
  const press = (name: string) => page.getByRole('button', { name, exact: true });
  return {
    labels,
    name: page.getByRole('textbox', { name: labels.name }),
    day: page.getByRole('textbox', { name: labels.day }),
    next: press(labels.next),
    previous: press(labels.previous),
    submit: press(labels.submit),
    heading: page.locator('#guichet-step'),
  };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const otherLanguage = language === 'en' ? 'fr' : 'en';

  test.describe(`in ${language}`, () => {
    test('a wizard goes on where nothing can be reached, and is sent under its key once it can', async ({
      page,
      context,
      faults,
      step,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      const form = hallPage(page, language);
      await page.goto(`/${language}/hall`);
      await live(page);
      await form.name.pressSequentially('Marguerite');
      await expect(page.getByRole('region', { name: form.labels.note })).toBeVisible();
      await context.setOffline(true);
      await form.next.click();
      await form.day.fill('Friday');
      await form.next.click();
      await expect(form.heading).toHaveText(form.labels.step(3));
      await expect(form.heading).toBeFocused();
      const keys: (string | undefined)[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/submission')) keys.push(request.headers()['idempotency-key']);
      });
      await step('send', async () => {
        await form.submit.click();
        await expect(page.getByRole('heading', { name: form.labels.waiting })).toBeFocused();
      });
      await expect(form.heading).toHaveText(form.labels.step(3));
      await form.previous.click();
      await expect(form.day).toHaveValue('Friday');
      await form.previous.click();
      await expect(form.name).toHaveValue('Marguerite');
      await form.next.click();
      await form.next.click();
      await context.setOffline(false);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.labels.thanks);
      expect(keys.length).toBeGreaterThan(1);
      expect(new Set(keys).size).toBe(1);
    });

    test('a reload in its middle while nothing can be reached comes back to the step, with its answers', async ({
      page,
      context,
    }) => {
      const form = hallPage(page, language);
      await page.goto(`/${language}/hall`);
      await live(page);
      await form.name.pressSequentially('Marguerite');
      await form.next.click();
      await expect(form.heading).toBeFocused();
      await form.day.pressSequentially('Friday');
      await context.setOffline(true);
      await expect(page.reload()).rejects.toThrow('ERR_INTERNET_DISCONNECTED');
      await context.setOffline(false);
      await page.reload();
      await expect(form.heading).toHaveText(form.labels.step(2));
      await expect(form.day).toHaveValue('Friday');
      await form.previous.click();
      await expect(form.name).toHaveValue('Marguerite');
    });

    test('leaving from its middle asks; its steps and the way to its content do not', async ({ page }) => {
      const form = hallPage(page, language);
      await page.goto(`/${language}`);
      await page.goto(`/${language}/hall`);
      await live(page);
      const asked: string[] = [];
      page.on('dialog', async (dialog) => {
        asked.push(dialog.type());
        await dialog.dismiss();
      });
      await form.name.pressSequentially('Marguerite');
      await form.next.click();
      await page.goBack();
      await page.goForward();
      await expect(form.heading).toHaveText(form.labels.step(2));
      await expect(form.heading).toBeFocused();
      await page.locator('.g-skip').focus();
      await page.keyboard.press('Enter');
      await expect(page.locator('main')).toBeFocused();
      await expect(form.heading).toHaveText(form.labels.step(2));
      expect(asked).toEqual([]);
      await page.evaluate(() => void setTimeout(() => history.go(-3)));
      await expect.poll(() => asked).toEqual(['beforeunload']);
      await form.previous.click();
      await expect(form.name).toHaveValue('Marguerite');
    });

    test('where what brings it to life is lost for a moment, it comes to life with what was typed', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      // How often the file is asked for before the page pauses is the browser's own affair.
      const pause = await holdTimers(page, 2000);
      const recover = await loseRequests(page, wizardScripts);
      const form = hallPage(page, language);
      await page.goto(`/${language}/hall`);
      await form.name.pressSequentially('Marguerite');
      await pause.begun();
      recover();
      await pause.end();
      await live(page);
      await expect(form.name).toHaveValue('Marguerite');
      await form.next.click();
      await expect(form.heading).toBeFocused();
    });

    test('where only bundles are lost, it comes to life by files of its own', async ({ page, faults }) => {
      faults.expect(/ERR_FAILED/);
      await page.route('**/assets/bundles/**', (route) => route.abort());
      const alone = page.waitForResponse(/\/assets\/wizard-\w+\.js$/);
      const late = page.waitForResponse(/\/assets\/deferred-\w+\.js$/);
      const form = hallPage(page, language);
      await page.goto(`/${language}/hall`);
      await form.name.fill('Marguerite');
      expect((await alone).status()).toBe(200);
      await live(page);
      await form.next.click();
      await expect(form.heading).toBeFocused();
      expect((await late).status()).toBe(200);
    });

    test('what is loaded late comes at the next input, where it was lost when the page came to life', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      const recover = await loseRequests(page, lateScripts);
      const lost = page.waitForEvent('requestfailed', (request) => !request.url().includes('/bundles/'));
      const [form, otherForm] = [hallPage(page, language), hallPage(page, otherLanguage)];
      await page.goto(`/${language}/hall`);
      await live(page);
      await lost;
      recover();
      await form.name.pressSequentially('Marguerite');
      await page.getByRole('link', { name: form.labels.other, exact: true }).click();
      await expect(otherForm.name).toHaveValue('Marguerite');
    });

    test('where it is lost permanently, the form works page by page and keeps what was typed', async ({
      page,
      faults,
      step,
    }) => {
      faults.expect(/ERR_FAILED/);
      const [form, otherForm] = [hallPage(page, language), hallPage(page, otherLanguage)];
      await page.route(wizardScripts, (route) => route.abort());
      /** The page is as the server drew it once the switch is a button. */
      const plain = (texts: { readonly other: string }) =>
        expect(page.getByRole('button', { name: texts.other, exact: true })).toBeVisible();
      await page.goto(`/${language}/hall`);
      await plain(form.labels);
      await form.name.pressSequentially('Marguerite');
      const asked = page.waitForEvent('dialog');
      const reload = page.evaluate(() => location.reload());
      await (await asked).dismiss();
      await reload;
      await step('switch', async () => {
        await page.getByRole('button', { name: form.labels.other, exact: true }).click();
        await plain(otherForm.labels);
      });
      await expect(otherForm.name).toHaveValue('Marguerite');
      await step('next', async () => {
        await otherForm.next.click();
        await expect(otherForm.heading).toHaveText(otherForm.labels.step(2));
        await plain(otherForm.labels);
      });
      await page
        .getByRole('navigation')
        .getByRole('button', { name: /Who|Qui/ })
        .click();
      await expect(otherForm.name).toHaveValue('Marguerite');
      await otherForm.next.click();
      await otherForm.day.fill('Friday');
      await otherForm.next.click();
      await otherForm.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(otherForm.labels.thanks);
    });

    test('who presses on before the script arrives loses no page', async ({ page }) => {
      const form = hallPage(page, language);
      const release = await holdRequests(page, scripts);
      await page.goto(`/${language}/hall`, { waitUntil: 'commit' });
      await form.name.fill('Marguerite');
      await form.next.click({ noWaitAfter: true });
      await expect(form.heading).toHaveText(form.labels.step(2));
      await form.day.fill('Friday');
      await form.next.click({ noWaitAfter: true });
      await expect(form.heading).toHaveText(form.labels.step(3));
      await expect(page.getByRole('definition').filter({ hasText: 'Marguerite' })).toBeVisible();
      release();
      await live(page);
      await form.submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(form.labels.thanks);
    });
  });
}
