import { readFileSync, rmSync } from 'node:fs';
import { byTurns } from '../fixtures/by-turns.ts';
import { loseRequests } from '../fixtures/lose-requests.ts';
import {
  brokenOff,
  expect,
  fileOf,
  filesPage,
  formsDir,
  holdTries,
  pieceFails,
  receivedRecords,
  sentAgain,
  test,
  words,
} from './bad-connection.ts';
import { live } from './permit.ts';

const megabyte = 1024 ** 2;

test.use({ formsDir });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a connection that breaks in the middle says so, and the file goes on where it stopped', async ({
      page,
      line,
      step,
      faults,
      product,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      const path = fileOf('plan.txt', 8);
      await page.goto(`/${language}/files`);
      line.breakAfter(5 * megabyte);
      await step('choose a file while the connection breaks', async () => {
        await form.plans.setInputFiles(path);
        await expect(form.item('plan.txt')).toContainText(texts.waiting);
      });
      expect(line.isBroken()).toBe(true);
      line.mend();
      await expect(form.link('plan.txt')).toBeVisible();
      expect(line.mend()).toBeLessThan(7 * megabyte);
      const address = await form.link('plan.txt').getAttribute('href');
      const file = await page.request.get(`${product.siteUrl}${address}`);
      expect((await file.body()).equals(readFileSync(path))).toBe(true);
    });

    test('a file that is chosen before what sends it has come waits for it, and can be cancelled meanwhile', async ({
      page,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      const form = filesPage(page, texts);
      const recover = await loseRequests(page, /\/assets\/.*\b(sendFile|uploads|furtherUploads)-\w/);
      await page.goto(`/${language}/files`);
      await live(page);
      await form.plans.setInputFiles([fileOf('north.txt', 1), fileOf('south.txt', 1)]);
      await expect(form.item('north.txt')).toContainText(texts.waiting);
      await expect(form.item('south.txt')).toContainText(texts.waiting);
      await form.button(texts.cancel, 'south.txt').click();
      await expect(form.item('south.txt')).toHaveCount(0);
      recover();
      await expect(form.link('north.txt')).toBeVisible();
      await expect(form.item('north.txt')).not.toContainText(texts.waiting);
    });

    test('two files at once, sent with a form that waits for them, come whole through a connection that breaks twice', async ({
      page,
      line,
      faults,
      product,
    }) => {
      faults.expect(brokenOff);
      faults.allow(sentAgain);
      const form = filesPage(page, texts);
      const paths = [fileOf('north.txt', 4), fileOf('south.txt', 6)];
      await page.goto(`/${language}/files`);
      line.breakAfter(3 * megabyte);
      await form.plans.setInputFiles(paths);
      await expect(form.item('north.txt')).toContainText(texts.waiting);
      await expect(form.item('south.txt')).toContainText(texts.waiting);
      await form.submit.click();
      await expect(page.getByText(texts.held)).toBeVisible();
      line.mend();
      line.breakAfter(3 * megabyte);
      await expect.poll(() => line.isBroken()).toBe(true);
      line.mend();
      await expect(form.heading).toHaveText(texts.thanks);
      const records = await receivedRecords(page, product.dataDir, 'plans');
      expect(records.map(({ originalName }) => originalName).sort()).toEqual(['north.txt', 'south.txt']);
      for (const { originalName, url } of records) {
        const file = await page.request.get(`${product.siteUrl}${url}`);
        const path = paths.find((uploaded) => uploaded.endsWith(String(originalName))) ?? '';
        expect((await file.body()).equals(readFileSync(path))).toBe(true);
      }
    });

    test('a file for a plain address goes on in pieces once the connection broke', async ({
      page,
      line,
      faults,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      await page.goto(`/${language}/files`);
      line.breakAfter(megabyte);
      await form.letter.setInputFiles(fileOf('letter.txt', 4));
      await expect(form.item('letter.txt')).toContainText(texts.waiting);
      const failed = pieceFails(page);
      line.mend();
      line.breakAfter(3 * megabyte);
      await failed;
      line.mend();
      await expect(form.link('letter.txt')).toBeVisible();
      expect(line.mend()).toBeLessThan(3 * megabyte);
    });

    test('without a connection a file waits, and goes on as soon as there is one', async ({
      page,
      context,
      step,
      faults,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      await page.goto(`/${language}/files`);
      await expect(form.letter).toBeEnabled();
      await context.setOffline(true);
      await step('choose a file without a connection', async () => {
        await form.letter.setInputFiles(fileOf('later.txt', 1));
        await expect(form.item('later.txt')).toContainText(texts.offline);
      });
      await context.setOffline(false);
      await expect(form.link('later.txt')).toBeVisible();
    });

    test('a file that the device does not give any more is told as that, and not as a lost connection', async ({
      page,
      context,
      step,
      faults,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      const path = fileOf('taken-out.txt', 1);
      await page.goto(`/${language}/files`);
      await expect(form.letter).toBeEnabled();
      await context.setOffline(true);
      await form.letter.setInputFiles(path);
      await expect(form.item('taken-out.txt')).toContainText(texts.offline);
      rmSync(path);
      await step('come back online without the file', async () => {
        await context.setOffline(false);
        await expect(form.item('taken-out.txt')).toContainText(texts.unreadable);
      });
    });

    test('after many tries it says that there is no connection, and tries again when it is asked to', async ({
      page,
      line,
      step,
      faults,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      await page.clock.install();
      await page.goto(`/${language}/files`);
      line.breakAfter(megabyte);
      await form.plans.setInputFiles(fileOf('lost.txt', 3));
      await step('let all tries fail', () =>
        expect(async () => {
          await page.clock.runFor(31_000);
          await expect(form.item('lost.txt')).toContainText(texts.network, { timeout: 500 });
        }).toPass(),
      );
      line.mend();
      await form.button(texts.again, 'lost.txt').click();
      await expect(form.link('lost.txt')).toBeVisible();
      expect(line.mend()).toBeLessThan(3 * megabyte);
    });

    test('a file that is cancelled while it waits is given up, and the form is sent without it', async ({
      page,
      line,
      faults,
      product,
    }) => {
      faults.expect(brokenOff);
      const form = filesPage(page, texts);
      await page.goto(`/${language}/files`);
      line.breakAfter(megabyte);
      await form.plans.setInputFiles(fileOf('wrong.txt', 3));
      await expect(form.item('wrong.txt')).toContainText(texts.waiting);
      // The next try begins a second later, and must not bring the file before it is cancelled.
      await holdTries(page);
      line.mend();
      const given = page.waitForResponse((response) => response.request().method() === 'DELETE');
      await form.button(texts.cancel, 'wrong.txt').click();
      await expect(form.item('wrong.txt')).toBeHidden();
      expect((await given).status()).toBe(204);
      await form.submit.click();
      await expect(form.heading).toHaveText(texts.thanks);
      expect(await receivedRecords(page, product.dataDir, 'plans')).toEqual([]);
    });

    test('a file that is too large, or is not what it says, is never sent as nothing', async ({
      page,
      faults,
      product,
    }) => {
      faults.expect(/415/);
      const form = filesPage(page, texts);
      await page.goto(`/${language}/files`);
      await form.letter.setInputFiles(fileOf('large.txt', 6));
      await expect(form.item('large.txt')).toContainText(texts.tooLarge);
      await form.proof.setInputFiles(fileOf('proof.pdf', 1));
      await expect(form.item('proof.pdf')).toContainText(texts.notWhatItSays);
      await form.submit.click();
      await expect(form.notSent).toBeFocused();
      await expect(form.notSent).toContainText('large.txt');
      await expect(form.notSent).toContainText('proof.pdf');
      await form.button(texts.removeIt, 'large.txt').click();
      await form.notSent.getByRole('button', { name: texts.sendWithout, exact: true }).click();
      await expect(form.heading).toHaveText(texts.thanks);
      expect(await receivedRecords(page, product.dataDir, 'letter')).toEqual([]);
    });

    test('each way of storing brings its file to the office, byte for byte', async ({
      page,
      step,
      product,
    }) => {
      const form = filesPage(page, texts);
      await page.goto(`/${language}/files`);
      const paths = {
        plans: fileOf('a.txt', 1),
        letter: fileOf('b.txt', 1),
        proof: fileOf('c.txt', 1),
        note: fileOf('d.txt', 0.25),
      };
      await step('choose one for each', async () => {
        for (const key of ['plans', 'letter', 'proof', 'note'] as const)
          await form[key].setInputFiles(paths[key]);
        for (const name of ['a.txt', 'b.txt', 'c.txt', 'd.txt']) await expect(form.link(name)).toBeVisible();
      });
      await form.submit.click();
      await expect(form.heading).toHaveText(texts.thanks);
      for (const [key, storage] of [
        ['plans', 'resumable'],
        ['letter', 'url'],
        ['proof', 's3'],
      ] as const) {
        const [record] = await receivedRecords(page, product.dataDir, key);
        expect(record?.storage).toBe(storage);
        const file = await page.request.get(`${product.siteUrl}${record?.url}`);
        expect((await file.body()).equals(readFileSync(paths[key]))).toBe(true);
      }
      const [note] = await receivedRecords(page, product.dataDir, 'note');
      const [, base64 = ''] = String(note?.url).split('base64,');
      expect(Buffer.from(base64, 'base64').equals(readFileSync(paths.note))).toBe(true);
    });
  });
}
