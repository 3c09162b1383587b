import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { exchangeForm } from '../fixtures/exchange-form.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { scripts } from '../fixtures/request-patterns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const panel = (key: string, more = {}) => ({
  ...{ type: 'panel', key, title: key, input: false },
  components: [
    { type: 'textfield', key: `${key}Name`, label: `${key} name`, input: true },
    { type: 'checkbox', key: `${key}Box`, label: `${key} box`, input: true },
  ],
  ...more,
});
const walk = {
  title: 'Walk',
  path: 'walk',
  display: 'wizard',
  components: [
    panel('one'),
    panel('two'),
    panel('three', { conditional: { show: false, when: 'threeBox', eq: 'true' } }),
    panel('four'),
  ],
};
const formsDir = sharedForms(walk);

test.use({ formsDir });

const words = {
  en: {
    next: 'Next',
    submit: 'Submit',
    cancel: 'Cancel',
    erase: 'Erase my answers',
    step: 'Step 1 of 4: one',
  },
  fr: {
    ...{ next: 'Suivant', submit: 'Envoyer', cancel: 'Annuler', erase: 'Effacer mes réponses' },
    step: 'Étape 1 sur 4\u00a0: one',
  },
} as const;

function walkPage(page: Page, language: 'en' | 'fr') {
  const texts = words[language];
  return {
    texts,
    heading: page.locator('#guichet-step'),
    press: (name: string) => page.getByRole('button', { name, exact: true }).click(),
    async go(...keys: readonly string[]) {
      for (const key of keys) {
        await page.getByRole('textbox', { name: `${key} name` }).fill(key);
        await page.getByRole('button', { name: texts.next, exact: true }).click();
        await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
      }
    },
  };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`in ${language}, after Cancel no entry of the history leads past the first step`, async ({
    page,
    step,
  }) => {
    const { texts, heading, press, go } = walkPage(page, language);
    await page.goto(`/${language}/walk`);
    await live(page);
    const written = await page.evaluateHandle(() => {
      const ways: string[] = [];
      for (const way of ['pushState', 'replaceState'] as const) {
        const write = history[way].bind(history);
        history[way] = (...given) => {
          ways.push(way);
          write(...given);
        };
      }
      return ways;
    });
    await press(texts.next);
    await expect(page.getByRole('heading', { level: 2 })).toBeFocused();
    expect(await written.jsonValue(), 'a step is written into the history once').toEqual(['pushState']);
    await page.goBack();
    await expect(heading).toHaveText(texts.step);
    await step('a browser that refuses answers as too large', async () => {
      await page.evaluate(() => {
        const push = history.pushState.bind(history);
        history.pushState = (state, ...rest) => {
          if (state.masked) throw new DOMException('The state is too large.', 'DataCloneError');
          push(state, ...rest);
        };
      });
      await press(texts.next);
      await expect.poll(() => page.evaluate(() => history.state.step)).toMatch(/two$/);
    });
    await page.goBack();
    await expect(heading).toHaveText(texts.step);
    await go('one', 'two');
    await page.getByRole('link', { name: texts.cancel, exact: true }).click();
    await step('erase', () => press(texts.erase));
    await expect(heading).toHaveText(texts.step);
    await expect(heading).toBeFocused();
    for (const way of ['goBack', 'goForward', 'goBack', 'goBack', 'goForward', 'goForward'] as const) {
      await page[way]();
      await expect(heading, `after ${way}`).toHaveText(texts.step);
      await expect(page.getByRole('textbox', { name: 'one name' })).toHaveValue('');
    }
    await page.goBack();
    await page.reload();
    await page.goForward();
    await expect(heading, 'after a reload').toHaveText(texts.step);
  });

  test(`in ${language}, an application that was received is gone back to at its first step, without its answers`, async ({
    page,
    step,
  }) => {
    const { texts, heading, press, go } = walkPage(page, language);
    await page.goto(`/${language}/walk`);
    await live(page);
    await go('one', 'two', 'three');
    await press(texts.submit);
    await expect(page.locator('.g-received')).toBeFocused();
    await step('back', async () => {
      await page.goBack();
      await expect(heading).toHaveText(texts.step);
    });
    for (const way of ['goBack', 'goForward', 'goBack', 'goBack', 'goForward'] as const) {
      await page[way]();
      await expect(heading, `after ${way}`).toHaveText(texts.step);
      await expect(page.getByRole('textbox', { name: 'one name' })).toHaveValue('');
    }
  });
}

test('Back to a step that is hidden by now leads to the nearest before it', async ({ page, step }) => {
  const { heading, go } = walkPage(page, 'en');
  await page.goto('/en/walk');
  await live(page);
  await go('one', 'two');
  await step('the step hides', () => page.getByLabel('three box').click());
  await expect(heading).toHaveText('Step 2 of 3: two');
  await go('two');
  await expect(heading).toHaveText('Step 3 of 3: four');
  await page.goBack();
  await expect(heading).toHaveText('Step 2 of 3: two');
  await test.step('to the entry of the hidden step', () => page.goBack());
  await expect(heading).toHaveText('Step 2 of 3: two');
  await page.goBack();
  await page.goBack();
  await expect(heading).toHaveText('Step 1 of 3: one');
});

for (const [back, name, title] of [
  [1, 'two', 'Step 2 of 4: two'],
  [2, 'one', 'Step 1 of 4: one'],
] as const) {
  test(`${title} shows after ${back} times Back from a reloaded step whose script has not come`, async ({
    page,
  }) => {
    const { heading, press, go } = walkPage(page, 'en');
    await page.goto('/en/walk');
    await live(page);
    await go('one', 'two');
    await page.getByRole('textbox', { name: 'three name' }).fill('three');
    const release = await holdRequests(page, scripts);
    await page.reload({ waitUntil: 'commit' });
    await expect(page.getByRole('button', { name: 'Next', exact: true })).toBeVisible();
    for (let left = back; left > 0; left -= 1) await page.goBack({ waitUntil: 'commit' });
    release();
    await live(page);
    await expect(heading).toHaveText(title);
    await expect(page.getByRole('textbox', { name: `${name} name` })).toHaveValue(name);
    await page.goForward();
    await page.goForward();
    await expect(page.getByRole('textbox', { name: 'three name' })).toHaveValue('three');
    await press('Previous');
    await expect(heading).toHaveText('Step 2 of 4: two');
  });
}

test('Back leads to a step that the server answered, as no script had come', async ({ page }) => {
  const { heading, press, go } = walkPage(page, 'en');
  const release = await holdRequests(page, scripts);
  await page.goto('/en/walk', { waitUntil: 'commit' });
  await page.getByRole('textbox', { name: 'one name' }).fill('one');
  await press('Next');
  await expect(heading).toHaveText('Step 2 of 4: two');
  release();
  await live(page);
  await go('two');
  await expect(heading).toHaveText('Step 3 of 4: three');
  await page.goBack();
  await expect(heading).toHaveText('Step 2 of 4: two');
  await expect(page.getByRole('textbox', { name: 'two name' })).toHaveValue('two');
});

test('a form that has changed begins anew, and a reload stays on the step that it shows', async ({
  page,
  faults,
}) => {
  faults.expect(/409/);
  const { heading, press, go } = walkPage(page, 'en');
  await exchangeForm(page);
  await page.goto('/en/walk');
  await live(page);
  await go('one', 'two', 'three');
  await press('Submit');
  await press('Continue with the new version');
  await expect(heading).toHaveText('Step 1 of 4: one');
  await page.reload();
  await live(page);
  await expect(page.getByRole('textbox', { name: 'one name' })).toHaveValue('one');
  await expect(heading).toHaveText('Step 1 of 4: one');
});
