import { basename } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import type { Page, Request } from '@playwright/test';
import { readPageAssets } from '../../apps/residents/src/server/page-assets.ts';
import { siteFolders } from '../../tools/build/site-folders.ts';
import { budget } from '../../tools/checks/budget.ts';
import { sumOf, weighPage } from '../../tools/checks/weigh-page.ts';
import { root } from '../../tools/launcher/launch.js';
import { byTurns } from '../fixtures/by-turns.ts';
import { expect, test } from '../fixtures/test.ts';

/**
 * Bytes by path, as they travelled, of all that the browser loads of a kind until the network is idle, and how often
 * each was asked for. `late`: paths of what it loads once it has nothing else to do, whenever that is.
 */
async function load(page: Page, address: string, late: readonly string[]) {
  const requests: Request[] = [];
  const note = (request: Request) => requests.push(request);
  page.on('requestfinished', note);
  await page.goto(address);
  await expect
    .poll(() => requests.map((request) => new URL(request.url()).pathname))
    .toEqual(expect.arrayContaining([...late]));
  await page.waitForLoadState('networkidle');
  page.off('requestfinished', note);
  const files = await Promise.all(
    requests.map(async (request) => ({
      path: new URL(request.url()).pathname.slice(1),
      type: (await request.response())?.headers()['content-type'] ?? '',
      size: (await request.sizes()).responseBodySize,
    })),
  );
  const ofType = (type: RegExp) => files.filter((file) => type.test(file.type));
  return { scripts: ofType(/javascript|wasm/), styles: ofType(/css/) };
}

/** The address of the bundle of these files; none for none. */
function bundleOf(files: readonly string[]): readonly string[] {
  const name = files.map((file) => basename(file, '.js')).join('.');
  return name === '' ? [] : [`/assets/bundles/${name}.js`];
}

const bytes = (files: readonly { readonly path: string; readonly size: number }[]) =>
  Object.fromEntries(files.map(({ path, size }) => [path, size]));

for (const language of byTurns(import.meta.filename, ['en', 'fr'])) {
  test(`the browser loads for a form what every page loads, and in one bundle what the form names, in ${language}`, async ({
    page,
    request,
  }) => {
    // Nothing comes from the cache.
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.setCacheDisabled', { cacheDisabled: true });
    const { clientDir } = siteFolders(root);
    const weighed = weighPage(clientDir);
    const { page: live, list, ofFeatures, lateOf, sheet } = readPageAssets(clientDir, '');
    const forms: readonly { readonly path: string }[] = await (await request.get('/api/form')).json();
    expect(forms.length).toBeGreaterThan(0);
    // Chromium compiles such a script while it arrives; it looks at the very beginning alone.
    const isHinted = async (address: string) =>
      expect(await (await request.get(address)).text(), address).toMatch(/^\/\/# allFunctionsCalledOnLoad\n/);
    for (const { script } of [live, list]) await isHinted(script);
    for (const { path } of forms) {
      await test.step(path, async () => {
        const { features } = (await (await request.get(`/prepared/${language}/${path}`)).json()).form;
        const named = ofFeatures(features);
        const late = bundleOf(lateOf(features));
        const { scripts, styles } = await load(page, `/${language}/${path}`, late);
        const preloaded = await page
          .locator('link[rel=modulepreload]')
          .evaluateAll((links) => links.map((link) => new URL((link as HTMLLinkElement).href).pathname));
        const bundles = bundleOf(named);
        expect(preloaded).toEqual(bundles);
        for (const bundle of [...bundles, ...late]) await isHinted(bundle);
        const ownScripts = new Set([...weighed.scripts.keys(), ...bundles.map((path) => path.slice(1))]);
        const atOnce = scripts.filter((file) => ownScripts.has(file.path));
        expect(atOnce.map((file) => file.path).sort()).toEqual([...ownScripts].sort());
        expect(new Set(scripts.map((file) => file.path)).size).toBe(scripts.length);
        const first = scripts.filter((file) => weighed.scripts.has(file.path));
        expect(bytes(first)).toEqual(Object.fromEntries(weighed.scripts));
        // All styles came in the page: the site's own once, which are weighed, and those of the form's author.
        const [ofSite, ...ofAuthor] = await page.locator('style').allTextContents();
        expect(ofSite).toBe(sheet.text);
        expect(ofAuthor.length).toBeLessThan(2);
        expect(styles).toEqual([]);
        expect(sumOf(new Map(Object.entries(bytes(first))))).toBeLessThanOrEqual(budget.first);
        const authors = ofAuthor.reduce((total, text) => total + brotliCompressSync(text).length, 0);
        const sheets = sumOf(weighed.styles) + authors;
        expect(sheets).toBeLessThanOrEqual(budget.style);
      });
    }
  });
}
