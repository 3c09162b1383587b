import { copyFileSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const formsDir = mkdtempSync(join(tmpdir(), 'guichet-outage-'));
const samples = join(import.meta.dirname, '..', '..', 'forms');
for (const name of ['dog-licence', 'e-subscription'])
  copyFileSync(join(samples, `${name}.json`), join(formsDir, `${name}.json`));
const move = {
  ...{ title: 'Move', path: 'move', properties: { en: 'Move', fr: 'Déménagement' } },
  settings: {
    i18n: { fr: { 'Your home': 'Votre domicile', 'New home': 'Nouveau domicile', Send: 'Envoyer' } },
  },
  components: [
    {
      ...{ type: 'locationSearch', key: 'home', label: 'Your home', features: 'ParkingPermit', input: true },
      validate: { required: true },
    },
    { type: 'address', key: 'next', label: 'New home', input: true },
    { type: 'button', key: 'submit', label: 'Send', action: 'submit', input: true },
  ],
};
writeFileSync(join(formsDir, 'move.json'), JSON.stringify(move));

test.use({ formsDir, productEnv: { SANDBOX: 'off' } });
test.afterAll(() => rmSync(formsDir, { recursive: true, force: true }));

const words = {
  en: {
    closed: 'This form cannot be sent at the moment',
    partly: 'Part of this form is not working',
    notSent: 'Nothing was sent',
    pay: 'Continue to payment',
    ...{ home: 'Your home', next: 'New home', send: 'Send', thanks: 'Thank you' },
    other: 'Français',
  },
  fr: {
    closed: 'Ce formulaire ne peut pas être envoyé pour le moment',
    partly: 'Une partie de ce formulaire ne fonctionne pas',
    notSent: 'Rien n’a été envoyé',
    pay: 'Continuer vers le paiement',
    ...{ home: 'Votre domicile', next: 'Nouveau domicile', send: 'Envoyer', thanks: 'Merci' },
    other: 'English',
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];
  const otherTexts = words[language === 'en' ? 'fr' : 'en'];

  test(`in ${language} a form without a payment service says so, keeps what is filled in, and leaves nowhere`, async ({
    page,
    step,
  }) => {
    const top = page.getByRole('region', { name: texts.closed });
    await step('it says at its top what does not work', async () => {
      await page.goto(`/${language}/dog-licence`);
      await live(page);
      await expect(top).toBeVisible();
    });
    await page.locator('[name="firstName"]').fill('Zoé');
    await step('sending it says that nothing was sent, and takes the focus there', async () => {
      await page.getByRole('button', { name: texts.pay }).press('Enter');
      await expect(page.getByRole('heading', { name: texts.notSent })).toBeFocused();
    });
    await expect(page.locator('[name="firstName"]')).toHaveValue('Zoé');
    await expect(page).toHaveURL(new RegExp(`/${language}/dog-licence$`));
    await step('the other language says the same', async () => {
      await page.getByRole('link', { name: texts.other }).click();
      await expect(page.getByRole('region', { name: otherTexts.closed })).toBeVisible();
    });
    await expect(page.locator('[name="firstName"]')).toHaveValue('Zoé');
  });

  test(`in ${language} a form without address searches takes addresses as they are typed`, async ({
    page,
    step,
  }) => {
    await step('the fields are plain lines', async () => {
      await page.goto(`/${language}/move`);
      await expect(page.getByRole('region', { name: texts.partly })).toBeVisible();
      await expect(page.getByRole('button')).toHaveCount(1);
    });
    await live(page);
    const home = page.getByRole('textbox', { name: texts.home });
    await home.pressSequentially('12 Elm Street ');
    await expect(home).toHaveValue('12 Elm Street ');
    await home.press('End');
    await home.pressSequentially('B');
    await page.getByRole('textbox', { name: texts.next }).pressSequentially('5 rue Bê');
    await page.getByRole('button', { name: texts.send }).click();
    await page.waitForURL('**/thankyou');
    await expect(page.getByText('12 Elm Street B')).toBeVisible();
    await expect(page.getByText('5 rue Bê')).toBeVisible();
  });
}

test('a form that is added later is named in the log, with what it lacks', async ({ product }) => {
  const later = {
    title: 'Later',
    path: 'later',
    properties: { submissionType: 'treeremoval' },
    components: [],
  };
  writeFileSync(join(formsDir, 'later.json'), JSON.stringify(later));
  await expect
    .poll(() => product.output(), { timeout: 60_000 })
    .toMatch(/"form":"later","missing":\["TREE_PERMIT_URL"\]/);
});
