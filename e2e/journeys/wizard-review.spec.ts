import type { Page } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';

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
  const said = words[language];
  const row = (label: string) =>
    page.locator('.g-summary > div').filter({ has: page.getByText(label, { exact: true }) });
  return {
    said,
    heading: page.locator('#guichet-step'),
    press: (name: string) => page.getByRole('button', { name, exact: true }),
    box: (name: string) => page.getByRole('textbox', { name, exact: true }),
    row,
    change: (label: string) => row(label).getByRole('link', { name: `${said.change} ${label}` }),
  };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`the review, in ${language}: every answer by page, and from each a way to its field and back`, async ({
    page,
    step,
  }) => {
    const { said, heading, press, box, row, change } = shadePage(page, language);
    await page.goto(`/${language}/shade`);
    await box(said.name).fill('Marguerite');
    await press(said.next).click();
    await page.getByLabel(said.oak).check();
    await box(said.why).fill('Old');
    await page.getByLabel(said.maple).check();
    await step('review', () => press(said.next).click());
    await expect(heading).toHaveText(said.heading(3, 3));
    await expect(page.getByRole('heading', { level: 3 })).toHaveText([said.you, said.tree]);
    await expect(row(said.name)).toContainText('Marguerite');
    await expect(row(said.nickname)).toContainText(said.empty);
    await expect(row(said.kind)).toContainText(said.maple);
    await expect(row(said.why)).toHaveCount(0);

    await step('change an answer', () => change(said.kind).click());
    await expect(heading).toHaveText(said.heading(2, 3));
    await expect(page.getByLabel(said.maple)).toBeFocused();
    await page.getByLabel(said.oak).check();
    await expect(box(said.why)).toHaveValue('Old');
    await step('and back', () => press(said.back).click());
    await expect(heading).toBeFocused();
    await expect(heading).toHaveText(said.heading(3, 3));
    await expect(row(said.kind)).toContainText(said.oak);
    await expect(row(said.why)).toContainText('Old');

    await change(said.name).click();
    await expect(box(said.name)).toBeFocused();
    await step('the browser goes back to the review', () => page.goBack());
    await expect(heading).toHaveText(said.heading(3, 3));
    await change(said.name).click();
    await expect(box(said.name)).toBeFocused();
    await box(said.name).fill('');
    await step('an error keeps the page', () => press(said.back).click());
    await expect(page.locator('#guichet-errors')).toBeFocused();
    await expect(heading).toHaveText(said.heading(1, 3));
  });

  test(`cancel, in ${language}, asks before it throws answers away`, async ({ page, step }) => {
    const { said, heading, press, box } = shadePage(page, language);
    const dialog = page.getByRole('dialog', { name: said.asks });
    const cancel = page.getByRole('link', { name: said.cancel, exact: true });
    await page.goto(`/${language}/shade`);
    await box(said.name).fill('Marguerite');
    await press(said.next).click();
    await page.getByLabel(said.oak).check();
    await step('ask', () => cancel.click());
    await expect(dialog).toBeVisible();
    await expect(press(said.keep)).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(dialog).toBeHidden();
    await expect(cancel).toBeFocused();
    await cancel.press('Enter');
    await press(said.keep).click();
    await expect(page.getByLabel(said.oak)).toBeChecked();
    await cancel.click();
    await step('erase', () => press(said.erase).click());
    await expect(heading).toHaveText(said.heading(1, 3));
    await expect(heading).toBeFocused();
    await expect(page.getByText(said.erased)).toBeVisible();
    await expect(box(said.name)).toHaveValue('');
    await page.goBack();
    await expect(heading).toHaveText(said.heading(1, 3));
    await page.reload();
    await expect(box(said.name)).toHaveValue('');
    await expect(heading).toHaveText(said.heading(1, 3));
  });
}

test('help with a page opens beside its header', async ({ page, step }) => {
  const { said } = shadePage(page, 'en');
  await page.goto('/en/shade');
  await step('open', () => page.getByRole('button', { name: said.about }).click());
  await expect(page.getByText(said.help)).toBeVisible();
});

test('what stands above every page is changed on the review itself, which lists it as it is', async ({
  page,
  step,
}) => {
  const { heading, press, box, row, change } = shadePage(page, 'en');
  await page.goto('/en/framed');
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
    const { said, heading, press, box, row } = shadePage(page, 'en');
    await page.goto('/en/framed');
    await press('Next').click();
    await step('change', () => press(`${said.change} File number`).click());
    await expect(heading).toHaveText('Step 2 of 2: Review your answers');
    await expect(box('File number')).toBeFocused();
    await box('File number').fill('77');
    await press(`${said.change} Name`).click();
    await expect(box('Name')).toBeFocused();
    await press(said.back).click();
    await expect(row('File number').locator('dd').first()).toHaveText('77');
  });

  for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
    test(`the same in ${language}`, async ({ page, step }) => {
      const { said, heading, press, box, row } = shadePage(page, language);
      await page.goto(`/${language}/shade`);
      await box(said.name).fill('Marguerite');
      await press(said.next).click();
      await page.getByLabel(said.maple).check();
      await step('review', () => press(said.next).click());
      await step('change', () => press(`${said.change} ${said.name}`).click());
      await expect(heading).toHaveText(said.heading(1, 3));
      await expect(box(said.name)).toBeFocused();
      await box(said.name).fill('Ann');
      await step('and back', () => press(said.back).click());
      await expect(heading).toHaveText(said.heading(3, 3));
      await expect(row(said.name)).toContainText('Ann');
      await step('cancel', () => press(said.cancel).click());
      await expect(page.getByRole('heading', { name: said.asks })).toBeVisible();
      await expect(row(said.name)).toContainText('Ann');
      await step('erase', () => page.getByRole('link', { name: said.erase }).click());
      await expect(heading).toHaveText(said.heading(1, 3));
      await expect(box(said.name)).toHaveValue('');
    });
  }
});
