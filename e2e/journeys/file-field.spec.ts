import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { byTurns } from '../fixtures/by-turns.ts';
import { holdRequests } from '../fixtures/hold-requests.ts';
import { uploads } from '../fixtures/request-patterns.ts';
import { storedData } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { kept } from './drafts.ts';
import { locationSearch } from './location-search.ts';
import { live } from './permit.ts';

const reference = /[A-Z0-9]{4}-[A-Z0-9]{4}-[A-Z0-9]{4}/;
const texts = {
  en: {
    wrong: 'File is the wrong type; it must be image/*,.pdf.',
    folder: 'This is a folder. Open it and add the files in it.',
    cancelled: 'The upload of slow.png has been cancelled.',
    removed: 'letter.txt has been removed.',
    locked: 'This PDF is protected by a password. Save a copy without the password, then choose that one.',
    held: /^Your form will continue/,
  },
  fr: {
    wrong: 'Ce type de fichier n’est pas accepté. Types acceptés\u00a0: image/*,.pdf.',
    folder: 'Il s’agit d’un dossier. Ouvrez-le et ajoutez les fichiers qu’il contient.',
    cancelled: 'Le téléversement de slow.png a été annulé.',
    removed: 'Le fichier letter.txt a été retiré.',
    locked:
      'Ce PDF est protégé par un mot de passe. Enregistrez-en une copie sans mot de passe, puis choisissez celle-là.',
    held: /^Votre formulaire continuera/,
  },
} as const;

/** A picture, 80 by 20 pixels. */
const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAFAAAAAUAQAAAAAyo4d6AAAAfElEQVR42oXOsQ2DQBAEwJMowCW4DhK+JGJLoAvchLMvhZAMSnBgpA8RugBeHLcWGExkeaOJdpfwDf1if/J+MsXEO0uI+9AKBI9ko6Ft9bZSjZ8hKiqSBexHsczRHFE5GfEAxRmeY40XaBE0rNe1TAO6fc1yDMfw5e/fI2/0/d2HiZBqQAAAABJRU5ErkJggg==',
  'base64',
);
/** An empty page that opens with a password only. */
const encrypted: Readonly<Record<string, string>> = JSON.parse(
  readFileSync(
    new URL('../../apps/form-service/src/uploads/locked-pdf/testing/encrypted-pdfs.json', import.meta.url),
    'utf8',
  ),
);
const lockedPdf = Buffer.from(encrypted['AES-256 secret'] ?? '', 'base64');
const photo = (name: string) => ({ name, mimeType: 'image/png', buffer: picture });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test.describe(language, () => {
    test.use({ language });

    test('a photo that is given up comes back after no reload, even where the device keeps nothing more', async ({
      page,
    }) => {
      const items = page.locator('.formio-component-photos').getByRole('listitem');
      const item = (name: string) => items.filter({ hasText: name });
      const resume = await holdRequests(page, uploads);
      await page.goto(`/${language}/report-a-problem`);
      await live(page);
      await page
        .locator('.formio-component-photos input[type="file"]')
        .setInputFiles([photo('slow.png'), photo('other.png')]);
      await expect.poll(async () => (await kept(page)).files).toBe(2);
      await page.evaluate(() => {
        IDBDatabase.prototype.transaction = () => {
          throw new DOMException('No room.', 'QuotaExceededError');
        };
      });
      await item('slow.png').getByRole('button').press('Enter');
      await expect(items).toHaveCount(1);
      await page.reload();
      await live(page);
      await expect(item('other.png').getByRole('progressbar')).toBeVisible();
      await expect(items).toHaveCount(1);
      resume();
      await expect(item('other.png').getByRole('link')).toBeVisible();
    });

    test('photos of a problem: two at once, one refused, one cancelled, a folder; kept, and sent', async ({
      page,
      context,
      step,
      product,
      faults,
    }) => {
      const say = texts[language];
      const field = page.locator('.formio-component-photos');
      const input = field.locator('input[type="file"]');
      const items = field.getByRole('listitem');
      const announcement = field.getByRole('status');
      await page.goto(`/${language}/report-a-problem`);
      await live(page);

      await step('two at once, and a letter', async () => {
        await input.setInputFiles([
          photo('one.png'),
          { name: 'letter.txt', mimeType: 'text/plain', buffer: Buffer.from('Hello.') },
        ]);
        await expect(items.getByRole('link', { name: 'one.png' })).toBeVisible();
        await expect(items.filter({ hasText: 'letter.txt' })).toContainText(say.wrong);
      });
      await step('remove by keyboard', async () => {
        await items.filter({ hasText: 'letter.txt' }).getByRole('button').press('Enter');
        await expect(announcement).toContainText(say.removed);
        await expect(items).toHaveCount(1);
      });

      // The service refuses it, and the browser notes that on the console.
      faults.expect(/status of 422/);
      await step('a PDF that needs a password', async () => {
        await input.setInputFiles([{ name: 'bill.pdf', mimeType: 'application/pdf', buffer: lockedPdf }]);
        const item = items.filter({ hasText: 'bill.pdf' });
        await expect(item).toContainText(say.locked);
        await item.getByRole('button').last().press('Enter');
        await expect(items).toHaveCount(1);
      });

      const resume = await holdRequests(page, uploads);
      await step('on its way, then cancelled', async () => {
        await input.setInputFiles(photo('slow.png'));
        await expect(items.filter({ hasText: 'slow.png' }).getByRole('progressbar')).toBeVisible();
        await items.filter({ hasText: 'slow.png' }).getByRole('button').press('Enter');
        await expect(announcement).toContainText(say.cancelled);
      });

      const folder = mkdtempSync(join(tmpdir(), 'guichet-folder-'));
      writeFileSync(join(folder, 'inner.png'), picture);
      await step('a folder is dropped', async () => {
        const devtools = await context.newCDPSession(page);
        const box = await field.locator('.g-file__drop').boundingBox();
        const at = { x: (box?.x ?? 0) + 5, y: (box?.y ?? 0) + 5 };
        const data = { items: [], files: [folder], dragOperationsMask: 1 };
        for (const type of ['dragEnter', 'dragOver', 'drop'] as const)
          await devtools.send('Input.dispatchDragEvent', { type, ...at, data });
        await expect(items.last()).toContainText(say.folder);
      });
      rmSync(folder, { recursive: true });
      await items.last().getByRole('button').press('Enter');

      const place = locationSearch(page, 'place', language);
      await page.getByRole('radio').first().check();
      await place.line.fill('12 Elm');
      await place.line.press('Enter');
      await expect(place.choices.first()).toBeFocused();
      await page.keyboard.press('Enter');
      await expect(place.change).toBeVisible();
      await page.locator('[name="details"]').fill('On the north side.');

      await page.reload();
      await live(page);
      await expect(items.getByRole('link', { name: 'one.png' })).toBeVisible();

      await step('sent while one is on its way: the form waits', async () => {
        await input.setInputFiles(photo('two.png'));
        await expect(items.filter({ hasText: 'two.png' }).getByRole('progressbar')).toBeVisible();
        await page.getByRole('button', { name: /^(Send the report|Envoyer le signalement)/ }).press('Enter');
        await expect(announcement.getByText(say.held)).toBeVisible();
      });
      resume();
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^(Thank you|Merci)/);
      const main = await page.locator('main').innerText();
      expect(main).toContain('one.png');
      expect(storedData(product.dataDir, reference.exec(main)?.[0] ?? '')).toMatchObject({
        photos: [
          { storage: 'url', originalName: 'one.png', type: 'image/png' },
          { storage: 'url', originalName: 'two.png', type: 'image/png' },
        ],
      });
    });
  });
}
