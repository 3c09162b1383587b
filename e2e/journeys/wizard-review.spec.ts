import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const text = (key: string, label: string, more = {}) => ({
  ...{ type: 'textfield', key, label, input: true },
  ...more,
});
const panel = (key: string, title: string, components: object[], more = {}) => ({
  ...{ type: 'panel', key, title, input: false, components },
  ...more,
});
const shade = {
  title: 'Shade for a street',
  path: 'shade',
  display: 'wizard',
  settings: {
    review: true,
    i18n: {
      fr: {
        ...{ Shade: 'Ombre', You: 'Vous', Name: 'Nom', Nickname: 'Surnom', 'The tree': 'L’arbre' },
        ...{
          Kind: 'Essence',
          Maple: 'Érable',
          Oak: 'Chêne',
          Why: 'Pourquoi',
          'Who you are': 'Qui vous êtes',
        },
      },
    },
  },
  components: [
    panel(
      'you',
      'You',
      [text('name', 'Name', { validate: { required: true } }), text('nickname', 'Nickname')],
      { tooltip: 'Who you are' },
    ),
    panel('tree', 'The tree', [
      {
        ...{ type: 'radio', key: 'kind', label: 'Kind', input: true },
        values: [
          { label: 'Maple', value: 'm' },
          { label: 'Oak', value: 'o' },
        ],
      },
      text('why', 'Why', { conditional: { show: true, when: 'kind', eq: 'o' }, clearOnHide: false }),
    ]),
  ],
};
const framed = {
  title: 'Framed',
  path: 'framed',
  display: 'wizard',
  settings: { review: true },
  components: [text('file', 'File number'), panel('you', 'You', [text('name', 'Name')])],
};
const formsDir = sharedForms(shade, framed);

test.use({ formsDir });

const words = {
  en: {
    ...{ next: 'Next', name: 'Name', maple: 'Maple', oak: 'Oak', kind: 'Kind', why: 'Why', change: 'Change' },
    ...{ back: 'Return to review', cancel: 'Cancel', keep: 'Keep my answers', erase: 'Erase my answers' },
    ...{ you: 'You', tree: 'The tree', empty: 'Not answered', erased: 'Your answers were erased.' },
    ...{
      nickname: 'Nickname',
      asks: 'Erase your answers?',
      help: /Who you are/,
      about: 'More about You',
    },
    heading: (step: number, count: number) => new RegExp(`^Step ${step} of ${count}`),
  },
  fr: {
    ...{ next: 'Suivant', name: 'Nom', maple: 'Érable', oak: 'Chêne', kind: 'Essence', why: 'Pourquoi' },
    ...{ change: 'Modifier', back: 'Revenir à la vérification', cancel: 'Annuler', you: 'Vous' },
    ...{ keep: 'Garder mes réponses', erase: 'Effacer mes réponses', tree: 'L’arbre', empty: 'Sans réponse' },
    ...{ nickname: 'Surnom', asks: 'Effacer vos réponses?', erased: 'Vos réponses ont été effacées.' },
    ...{ help: /Qui vous êtes/, about: /Vous/ },
    heading: (step: number, count: number) => new RegExp(`^Étape ${step} sur ${count}`),
  },
} as const;

function shadePage(page: Page, language: 'en' | 'fr') {
  const texts = words[language];
  const row = (label: string) =>
    page.locator('.g-summary > div').filter({ has: page.getByText(label, { exact: true }) });
  return {
    texts,
    heading: page.locator('#guichet-step'),
    press: (name: string) => page.getByRole('button', { name, exact: true }),
    box: (name: string) => page.getByRole('textbox', { name, exact: true }),
    row,
    change: (label: string) => row(label).getByRole('link', { name: `${texts.change} ${label}` }),
  };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`help with a page, and its review, in ${language}: every answer by page, and from each a way to its field and back`, async ({
    page,
    step,
  }) => {
    const { texts, heading, press, box, row, change } = shadePage(page, language);
    await page.goto(`/${language}/shade`);
    await live(page);
    await step('help opens beside the header', () => page.getByRole('button', { name: texts.about }).click());
    await expect(page.getByText(texts.help)).toBeVisible();
    await box(texts.name).fill('Marguerite');
    await press(texts.next).click();
    await page.getByLabel(texts.oak).check();
    await box(texts.why).fill('Old');
    await page.getByLabel(texts.maple).check();
    await step('review', () => press(texts.next).click());
    await expect(heading).toHaveText(texts.heading(3, 3));
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([texts.you, texts.tree]);
    await expect(row(texts.name)).toContainText('Marguerite');
    await expect(row(texts.nickname)).toContainText(texts.empty);
    await expect(row(texts.kind)).toContainText(texts.maple);
    await expect(row(texts.why)).toHaveCount(0);

    await step('change an answer', () => change(texts.kind).click());
    await expect(heading).toHaveText(texts.heading(2, 3));
    await expect(page.getByLabel(texts.maple)).toBeFocused();
    await page.getByLabel(texts.oak).check();
    await expect(box(texts.why)).toHaveValue('Old');
    await press(texts.back).click();
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(texts.heading(3, 3));
    await expect(row(texts.kind)).toContainText(texts.oak);
    await expect(row(texts.why)).toContainText('Old');

    await change(texts.name).click();
    await expect(box(texts.name)).toBeFocused();
    await test.step('the browser goes back to the review', () => page.goBack());
    await expect(heading).toHaveText(texts.heading(3, 3));
    await change(texts.name).click();
    await expect(box(texts.name)).toBeFocused();
    await box(texts.name).fill('');
    await step('an error keeps the page', () => press(texts.back).click());
    await expect(page.locator('#guichet-errors')).toBeFocused();
    await expect(heading).toHaveText(texts.heading(1, 3));
  });

  test(`cancel, in ${language}, asks before it throws answers away`, async ({ page, step }) => {
    const { texts, heading, press, box } = shadePage(page, language);
    const dialog = page.getByRole('dialog', { name: texts.asks });
    const cancel = page.getByRole('link', { name: texts.cancel, exact: true });
    await page.goto(`/${language}/shade`);
    await live(page);
    await box(texts.name).fill('Marguerite');
    await press(texts.next).click();
    await page.getByLabel(texts.oak).check();
    await step('ask', () => cancel.click());
    await expect(dialog).toBeVisible();
    await expect(press(texts.keep)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.press('Enter');
    await press(texts.keep).click();
    await expect(page.getByLabel(texts.oak)).toBeChecked();
    await cancel.click();
    await step('erase', () => press(texts.erase).click());
    await expect(heading).toHaveText(texts.heading(1, 3));
    await expect(heading).toBeFocused();
    await expect(page.getByText(texts.erased)).toBeVisible();
    await expect(box(texts.name)).toHaveValue('');
    await page.goBack();
    await expect(heading).toHaveText(texts.heading(1, 3));
    await page.reload();
    await expect(box(texts.name)).toHaveValue('');
    await expect(heading).toHaveText(texts.heading(1, 3));
  });
}

test('what stands above every page is changed on the review itself, which lists it as it is', async ({
  page,
  step,
}) => {
  const { heading, press, box, row, change } = shadePage(page, 'en');
  await page.goto('/en/framed');
  await live(page);
  await press('Next').click();
  await expect(heading).toBeFocused();
  await step('change', () => change('File number').click());
  await expect(box('File number')).toBeFocused();
  await page.keyboard.type('77');
  await expect(row('File number').locator('dd').first()).toHaveText('77');
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('so it is', async ({ page, step }) => {
    const { texts, heading, press, box, row } = shadePage(page, 'en');
    await page.goto('/en/framed');
    await press('Next').click();
    await step('change', () => press(`${texts.change} File number`).click());
    await expect(heading).toHaveText('Step 2 of 2: Review your answers');
    await expect(box('File number')).toBeFocused();
    await box('File number').fill('77');
    await press(`${texts.change} Name`).click();
    await expect(box('Name')).toBeFocused();
    await press(texts.back).click();
    await expect(row('File number').locator('dd').first()).toHaveText('77');
  });

  for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
    test(`the same in ${language}`, async ({ page, step }) => {
      const { texts, heading, press, box, row } = shadePage(page, language);
      await page.goto(`/${language}/shade`);
      await box(texts.name).fill('Marguerite');
      await press(texts.next).click();
      await page.getByLabel(texts.maple).check();
      await step('review', () => press(texts.next).click());
      await step('change', () => press(`${texts.change} ${texts.name}`).click());
      await expect(heading).toHaveText(texts.heading(1, 3));
      await expect(box(texts.name)).toBeFocused();
      await box(texts.name).fill('Ann');
      await step('and back', () => press(texts.back).click());
      await expect(heading).toHaveText(texts.heading(3, 3));
      await expect(row(texts.name)).toContainText('Ann');
      await step('cancel', () => press(texts.cancel).click());
      await expect(page.getByRole('heading', { name: texts.asks })).toBeVisible();
      await expect(row(texts.name)).toContainText('Ann');
      await step('erase', () => page.getByRole('link', { name: texts.erase }).click());
      await expect(heading).toHaveText(texts.heading(1, 3));
      await expect(box(texts.name)).toHaveValue('');
    });
  }
});

test('on the French page of a form without French, questions are marked as English up to the receipt', async ({
  page,
}) => {
  const question = page.getByRole('term').filter({ hasText: /^Name$/ });
  await page.goto('/fr/framed');
  await live(page);
  await page.getByRole('textbox', { name: 'Name' }).fill('Ann');
  await page.getByRole('button', { name: 'Suivant' }).click();
  await expect(page.getByRole('heading', { name: 'Vérifiez vos réponses' })).toBeVisible();
  await expect(question).toHaveAttribute('lang', 'en');
  await page.getByRole('button', { name: 'Envoyer' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Merci');
  await expect(question).toHaveAttribute('lang', 'en');
  await page.reload();
  await expect(page.getByText('Framed', { exact: true })).toHaveAttribute('lang', 'en');
});
