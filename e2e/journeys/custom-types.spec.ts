import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const formsDir = mkdtempSync(join(tmpdir(), 'guichet-own-types-'));

/** A form of the types that the example of docs/custom-types.md brings, and one without. */
const loan = {
  title: 'Book loan',
  path: 'loan',
  components: [
    { type: 'postalCode', key: 'code', input: true },
    { type: 'libraryCard', key: 'card', input: true, validate: { required: true } },
    { type: 'textfield_nijmegen', key: 'book', label: 'Book', input: true },
    {
      ...{
        type: 'textfield',
        key: 'ward',
        label: 'Ward',
        input: true,
        disabled: true,
        calculateServer: true,
      },
      calculateValue: 'value = data.code ? utils.custom.wardOf(data.code) : ""',
    },
  ],
};
const plain = {
  title: 'Plain',
  path: 'plain',
  components: [{ type: 'postalCode', key: 'code', input: true }],
};
for (const form of [loan, plain]) writeFileSync(join(formsDir, `${form.path}.json`), JSON.stringify(form));

test.use({ formsDir, productEnv: { COMPONENTS_FILE: 'docs/examples/components/components.ts' } });
test.afterAll(() => rmSync(formsDir, { recursive: true, force: true }));

const words = {
  en: {
    code: 'Postal code',
    card: 'Library card number',
    where: 'On the back of your card, under the bar code.',
    says: 'Library card number must have 14 digits, as they stand on the card',
    submit: 'Submit',
    thanks: /^Thank you/,
  },
  fr: {
    code: 'Code postal',
    card: 'Numéro de carte de bibliothèque',
    where: 'Au verso de votre carte, sous le code à barres.',
    says: 'Le champ « Numéro de carte de bibliothèque » doit contenir les 14 chiffres qui figurent sur la carte.',
    submit: 'Envoyer',
    thanks: /^Merci/,
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${language}, ${javaScriptEnabled ? 'with a script' : 'without one'}`, () => {
      test.use({ javaScriptEnabled });

      test('an alias and a new type are filled in, validated and sent as ours are', async ({
        page,
        step,
        faults,
      }) => {
        if (!javaScriptEnabled) faults.expect(/422/);
        const texts = words[language];
        const box = (name: string) => page.getByRole('textbox', { name });
        await step('open', () => page.goto(`/${language}/loan`));
        if (javaScriptEnabled) await live(page);
        await expect(page.getByText(texts.where)).toHaveCSS('border-inline-start-width', '4px');
        await box(texts.code).fill('k1a0b1');
        await box(texts.card).fill('2123 4000 0000 04');
        if (javaScriptEnabled) await expect(box('Ward')).toHaveValue('Centre');
        const submit = page.getByRole('button', { name: texts.submit });
        await step('send with a wrong card', async () => {
          await submit.click();
          await expect(page.locator('#guichet-errors')).toContainText(texts.says);
        });
        await box(texts.card).fill('2123 4000 0000 00');
        await submit.click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(texts.thanks);
      });
    });
  }
}

test('the form service validates and stores them, also without our page', async ({ request }) => {
  const send = (data: object) => request.post('/api/loan/submission', { data: { data } });
  const refused = await send({ card: '21234000000005', book: 'x'.repeat(61) });
  expect(refused.status()).toBe(400);
  expect((await refused.json()).details).toMatchObject([
    { path: ['card'], message: words.en.says },
    { path: ['book'], type: 'string.maxLength' },
  ]);
  const kept = await send({ card: '21234000000000', code: 'K1A 0B1' });
  expect(kept.status()).toBe(201);
  expect((await kept.json()).data).toMatchObject({
    ...{ card: '21234000000000', code: 'K1A 0B1' },
    ward: 'Centre',
  });
});

test('a view of its own is loaded with a form that needs it alone; an alias costs nothing', async ({
  page,
}) => {
  const loaded: string[] = [];
  page.on('response', (response) => loaded.push(new URL(response.url()).pathname));
  const asked = page.locator('link[rel="modulepreload"][href*="view-"]');
  const views = () => loaded.filter((path) => /[/.]view-\w{7}\./.test(path));
  await page.goto('/en/plain');
  await page.getByRole('textbox').fill('x');
  await page.waitForLoadState('networkidle');
  expect(views()).toEqual([]);
  await expect(asked).toHaveCount(0);
  await page.goto('/en/loan');
  await page.waitForLoadState('networkidle');
  expect(views()).toHaveLength(1);
  await expect(asked).toHaveAttribute('href', `${views()[0]}`);
  await expect(page.locator('.formio-component-textfield.formio-component-postalCode')).toBeVisible();
});
