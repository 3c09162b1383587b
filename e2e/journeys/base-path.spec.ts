import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { base, deskEnv } from './desk.ts';
import { chooseAddress, elm } from './location-search.ts';
import { live } from './permit.ts';

const field = (type: string, key: string, more: object) => ({ type, key, label: key, input: true, ...more });
const formsDir = sharedForms({
  title: 'Below',
  path: 'below-base',
  properties: { en: 'Below a base', fr: 'Sous une base' },
  settings: { i18n: { fr: { Send: 'Envoyer' } } },
  components: [
    { type: 'content', key: 'note', input: false, html: '<p style="color: #123456">Note</p>' },
    field('textfield', 'name', { validate: { required: true } }),
    field('locationSearch', 'home', { features: 'ParkingPermit' }),
    field('select', 'ward', {
      dataSrc: 'url',
      widget: 'html5',
      data: { url: '/open-data/wards' },
      ...{ valueProperty: 'number', template: '<span>{{ item.name }}</span>' },
    }),
    field('file', 'plan', { storage: 'url', url: '/api/file' }),
    field('button', 'submit', { label: 'Send', action: 'submit' }),
  ],
});

const texts = {
  en: { title: 'Below a base', send: 'Send', thanks: 'Thank you. We received your form', other: 'Français' },
  fr: {
    title: 'Sous une base',
    send: 'Envoyer',
    thanks: 'Merci. Nous avons reçu votre formulaire',
    other: 'English',
  },
} as const;

test.use({ formsDir, productEnv: deskEnv });

for (const [language, otherLanguage] of byTurns(import.meta.filename, [
  ['en', 'fr'],
  ['fr', 'en'],
])) {
  const say = texts[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('below a base path a form is found, filled in with map, choices and a file, sent, and read again', async ({
      page,
      product,
      step,
    }) => {
      const outside: string[] = [];
      page.on('request', (request) => {
        const { origin, pathname } = new URL(request.url());
        if (origin === product.siteUrl && !pathname.startsWith(`${base}/`)) outside.push(pathname);
      });
      await step('the list', () => page.goto(`${base}/`));
      await expect(page).toHaveURL(`${product.siteUrl}${base}/${language}`);
      await page.getByRole('link', { name: say.title }).click();
      await live(page);
      await expect(page.getByText('Note')).toHaveCSS('color', 'rgb(18, 52, 86)');
      await step('fill in', async () => {
        await page.locator('[name="name"]').fill('Zoé');
        await chooseAddress(page, 'home');
        await page.locator('[name="ward"]').selectOption({ index: 1 });
        await page
          .locator('input[type="file"]')
          .setInputFiles({ name: 'plan.txt', mimeType: 'text/plain', buffer: Buffer.from('Our plan.') });
      });
      const file = page.locator('.formio-component-plan').getByRole('listitem');
      const href = await file.getByRole('link', { name: 'plan.txt' }).getAttribute('href');
      expect(await (await page.request.get(href ?? '')).text()).toBe('Our plan.');

      await test.step('switch the language, and back', async () => {
        await page.getByRole('link', { name: say.other }).click();
        await expect(page.getByRole('button', { name: texts[otherLanguage].send })).toBeVisible();
        await expect(page).toHaveURL(`${product.siteUrl}${base}/${otherLanguage}/below-base`);
        await page.goBack();
        await expect(page.getByRole('button', { name: say.send })).toBeVisible();
      });
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(say.thanks);
      await expect(page).toHaveURL(`${product.siteUrl}${base}/${language}/thankyou`);
      const reference = await page.locator('.g-reference').textContent();
      await page.reload();
      await expect(page.locator('.g-reference')).toHaveText(reference ?? '');
      expect(outside).toEqual([]);
      const stored = storedData(product.dataDir, reference ?? '');
      expect(stored).toMatchObject({ name: 'Zoé', plan: [{ url: expect.stringMatching(/^\/api\/file\//) }] });
      expect(JSON.stringify(stored)).toContain(elm);
    });
  });
}
