import type { Locator, Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const text = (key: string, label: string, more = {}) => ({
  type: 'textfield',
  key,
  label,
  input: true,
  ...more,
});
const required = { validate: { required: true } };
const panel = (key: string, title: string, components: object[], more = {}) => ({
  ...{ type: 'panel', key, title, input: false, components },
  ...more,
});

/** Three pages, one of them there for music alone, and a review. */
const party = {
  title: 'Street party',
  path: 'street-party',
  display: 'wizard',
  properties: { fr: 'Fête de rue' },
  settings: {
    review: true,
    i18n: {
      fr: {
        ...{ 'who:title': 'Vous', 'name:label': 'Nom', 'music:label': 'Il y aura de la musique' },
        ...{
          'more:title': 'La musique',
          'kind:label': 'Genre',
          'where:title': 'Le lieu',
          'street:label': 'Rue',
        },
      },
    },
  },
  components: [
    panel('who', 'You', [
      text('name', 'Name', required),
      { type: 'checkbox', key: 'music', label: 'There will be music', input: true },
    ]),
    panel('more', 'The music', [text('kind', 'Kind', required)], {
      conditional: { show: true, when: 'music', eq: 'true' },
    }),
    panel('where', 'The place', [text('street', 'Street', required)]),
  ],
};
const twenty = {
  title: 'Twenty steps',
  path: 'twenty-pages',
  display: 'wizard',
  components: Array.from({ length: 20 }, (_, index) =>
    panel(`p${index}`, `A page with a rather long title ${index}`, [text(`t${index}`, 'Text')]),
  ),
};
const formsDir = sharedForms(party, twenty);

test.use({ formsDir });

const words = {
  en: {
    ...{ next: 'Next', previous: 'Previous', submit: 'Submit', name: 'Name', music: 'There will be music' },
    ...{ kind: 'Kind', street: 'Street', who: 'You', other: 'Français', thanks: /^Thank you/ },
    heading: (step: number, count: number, title: string) => `Step ${step} of ${count}: ${title}`,
    titles: ['You', 'The music', 'The place', 'Review your answers'],
  },
  fr: {
    ...{
      next: 'Suivant',
      previous: 'Précédent',
      submit: 'Envoyer',
      name: 'Nom',
      music: 'Il y aura de la musique',
    },
    ...{ kind: 'Genre', street: 'Rue', who: 'Vous', other: 'English', thanks: /^Merci/ },
    heading: (step: number, count: number, title: string) => `Étape ${step} sur ${count}\u00a0: ${title}`,
    titles: ['Vous', 'La musique', 'Le lieu', 'Vérifiez vos réponses'],
  },
} as const;

function partyPage(page: Page, language: 'en' | 'fr') {
  const texts = words[language];
  const press = (name: string): Locator => page.getByRole('button', { name, exact: true });
  return {
    texts,
    heading: page.locator('#guichet-step'),
    alert: page.locator('#guichet-errors'),
    next: press(texts.next),
    previous: press(texts.previous),
    submit: press(texts.submit),
    box: (name: string) => page.getByRole('textbox', { name }),
    step: (name: string) => page.getByRole('navigation').getByRole('link', { name }),
    title: (step: number, count: number, index: number) =>
      texts.heading(step, count, texts.titles[index] ?? ''),
  };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`page by page, in ${language}: errors, a page that comes, back by steps and by the browser, review, sent`, async ({
    page,
    step,
  }) => {
    const {
      texts,
      heading,
      alert,
      next,
      previous,
      submit,
      box,
      step: stepTo,
      title,
    } = partyPage(page, language);
    await step('open', () => page.goto(`/${language}/street-party`));
    await live(page);
    await expect(heading).toHaveText(title(1, 3, 0));
    await expect(previous).toHaveCount(0);
    await step('go on too early', () => next.click());
    await expect(alert).toBeFocused();
    await expect(heading).toHaveText(title(1, 3, 0));

    await box(texts.name).fill('Marguerite');
    await page.getByLabel(texts.music).check();
    await expect(heading).toHaveText(title(1, 4, 0));
    await step('next', () => next.click());
    await expect(heading).toHaveText(title(2, 4, 1));
    await expect(heading).toBeFocused();
    await expect(alert).toHaveCount(0);
    await box(texts.kind).fill('Jazz');
    await step('Enter goes on', () => page.keyboard.press('Enter'));
    await expect(heading).toHaveText(title(3, 4, 2));
    await expect(heading).toBeFocused();

    await step('the browser goes back', () => page.goBack());
    await expect(heading).toHaveText(title(2, 4, 1));
    await expect(box(texts.kind)).toHaveValue('Jazz');
    await step('and forward', () => page.goForward());
    await expect(heading).toHaveText(title(3, 4, 2));
    await step('previous', () => previous.click());
    await expect(heading).toHaveText(title(2, 4, 1));
    await step('a completed step', () => stepTo(texts.who).click());
    await expect(heading).toHaveText(title(1, 4, 0));
    await expect(box(texts.name)).toHaveValue('Marguerite');

    await next.click();
    await next.click();
    await box(texts.street).fill('Elgin');
    await step('review', () => next.click());
    await expect(heading).toHaveText(title(4, 4, 3));
    for (const answer of ['Marguerite', 'Jazz', 'Elgin'])
      await expect(page.getByRole('definition').filter({ hasText: answer })).toBeVisible();
    await step('send', () => submit.click());
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
  });
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
    test(`the same in ${language}, step by step`, async ({ page, step, faults }) => {
      faults.expect(/422/);
      const { texts, heading, alert, next, previous, submit, box, title } = partyPage(page, language);
      await page.goto(`/${language}/street-party`);
      await step('go on too early', () => next.click());
      await expect(alert).toBeVisible();
      await box(texts.name).fill('Marguerite');
      await page.getByLabel(texts.music).check();
      await step('next', () => next.click());
      await expect(heading).toHaveText(title(2, 4, 1));
      await box(texts.kind).fill('Jazz');
      await step('Enter goes on', () =>
        Promise.all([page.waitForEvent('load'), page.keyboard.press('Enter')]),
      );
      await expect(heading).toHaveText(title(3, 4, 2));
      await previous.click();
      await expect(box(texts.kind)).toHaveValue('Jazz');
      await page.getByRole('navigation').getByRole('button', { name: texts.who }).click();
      await expect(box(texts.name)).toHaveValue('Marguerite');
      await next.click();
      await next.click();
      await box(texts.street).fill('Elgin');
      await step('review', () => next.click());
      await expect(heading).toHaveText(title(4, 4, 3));
      await submit.click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
    });
  }
});

test('an error on another page leads there, and the language switch keeps page and answers', async ({
  page,
  step,
}) => {
  const { texts, heading, alert, next, submit, box, step: stepTo, title } = partyPage(page, 'en');
  await page.goto('/en/street-party');
  await live(page);
  await box(texts.name).fill('Marguerite');
  await next.click();
  await box(texts.street).fill('Elgin');
  await next.click();
  await stepTo(texts.who).click();
  await box(texts.name).fill('');
  await stepTo(texts.titles[2]).click();
  await next.click();
  await expect(heading).toHaveText(title(3, 3, 3));
  await step('send with an error on the first page', () => submit.click());
  await expect(heading).toHaveText(title(1, 3, 0));
  await expect(alert).toBeFocused();
  await stepTo(texts.titles[2]).click();
  await expect(heading).toHaveText(title(2, 3, 2));
  await alert.getByRole('link').click();
  await expect(heading).toHaveText(title(1, 3, 0));
  await expect(box(texts.name)).toBeFocused();
  await box(texts.name).fill('Marguerite');
  await next.click();
  await expect(alert).toHaveCount(0);
  await step('switch', () => page.getByRole('link', { name: texts.other }).click());
  const french = partyPage(page, 'fr');
  await expect(heading).toHaveText(french.title(2, 3, 2));
  await expect(french.box(words.fr.street)).toHaveValue('Elgin');
});

test('a reload keeps the step and the answers of every page; once it was sent it keeps none', async ({
  page,
  step,
}) => {
  const { texts, heading, next, previous, submit, box, title } = partyPage(page, 'en');
  await page.goto('/en/street-party');
  await live(page);
  await box(texts.name).fill('Marguerite');
  await page.getByLabel(texts.music).check();
  await next.click();
  await box(texts.kind).fill('Jazz');
  await next.click();
  await box(texts.street).fill('Elgin');
  await step('reload', () => page.reload());
  await expect(heading).toHaveText(title(3, 4, 2));
  await expect(box(texts.street)).toHaveValue('Elgin');
  await previous.click();
  await expect(box(texts.kind)).toHaveValue('Jazz');
  await next.click();
  await next.click();
  await submit.click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
  await page.goBack();
  await expect(heading).toHaveText(title(1, 3, 0));
  await expect(box(texts.name)).toHaveValue('');
});

test('twenty steps stay readable at 320 px', async ({ page, step }) => {
  await page.setViewportSize({ width: 320, height: 640 });
  await step('open', () => page.goto('/en/twenty-pages'));
  await expect(page.locator('#guichet-step')).toHaveText('Step 1 of 20: A page with a rather long title 0');
  const wide = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(wide).toBeLessThanOrEqual(0);
});
