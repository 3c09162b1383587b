import { byTurns } from '../fixtures/by-turns.ts';
import { checkAccessibility } from '../fixtures/check-accessibility.ts';
import { expect, test } from '../fixtures/host-site.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedMetadata } from '../fixtures/stored-data.ts';
import { listen, openWith, panel } from './element-pages.ts';
import { live } from './permit.ts';

const input = (type: string, key: string, label: string, more = {}) => ({
  ...{ type, key, label, input: true },
  ...more,
});
const number = input('bsn', 'bsn', 'Citizen number', { validate: { required: true } });
const name = input('textfield', 'name', 'Name');
const isShown = { conditional: { show: true, when: 'has', eq: 'true' } };
const settings = {
  i18n: {
    fr: { 'Citizen number': 'Numéro de citoyen', Name: 'Nom', 'I have one': 'J’en ai un', Send: 'Envoyer' },
  },
};
const send = input('button', 'submit', 'Send');
const forms = {
  claim: {
    ...{ title: 'Claim', properties: { fr: 'Demande' } },
    components: [
      name,
      input('checkbox', 'has', 'I have one', { defaultValue: true }),
      { ...number, ...isShown },
      send,
    ],
  },
  steps: { title: 'Steps', display: 'wizard', components: [panel('one', name), panel('two', number)] },
};
test.use({
  formsDir: sharedForms(...Object.entries(forms).map(([path, form]) => ({ path, settings, ...form }))),
});

const words = {
  en: {
    fault: 'This form has an error and cannot be sent',
    contact: 'To do this another way, please contact the City.',
    site: 'City website',
    question: 'Citizen number',
    undrawn: /is required, but it cannot be shown.*Please contact the City\./,
    refused: /Citizen number is required, but this form has an error.*Please contact the City\./,
    ...{ name: 'Name', has: 'I have one', send: 'Send', next: 'Next', thanks: /^Thank you/ },
  },
  fr: {
    fault: 'Ce formulaire comporte une erreur et ne peut pas être envoyé',
    contact: 'Pour procéder autrement, veuillez communiquer avec la Ville.',
    site: 'Site Web de la Ville',
    question: 'Numéro de citoyen',
    undrawn: /ne peut pas être affichée.*Veuillez communiquer avec la Ville\./,
    refused: /Numéro de citoyen.*est obligatoire, mais ce formulaire comporte une erreur/,
    ...{ name: 'Nom', has: 'J’en ai un', send: 'Envoyer', next: 'Suivant', thanks: /^Merci/ },
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const text = words[language];
  for (const javaScriptEnabled of [true, false]) {
    test.describe(`${language}, ${javaScriptEnabled ? 'with' : 'without'} a script`, () => {
      test.use({ language, javaScriptEnabled, viewport: { width: 320, height: 700 } });

      test('who cannot be asked a required question is told first, and sends nothing into the void', async ({
        page,
        product,
        faults,
        step,
      }) => {
        if (!javaScriptEnabled) faults.expect(/422/);
        const notice = page.getByRole('region', { name: text.fault });
        const question = page.getByRole('group', { name: text.question });
        await step('open', async () => {
          await page.goto(`/${language}/claim`);
          if (javaScriptEnabled) await live(page);
          await expect(notice).toContainText(text.question);
        });
        await expect(notice.getByText(text.contact)).toBeVisible();
        await expect(notice.getByRole('link', { name: text.site })).toBeVisible();
        await expect(question).toContainText(text.undrawn);
        await page.getByRole('textbox', { name: text.name }).fill('Ann');
        await step('send', () => page.getByRole('button', { name: text.send }).click());
        const link = page.getByRole('link', { name: text.refused });
        await expect(link).toBeVisible();
        if (javaScriptEnabled) await expect(page.locator('#guichet-errors')).toBeFocused();
        await link.click();
        await expect(question).toBeFocused();
        await expect(question).toHaveAccessibleDescription(text.refused);
        await expect(page.getByRole('textbox', { name: text.name })).toHaveValue('Ann');
        const overflow = await page.evaluate('document.documentElement.scrollWidth - innerWidth');
        expect(overflow).toBeLessThanOrEqual(0);

        await page.getByRole('checkbox', { name: text.has }).uncheck();
        if (javaScriptEnabled) await expect(notice).toBeHidden();
        const before = storedMetadata(product.dataDir, 'claim').length;
        await page.getByRole('button', { name: text.send }).click();
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(text.thanks);
        expect(storedMetadata(product.dataDir, 'claim')).toHaveLength(before + 1);
      });

      test('a wizard says so on its first page, and at the question on a later one', async ({
        page,
        step,
      }) => {
        const notice = page.getByRole('region', { name: text.fault });
        await page.goto(`/${language}/steps`);
        if (javaScriptEnabled) await live(page);
        await expect(notice).toContainText(text.question);
        await expect(page.getByRole('group', { name: text.question })).toHaveCount(0);
        await step('next', async () => {
          await page.getByRole('button', { name: text.next, exact: true }).click();
          await expect(page.getByRole('group', { name: text.question })).toContainText(text.undrawn);
        });
      });
    });
  }

  test(`a page that holds the form gives the answer, and hears of it when it is sent (${language})`, async ({
    page,
    host,
  }) => {
    const form = { title: 'Claim', settings, components: [number, name, send] };
    const submission = { data: { bsn: { number: '<b>012</b>' } } };
    await openWith(page, host, { form, language, submission });
    const emitted = await listen(page, 'submit');
    const question = page.getByRole('group', { name: text.question });
    await expect(question).toBeVisible();
    await expect(page.getByRole('region', { name: text.fault })).toHaveCount(0);
    await expect(question).not.toContainText('012');
    await checkAccessibility(page);
    await page.getByRole('textbox', { name: text.name }).fill('Ann');
    await page.getByRole('button', { name: text.send }).click();
    await expect
      .poll(async () => (await emitted()).at(-1))
      .toMatchObject(['submit', { submission: { data: { bsn: { number: '<b>012</b>' }, name: 'Ann' } } }]);
  });

  test(`a page that holds the form and gives none leads to the same notice (${language})`, async ({
    page,
    host,
  }) => {
    const form = { title: 'Claim', settings, components: [number, name, send] };
    await openWith(page, host, { form, language });
    const fault = page.getByRole('region', { name: text.fault });
    await expect(fault).toContainText(text.contact);
    await expect(fault).toHaveCSS('border-inline-start-width', '6px');
    await page.getByRole('button', { name: text.send }).click();
    await page.getByRole('link', { name: text.refused }).click();
    await expect(page.getByRole('group', { name: text.question })).toBeFocused();
    await checkAccessibility(page);
  });
}
