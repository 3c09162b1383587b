import type { Page, Request } from '@playwright/test';
import { byTurns } from '../fixtures/by-turns.ts';
import { submissions } from '../fixtures/request-patterns.ts';
import { sharedForms } from '../fixtures/shared-forms.ts';
import { storedMetadata } from '../fixtures/stored-data.ts';
import { expect, test } from '../fixtures/test.ts';
import { draftSince, kept, sendingKept, sendings } from './drafts.ts';
import { live } from './permit.ts';

const field = (type: string, key: string, more = {}) => ({ type, key, label: key, input: true, ...more });
const forms = ['room', 'shared', 'again', 'beside', 'background', 'refused', 'received', 'stopped'].map(
  (name) => ({
    ...{ title: 'Form', path: `trouble-${name}` },
    components: [field('textfield', 'owner'), field('button', 'submit', { label: 'OK', action: 'submit' })],
  }),
);

const labels = {
  en: {
    ...{ waiting: 'Your form is waiting to be sent', begun: /^You began this form/ },
    ...{ shared: 'This is a shared computer', said: /^Nothing is kept on this device any more/ },
    ...{ here: /Please keep this page open/, resume: 'Continue with these answers', thanks: /^Thank you/ },
    ...{ stop: 'Do not send', unread: /^These answers could not be opened/ },
  },
  fr: {
    ...{ waiting: 'Votre formulaire attend d’être envoyé', begun: /^Vous avez commencé ce formulaire/ },
    ...{ shared: 'Cet ordinateur est partagé', said: /^Plus rien n’est conservé sur cet appareil/ },
    ...{ here: /Veuillez laisser cette page ouverte/, resume: 'Continuer avec ces réponses' },
    ...{ thanks: /^Merci/, stop: 'Ne pas envoyer', unread: /^Ces réponses n’ont pas pu être ouvertes/ },
  },
} as const;

const none = { drafts: 0, files: 0, keys: 0 };
const send = (page: Page) => page.getByRole('button', { name: 'OK', exact: true });
const owner = (page: Page) => page.locator('[name="owner"]');
const online = (page: Page) => page.evaluate(() => dispatchEvent(new Event('online')));

async function open(page: Page, address: string): Promise<Page> {
  page.on('dialog', (dialog) => dialog.accept());
  await page.goto(address);
  await live(page);
  return page;
}

/** Sends a form that nobody answers, and gives the next page of it, where another one is filled in. */
async function fillInBesideWaiting(page: Page, address: string): Promise<Page> {
  await open(page, address);
  await owner(page).fill('Zoé');
  await send(page).click();
  await sendingKept(page);
  const context = page.context();
  await page.close();
  const visit = await open(await context.newPage(), address);
  await expect(visit.locator('.g-notice').first()).toBeVisible();
  await owner(visit).fill('Max');
  return visit;
}

test.use({ formsDir: sharedForms(...forms) });

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  const words = labels[language];
  const thanks = (page: Page) => page.getByRole('heading', { name: words.thanks });
  const waiting = (page: Page) => page.getByRole('heading', { name: words.waiting });

  test.describe(`in ${language}`, () => {
    test.use({ language });

    test('a database that goes is made again; a device without room says so, and keeps nothing of what is sent', async ({
      page,
      context,
      faults,
    }) => {
      faults.expect(/ERR_INTERNET_DISCONNECTED/);
      await open(page, `/${language}/trouble-room`);
      await owner(page).fill('Zoé');
      await draftSince(page);
      await page.evaluate(
        () =>
          new Promise((resolve) => {
            indexedDB.deleteDatabase('guichet').onsuccess = resolve;
          }),
      );
      await owner(page).fill('Zoé O’Neil');
      await draftSince(page);
      await page.evaluate(() => {
        IDBObjectStore.prototype.put = () => {
          throw new DOMException('', 'QuotaExceededError');
        };
      });
      await owner(page).fill('Zoé Roy');
      // Its history entry has to do.
      const isHeld = () => page.evaluate(() => history.state.masked !== undefined);
      await expect.poll(isHeld).toBe(true);
      await context.setOffline(true);
      await send(page).click();
      await expect(page.getByText(words.here)).toBeVisible();
      await context.setOffline(false);
      await expect(thanks(page)).toBeVisible();
      await expect(page.locator('main')).toContainText('Zoé Roy');
      await expect.poll(() => kept(page)).toEqual(none);
    });

    test('an offer is taken after its page was in the background, or stays and says that it could not be opened', async ({
      page,
    }) => {
      await open(page, `/${language}/trouble-background`);
      await owner(page).fill('Zoé');
      await draftSince(page);
      await page.goto(`/${language}`);
      await open(page, `/${language}/trouble-background`);
      await expect(page.getByRole('heading', { name: words.begun })).toBeVisible();
      // As WebKit does to a page in the background: its connection is lost.
      await page.evaluate(async () => {
        const opening = indexedDB.open('guichet', 2);
        opening.onupgradeneeded = () => opening.transaction?.abort();
        await new Promise((resolve) => {
          opening.onerror = resolve;
        });
        const { get } = IDBObjectStore.prototype;
        IDBObjectStore.prototype.get = () => {
          throw new DOMException('', 'UnknownError');
        };
        addEventListener('mended', () => {
          IDBObjectStore.prototype.get = get;
        });
      });
      const resume = page.getByRole('button', { name: words.resume });
      await resume.click();
      await expect(page.getByText(words.unread)).toBeVisible();
      await expect(owner(page)).toHaveValue('');
      await page.evaluate(() => dispatchEvent(new Event('mended')));
      await resume.click();
      await expect(owner(page)).toHaveValue('Zoé');
      await expect(resume).toHaveCount(0);
      await expect(page.getByText(words.unread)).toHaveCount(0);
    });

    test('an offer and an open receipt are gone once a resident says that others use the computer', async ({
      page,
      context,
    }) => {
      const address = `/${language}/trouble-shared`;
      await open(page, address);
      await owner(page).fill('Zoé Roy');
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page.locator('main')).toContainText('Zoé Roy');
      const first = await open(await context.newPage(), address);
      await owner(first).fill('Zoé O’Neil');
      await draftSince(first);
      // Left for a page that knows nothing of drafts.
      await first.goto(`/${language}`);
      const otherTab = await open(await context.newPage(), address);
      await expect(otherTab.getByRole('heading', { name: words.begun })).toBeVisible();
      await owner(otherTab).fill('Z');
      await otherTab.getByRole('button', { name: words.shared }).click();
      await expect(otherTab.getByText(words.said)).toBeVisible();
      await expect(otherTab.getByRole('heading', { name: words.begun })).toHaveCount(0);
      await expect(page.locator('main')).not.toContainText('Zoé Roy');
      await expect(thanks(page)).toBeVisible();
      await first.goto(`/${language}`);
      for (const tab of [page, first, otherTab]) {
        expect(await kept(tab)).toEqual(none);
        const stored = await tab.evaluate(() => JSON.stringify([{ ...sessionStorage }, history.state]));
        expect(stored).not.toMatch(/guichet:pad|Zoé/);
      }
    });

    test('a form that waits after a reload, pressed again and then changed, is not sent as it was', async ({
      page,
      product,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      await open(page, `/${language}/trouble-again`);
      await owner(page).fill('Zoé');
      await page.route(submissions, (route) => route.abort());
      await send(page).click();
      await expect(waiting(page)).toBeVisible();
      await sendingKept(page);
      await page.reload();
      await live(page);
      await expect(waiting(page)).toBeVisible();
      await send(page).click();
      await expect(waiting(page)).toBeFocused();
      await owner(page).fill('Zoé Roy');
      await expect(waiting(page)).toHaveCount(0);
      await page.unroute(submissions);
      await online(page);
      await draftSince(page);
      expect(storedMetadata(product.dataDir, 'trouble-again')).toEqual([]);
      await send(page).click();
      await expect(thanks(page)).toBeVisible();
      await expect(page.locator('main')).toContainText('Zoé Roy');
      expect(storedMetadata(product.dataDir, 'trouble-again')).toHaveLength(1);
    });

    test('a form that two tabs send is received once, and another one beside it too', async ({
      page,
      context,
      product,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      const address = `/${language}/trouble-beside`;
      await context.route(submissions, (route) => route.abort());
      await open(page, address);
      await owner(page).fill('Zoé');
      await send(page).click();
      await expect(waiting(page)).toBeVisible();
      await sendingKept(page);
      const otherTab = await open(await context.newPage(), address);
      await expect(waiting(otherTab)).toBeVisible();
      await owner(otherTab).fill('Max');
      await send(otherTab).click();
      await expect.poll(async () => (await kept(otherTab)).drafts).toBe(2);
      await context.unroute(submissions);
      for (const tab of [page, otherTab]) {
        await online(tab);
        await expect(thanks(tab).and(tab.getByRole('heading', { level: 1 }))).toBeVisible();
      }
      expect(storedMetadata(product.dataDir, 'trouble-beside')).toHaveLength(2);
      await expect.poll(() => kept(otherTab)).toEqual(none);
    });

    test('an earlier form that was stopped beside another is a draft: the next page does not send it', async ({
      page,
      context,
      product,
      faults,
    }) => {
      faults.expect(/ERR_FAILED/);
      const address = `/${language}/trouble-stopped`;
      await context.route(submissions, (route) => route.abort());
      const visit = await fillInBesideWaiting(page, address);
      await expect(waiting(visit)).toBeVisible();
      await visit.getByRole('link', { name: words.stop }).click();
      await expect(visit.getByRole('heading', { name: words.begun })).toBeVisible();
      await expect.poll(() => sendings(visit)).toBe(0);
      await visit.close();
      await context.unroute(submissions);
      const next = await open(await context.newPage(), address);
      await expect(next.getByRole('heading', { name: words.begun })).toBeVisible();
      expect(storedMetadata(product.dataDir, 'trouble-stopped')).toEqual([]);
    });

    for (const answer of ['refused', 'received'] as const)
      test(`an earlier form that is ${answer} after this one stays for the next page, which announces it`, async ({
        page,
        context,
        product,
        faults,
      }) => {
        faults.expect(/ERR_FAILED|400/);
        const address = `/${language}/trouble-${answer}`;
        const isEarlier = (request: Request) =>
          request.url().endsWith('/submission') && request.postDataJSON().data.owner === 'Zoé';
        let isReached = false;
        await context.route(submissions, async (route) => {
          if (!isEarlier(route.request())) return route.continue();
          if (!isReached) return route.abort();
          if (answer === 'received') return route.continue();
          return route.fulfill({ status: 400, json: { name: 'ValidationError', details: [] } });
        });
        const visit = await fillInBesideWaiting(page, address);
        await expect(waiting(visit)).toBeVisible();
        await send(visit).click();
        await expect(thanks(visit).and(visit.getByRole('heading', { level: 1 }))).toBeVisible();
        const answered = visit.waitForEvent('requestfinished', isEarlier);
        isReached = true;
        await online(visit);
        await answered;
        expect(await sendings(visit)).toBe(1);
        // The next page would announce the form that was just sent, too.
        await context.clearCookies();
        const next = await open(await context.newPage(), address);
        if (answer === 'received') {
          await expect(thanks(next)).toBeVisible();
          await expect.poll(() => kept(next)).toEqual(none);
        } else await expect(owner(next)).toHaveValue('Zoé');
        const stored = storedMetadata(product.dataDir, `trouble-${answer}`);
        expect(stored).toHaveLength(answer === 'received' ? 2 : 1);
      });
  });
}
