import type { Page, Request } from '@playwright/test';
import { siteFolders } from '../../tools/build/site-folders.ts';
import { budget } from '../../tools/checks/budget.ts';
import { sumOf, weighPage } from '../../tools/checks/weigh-page.ts';
import { root } from '../../tools/launcher/launch.js';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';

const authorSheets = /^assets\/forms\//;
/** What few forms need comes beside: a wizard, rare types, masks and counters, a calendar, authors' code, ways of sending of their own. */
const onDemand = /^assets\/(late|code|tus|calendar-dialog|combobox)-/;
const rare = [
  ...['contact-the-city', 'dog-licence', 'e-subscription', 'everything', 'guest-parking-permit'],
  ...['adopt-a-street', 'media-sign-up', 'parking-permit', 'report-a-problem'],
];
const isRare = (path: string, display: string) => display === 'wizard' || rare.includes(path);

/** Bytes by path, as they travelled, of all that the browser loads of a kind until the network is idle. */
async function load(page: Page, address: string) {
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  await page.goto(address, { waitUntil: 'networkidle' });
  const files = await Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url()).pathname.slice(1),
      type: (await request.response())?.headers()['content-type'] ?? '',
      size: (await request.sizes()).responseBodySize,
    })),
  );
  const ofType = (type: RegExp) =>
    new Map(files.filter((file) => type.test(file.type)).map(({ path, size }) => [path, size]));
  return { scripts: ofType(/javascript|wasm/), styles: ofType(/css/) };
}

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`the browser loads as many bytes for a form as the check weighs, and no more than the budget, in ${language}`, async ({
    request,
    openContext,
  }) => {
    const weighed = weighPage(siteFolders(root).clientDir, budget.onDemand);
    const forms: readonly { readonly path: string }[] = await (await request.get('/api/form')).json();
    expect(forms.length).toBeGreaterThan(0);
    for (const { path } of forms) {
      await test.step(path, async () => {
        // A context of its own: nothing comes from the cache.
        const { context } = await openContext();
        const { scripts: all, styles } = await load(await context.newPage(), `/${language}/${path}`);
        const { display } = await (await request.get(`/api/${path}`)).json();
        const scripts = new Map([...all].filter(([file]) => !isRare(path, display) || !onDemand.test(file)));
        const ours = new Map([...styles].filter(([file]) => !authorSheets.test(file)));
        expect(Object.fromEntries(scripts)).toEqual(Object.fromEntries(weighed.scripts));
        expect(Object.fromEntries(ours)).toEqual(Object.fromEntries(weighed.styles));
        expect(sumOf(scripts)).toBeLessThanOrEqual(budget.script);
        expect(sumOf(styles)).toBeLessThanOrEqual(budget.style);
      });
    }
  });
}
