import { readFileSync } from 'node:fs';
import type { Request } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import {
  brokenOff,
  expect,
  fileOf,
  filesPage,
  formsDir,
  holdTries,
  pieceFails,
  receivedRecords,
  test,
  touch,
  words,
} from './bad-connection.ts';
import { live } from './permit.ts';

const megabyte = 1024 ** 2;

test.use({ formsDir });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a file whose upload a reload ended goes on where it stopped when it is chosen again', async ({
      page,
      line,
      step,
      faults,
      product,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      const path = fileOf('long.txt', 8);
      await page.goto(`/${language}/files-not-kept`);
      line.breakAfter(6 * megabyte);
      await form.plans.setInputFiles(path);
      await expect(form.item('long.txt')).toContainText(texts.waiting);
      const failed = pieceFails(page);
      line.mend();
      line.breakAfter(megabyte / 4);
      await failed;
      // The next try begins a second later, and must not end before the page goes.
      const letThrough = await holdTries(page);
      line.mend();
      await step('load the page again', async () => {
        await page.reload();
        await expect(form.item('long.txt')).toContainText(texts.interrupted);
      });
      await letThrough();
      touch(path);
      line.mend();
      await form.plans.setInputFiles(path);
      await expect(form.link('long.txt')).toBeVisible();
      expect(line.mend()).toBeLessThan(7 * megabyte);
      await form.submit.click();
      await expect(form.heading).toHaveText(texts.thanks);
      const [record] = await receivedRecords(page, product.dataDir, 'plans');
      const file = await page.request.get(`${product.siteUrl}${record?.url}`);
      expect((await file.body()).equals(readFileSync(path))).toBe(true);
    });

    test('what is added while a reload waits for the next page is there on that one', async ({
      page,
      step,
    }) => {
      const form = filesPage(page, texts);
      const address = `/${language}/files-not-kept`;
      await page.goto(address);
      await live(page);
      await holdTries(page);
      const isUpload = (request: Request) => request.url().includes('/api/file/');
      const isSent = page.waitForRequest(isUpload);
      await form.plans.setInputFiles(fileOf('first.txt', 1));
      await isSent;
      await form.plans.evaluate((input: HTMLInputElement) => {
        function add(): void {
          const files = new DataTransfer();
          files.items.add(new File(['second'], 'second.txt', { type: 'text/plain' }));
          input.files = files.files;
          input.dispatchEvent(new Event('input', { bubbles: true }));
        }
        // Once the browser has read what the page keeps for its reload.
        window.addEventListener('beforeunload', () => setTimeout(add));
      });
      const isSecondSent = page.waitForRequest(isUpload);
      await page.route(`**${address}`, async (route) => {
        await isSecondSent;
        await route.continue();
      });
      await step('load the page again', async () => {
        await page.reload();
        await expect(form.item('first.txt')).toContainText(texts.interrupted);
        await expect(form.item('second.txt')).toContainText(texts.interrupted);
      });
    });
  });
}
