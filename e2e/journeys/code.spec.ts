import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const input = (type: string, key: string, label: string, more = {}) => ({
  ...{ type, key, label, input: true },
  ...more,
});

/** A form as authors write them: conditions, sums, checks and texts in JavaScript. */
const stall = {
  title: 'Market stall',
  path: 'stall',
  settings: {
    i18n: {
      fr: {
        ...{
          'Market stall': 'Étal au marché',
          Tables: 'Tables',
          Days: 'Jours',
          'Why so many?': 'Pourquoi autant?',
        },
        'Fee: {{ (data.fee || 0).toFixed(2) }}': 'Frais : {{ (data.fee || 0).toFixed(2) }}',
        'Code of your stall': 'Code de votre étal',
      },
    },
  },
  components: [
    input('number', 'tables', 'Tables'),
    input('number', 'days', 'Days'),
    input('number', 'fee', 'Fee', {
      hidden: true,
      calculateServer: true,
      calculateValue:
        'var rate = 12.5;\nvalue = 0;\nfor (var day = 1; day <= data.days; day++) { value += data.tables * (day > 3 ? rate / 2 : rate); }',
    }),
    input('textfield', 'why', 'Why so many?', {
      customConditional: 'show = data.tables > 4',
      validate: { required: true },
    }),
    input('textfield', 'code', 'Code of your stall', {
      validate: {
        custom:
          "valid = /^[A-Z]{2}-\\d{2}$/.test(input) ? true : (options.language === 'fr' ? 'Écrivez-le comme AB-12' : 'Write it like AB-12');",
      },
    }),
    { type: 'content', key: 'told', html: '<p class="told">Fee: {{ (data.fee || 0).toFixed(2) }}</p>' },
  ],
};
/** Its rule refuses every answer, after as many steps as the clock is read in. */
const slow = {
  title: 'Slow rule',
  path: 'slow-rule',
  components: [
    input('textfield', 'a', 'Answer', {
      validate: { custom: "for (var n = 0; n < 5000; n++) {} valid = 'The rule came to its end'" },
    }),
    input('textfield', 'b', 'Shown by the script', { conditional: { show: true, when: 'a', eq: 'mine' } }),
  ],
};
const plain = { title: 'Plain', path: 'without-code', components: [input('textfield', 'a', 'A')] };
const formsDir = sharedForms(stall, slow, plain);

test.use({ formsDir });

const words = {
  en: {
    tables: 'Tables',
    days: 'Days',
    why: 'Why so many?',
    code: 'Code of your stall',
    says: 'Write it like AB-12',
    submit: 'Submit',
    thanks: /^Thank you/,
  },
  fr: {
    tables: 'Tables',
    days: 'Jours',
    why: 'Pourquoi autant?',
    code: 'Code de votre étal',
    says: 'Écrivez-le comme AB-12',
    submit: 'Envoyer',
    thanks: /^Merci/,
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`an author’s code decides, computes, validates and tells, in ${language}`, async ({ page, step }) => {
    const texts = words[language];
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.goto(`/${language}/stall`);
    await live(page);
    await expect(box(texts.why)).toHaveCount(0);
    await box(texts.tables).fill('6');
    await box(texts.days).fill('4');
    await expect(page.locator('.told')).toContainText('262.50');
    await expect(box(texts.why)).toBeVisible();
    await box(texts.why).fill('Much to sell');
    await box(texts.code).fill('12');
    await step('send with a wrong code', () => page.getByRole('button', { name: texts.submit }).click());
    await expect(page.locator('#guichet-errors')).toContainText(texts.says);
    await box(texts.code).fill('AB-12');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
  });
}

test('what runs it, and its regular expressions, comes with the forms that need it', async ({ page }) => {
  let loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  const isCode = (path: string) => /[/.]code-\w{7}\./.test(path);
  const isRegularExpressions = (path: string) => /[/.]regularExpressions-\w{7}\./.test(path);
  await page.goto('/en/without-code');
  await page.getByRole('textbox').fill('x');
  await page.waitForLoadState('networkidle');
  expect(loaded.filter(isCode)).toEqual([]);
  await page.goto('/en/slow-rule');
  await live(page);
  expect(loaded.filter(isCode).length).toBeGreaterThan(0);
  expect(loaded.filter(isRegularExpressions)).toEqual([]);
  loaded = [];
  await page.goto('/en/stall');
  await live(page);
  expect(loaded.filter(isCode).length).toBeGreaterThan(0);
  expect(loaded.filter(isRegularExpressions).length).toBeGreaterThan(0);
});

test('a rule in code is checked by the service, and a sum is computed there anew', async ({ request }) => {
  const send = (data: object) => request.post('/api/stall/submission', { data: { data } });
  const refused = await send({ tables: 1, days: 1, code: 'x' });
  expect(refused.status()).toBe(400);
  expect((await refused.json()).details).toMatchObject([
    { type: 'string.custom', path: ['code'], message: 'Write it like AB-12' },
  ]);
  const kept = await send({ tables: 1, days: 4, code: 'AB-12', fee: 0 });
  expect(kept.status()).toBe(201);
  expect((await kept.json()).data).toEqual({ tables: 1, days: 4, fee: 43.75, code: 'AB-12' });
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('the server runs it', async ({ page, faults }) => {
    faults.expect(/422/);
    const texts = words.en;
    const box = (name: string) => page.getByRole('textbox', { name, exact: true });
    await page.goto('/en/stall');
    await box(texts.tables).fill('6');
    await box(texts.days).fill('1');
    await box(texts.code).fill('x');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.locator('.told')).toContainText('75.00');
    await expect(page.locator('#guichet-errors')).toContainText(texts.says);
    await box(texts.why).fill('Much to sell');
    await box(texts.code).fill('AB-12');
    await page.getByRole('button', { name: texts.submit }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
  });
});

test('a rule that the page’s clock ends blocks nothing there: the form service decides', async ({
  page,
  step,
  faults,
}) => {
  faults.expect(/400/);
  // Each reading of the clock is a minute later: reading it in the middle of a script ends that.
  await page.addInitScript(() => {
    let looks = 0;
    performance.now = () => {
      looks += 1;
      return looks * 60_000;
    };
  });
  await page.goto('/en/slow-rule');
  const answer = page.getByRole('textbox', { name: 'Answer', exact: true });
  await answer.fill('mine');
  await expect(page.getByLabel('Shown by the script')).toBeVisible();
  const sent = page.waitForResponse(/\/api\/slow-rule\/submission$/);
  await step('sent, and refused by the service, which has a clock of its own', async () => {
    await page.getByRole('button', { name: 'Submit' }).click();
    expect((await sent).status()).toBe(400);
    await expect(page.locator('#guichet-errors')).toContainText('The rule came to its end');
    await expect(answer).toHaveValue('mine');
  });
});
