import { byTurns } from '../fixtures/by-turns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { expect, test } from '../fixtures/whole-browser.ts';

const formsDir = sharedForms({
  title: 'Camera',
  path: 'camera',
  type: 'form',
  display: 'form',
  components: [
    {
      ...{ type: 'file', input: true, key: 'photo', label: 'Photo', storage: 'url', url: '/file' },
      ...{ filePattern: 'image/*', webcam: true, image: true },
    },
  ],
});

test.use({ formsDir, permissions: ['camera'] });

const words = {
  en: { use: 'Use camera', take: 'Take picture', seen: 'Camera view', thumbnail: /Picture: photo-/ },
  fr: {
    ...{ use: 'Utiliser la caméra', take: 'Prendre la photo', seen: 'Vue de la caméra' },
    thumbnail: /Image\s: photo-/,
  },
} as const;

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a picture is taken with the camera, by keyboard, and uploaded', async ({ page, step }) => {
      await page.goto(`/${language}/camera`);
      await step('open the camera', async () => {
        await page.getByRole('button', { name: texts.use }).press('Enter');
        await expect(page.getByLabel(texts.seen)).toBeVisible();
        await expect(page.getByRole('button', { name: texts.take })).toBeVisible();
      });
      await step('take the picture', async () => {
        await page.getByRole('button', { name: texts.take }).press('Enter');
        await expect(page.getByRole('img', { name: texts.thumbnail })).toBeVisible();
      });
      await expect(page.getByRole('link', { name: /^photo-\d+\.png$/ })).toBeVisible();
    });
  });
}
