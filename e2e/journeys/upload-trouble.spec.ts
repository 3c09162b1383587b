import type { Route } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, fileOf, filesPage, formsDir, test, words } from './bad-connection.ts';

test.use({ formsDir });

type Answer = Parameters<Route['fulfill']>[0] & object;

/** As a proxy in front answers by itself: a page of its own, without a word of ours. */
const byProxy = (status: number, headers: Readonly<Record<string, string>> = {}): Answer => ({
  status,
  headers,
  contentType: 'text/html',
  body: '<html><body><center><h1>nginx</h1></center></body></html>',
});
const byUs = (status: number, code: string): Answer => ({
  status,
  contentType: 'application/json',
  body: JSON.stringify({ name: 'UploadError', code, message: '' }),
});

type Cause = readonly [what: string, answer: Answer, en: string, fr: string];

const tooBig: Cause = [
  'a 413 of a proxy',
  byProxy(413),
  'This file is too big to be sent here. Choose a smaller one.',
  'Ce fichier est trop volumineux pour être envoyé ici. Choisissez-en un plus petit.',
];

/** After each of these a file can be sent again. */
const causes: readonly Cause[] = [
  [
    'a 500 of a proxy',
    byProxy(500),
    'Unable to upload the file: something went wrong on our side. Try again in a few minutes; if that does not help, contact us.',
    'Impossible de téléverser le fichier\u00a0: un problème est survenu de notre côté. Réessayez dans quelques minutes; si cela ne change rien, communiquez avec nous.',
  ],
  [
    'a 503 of a proxy that says nothing of later',
    byProxy(503),
    'Unable to upload the file: our site is not accepting files at the moment. Try again in a few minutes.',
    'Impossible de téléverser le fichier\u00a0: notre site n’accepte pas de fichiers en ce moment. Réessayez dans quelques minutes.',
  ],
  [
    'a 408',
    byProxy(408),
    'Unable to upload the file: the connection is too slow. Try again, or use a faster one.',
    'Impossible de téléverser le fichier\u00a0: la connexion est trop lente. Réessayez ou utilisez-en une plus rapide.',
  ],
  [
    'a 429 of a proxy',
    byProxy(429),
    'Unable to upload the file: too many were sent at once. Wait a minute, then try again.',
    'Impossible de téléverser le fichier\u00a0: trop de fichiers ont été envoyés à la fois. Attendez une minute, puis réessayez.',
  ],
  [
    'a 507',
    byUs(507, 'no_space'),
    'Unable to upload the file: there is no room left for files on our site. Try again later, or contact us.',
    'Impossible de téléverser le fichier\u00a0: il n’y a plus d’espace pour les fichiers sur notre site. Réessayez plus tard ou communiquez avec nous.',
  ],
];

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const texts = words[language];

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('each cause is told at once, with its own sentence, whichever way a file goes', async ({
      page,
      step,
      faults,
    }) => {
      for (const [, { status }] of [...causes, tooBig]) faults.expect(new RegExp(`status of ${status}`));
      const form = filesPage(page, texts);
      let answered: Answer | undefined;
      let asked = 0;
      await page.route(/\/api\/file\b/, async (route) => {
        const isRemoval = route.request().method() === 'DELETE';
        if (answered === undefined || isRemoval) return route.continue();
        asked += 1;
        await route.fulfill(answered);
      });
      /** Sends a file in one request, and another in pieces. */
      const tell = async (
        [what, answer, en, fr]: Cause,
        names: readonly string[],
        send: () => Promise<void>,
      ) => {
        answered = answer;
        asked = 0;
        await send();
        await expect.poll(() => asked, what).toBe(2);
        for (const name of names) await expect(form.item(name), what).toContainText({ en, fr }[language]);
        expect(asked, what).toBe(2);
      };
      const names = ['letter.txt', 'plan.txt'];
      const retry = async () => {
        for (const name of names) await form.button(texts.again, name).click();
      };
      await page.goto(`/${language}/files`);
      const [first, ...more] = causes;
      if (first === undefined) throw new Error('There is a first cause.');
      await step('choose two files', () =>
        tell(first, names, async () => {
          await form.letter.setInputFiles(fileOf('letter.txt', 1));
          await form.plans.setInputFiles(fileOf('plan.txt', 1));
        }),
      );
      for (const cause of more) await tell(cause, names, retry);
      answered = undefined;
      await retry();
      for (const name of names) await expect(form.link(name)).toBeVisible();

      await form.item('letter.txt').getByRole('button').last().click();
      await expect(form.item('letter.txt')).toHaveCount(0);
      await tell(tooBig, ['long.txt', 'wide.txt'], async () => {
        await form.letter.setInputFiles(fileOf('long.txt', 1));
        await form.plans.setInputFiles(fileOf('wide.txt', 1));
      });
    });

    test('a 503 that says when to come again is waited for, and says so', async ({ page, step, faults }) => {
      faults.expect(/503/);
      const form = filesPage(page, texts);
      await page.clock.install();
      await page.route(
        '**/api/file/resumable',
        (route) => route.fulfill(byProxy(503, { 'retry-after': '20' })),
        { times: 1 },
      );
      await page.goto(`/${language}/files`);
      await step('choose a file', async () => {
        await form.plans.setInputFiles(fileOf('plan.txt', 1));
        await expect(form.item('plan.txt')).toContainText(texts.asked);
      });
      await page.clock.runFor(20_000);
      await expect(form.link('plan.txt')).toBeVisible();
    });
  });
}
