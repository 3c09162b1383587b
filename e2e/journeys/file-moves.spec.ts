import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { uploads } from '../fixtures/request-patterns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { live } from './permit.ts';

const panel = (key: string, title: string, components: readonly object[]) => ({
  ...{ type: 'panel', key, title, components },
});

const formsDir = sharedForms({
  title: 'Moves',
  path: 'moves',
  type: 'form',
  display: 'wizard',
  properties: { en: 'Moves', fr: 'Parcours' },
  components: [
    panel('first', 'Files', [
      {
        type: 'file',
        key: 'plans',
        label: 'Plans',
        input: true,
        storage: 'url',
        url: '/file',
        multiple: true,
      },
      {
        type: 'button',
        key: 'save',
        label: 'Save for later',
        action: 'saveState',
        state: 'draft',
        input: true,
      },
    ]),
    panel('second', 'You', [{ type: 'textfield', key: 'name', label: 'Name', input: true }]),
  ],
  // Only what its own button saves: no device keeps the bytes of a file that was on its way.
  settings: {
    draft: false,
    i18n: {
      fr: { Files: 'Fichiers', You: 'Vous', Name: 'Nom', 'Save for later': 'Enregistrer pour plus tard' },
    },
  },
});

const words = {
  en: {
    ...{ save: 'Save for later', saved: /saved on this device/, next: /^Next/, previous: /^Previous/ },
    ...{ send: /^Submit/, name: 'Name' },
    ...{
      other: 'Français',
      resume: /^Continue with/,
      uploading: 'Uploading:',
      otherUploading: 'Téléversement',
    },
    interrupted: 'The upload stopped when you left the page. Choose this file again.',
  },
  fr: {
    ...{
      save: 'Enregistrer pour plus tard',
      saved: /enregistrées sur cet appareil/,
      next: /^Suivant/,
      previous: /^Précédent/,
      send: /^(Soumettre|Envoyer)/,
    },
    ...{ name: 'Nom', other: 'English', resume: /^Continuer avec/, uploading: 'Téléversement' },
    otherUploading: 'Uploading:',
    interrupted:
      'Le téléversement s’est arrêté quand vous avez quitté la page. Choisissez ce fichier de nouveau.',
  },
} as const;

test.use({ formsDir });

const textFile = (name: string) => ({
  name,
  mimeType: 'text/plain',
  buffer: Buffer.from(`This is ${name}.`),
});

const names = (data: unknown) =>
  Object(data).plans?.map(({ originalName }: { readonly originalName: string }) => originalName);

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const say = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('an upload goes on over a switch of language and another page, and the form waits for it', async ({
      page,
      step,
      product,
    }) => {
      const item = page.locator('.g-file__item');
      const chooser = page.locator('input[type=file]');
      await page.goto(`/${language}/moves`);
      await live(page);
      const release = await holdRequests(page, uploads);
      await step('two files on their way', async () => {
        await chooser.setInputFiles([textFile('north.txt'), textFile('south.txt')]);
        await expect(item.nth(1)).toContainText(say.uploading);
      });
      await step('change the language', async () => {
        await page.getByRole('link', { name: say.other }).click();
        await expect(item.first()).toContainText(say.otherUploading);
        await expect(item).toHaveCount(2);
      });
      await page.goBack();
      await expect(item.first()).toContainText(say.uploading);
      await step('turn the page, and send', async () => {
        await page.getByRole('button', { name: say.next }).click();
        await page.getByRole('textbox', { name: say.name }).fill('Zoé');
        await page.getByRole('button', { name: say.send }).click();
        await expect(page.locator('.g-file__held')).toBeVisible();
      });
      release();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you|Merci)/);
      const reference = /(\w{4}-){2}\w{4}/.exec(await page.locator('main').innerText())?.[0];
      expect(names(storedData(product.dataDir, reference ?? ''))).toEqual(['north.txt', 'south.txt']);
    });

    test('a page that is loaded anew, and a draft that is gone on with, tell what was on its way, and lose nothing of what is', async ({
      page,
      step,
      product,
    }) => {
      const item = (name: string) => page.locator('.g-file__item').filter({ hasText: name });
      const chooser = page.locator('input[type=file]');
      await page.goto(`/${language}/moves`);
      await live(page);
      await chooser.setInputFiles(textFile('kept.txt'));
      await expect(item('kept.txt').getByRole('link')).toBeVisible();
      let release = await holdRequests(page, uploads);
      await chooser.setInputFiles(textFile('late.txt'));
      await expect(item('late.txt')).toContainText(say.uploading);
      await step('save for later, and load anew', async () => {
        await page.getByRole('button', { name: say.save }).click();
        await expect(page.getByText(say.saved)).toBeVisible();
        await page.reload();
        await expect(item('late.txt')).toContainText(say.interrupted);
        await expect(item('kept.txt').getByRole('link')).toBeVisible();
      });
      await page.unrouteAll({ behavior: 'ignoreErrors' });
      release();

      await page.goto('about:blank');
      await page.goto(`/${language}/moves`);
      await live(page);
      release = await holdRequests(page, uploads);
      await step('go on with the draft while another file is on its way', async () => {
        await chooser.setInputFiles(textFile('new.txt'));
        await expect(item('new.txt')).toContainText(say.uploading);
        await page.getByRole('button', { name: say.resume }).click();
        await expect(item('kept.txt').getByRole('link')).toBeVisible();
        await expect(item('late.txt')).toContainText(say.interrupted);
        await expect(item('new.txt')).toContainText(say.uploading);
      });
      release();
      await expect(item('new.txt').getByRole('link')).toBeVisible();
      await chooser.setInputFiles(textFile('late.txt'));
      await expect(item('late.txt').getByRole('link')).toBeVisible();
      await page.getByRole('button', { name: say.next }).click();
      await page.getByRole('textbox', { name: say.name }).fill('Zoé');
      await page.getByRole('button', { name: say.send }).click();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you|Merci)/);
      const reference = /(\w{4}-){2}\w{4}/.exec(await page.locator('main').innerText())?.[0];
      expect(names(storedData(product.dataDir, reference ?? ''))).toEqual([
        'kept.txt',
        'new.txt',
        'late.txt',
      ]);
    });
  });
}
