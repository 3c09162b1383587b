import { type Browser, chromium, type Page } from 'playwright';
import type { ComparedState } from '../../../bench/page/compared/page-state.ts';
import { productStyle } from '../../../bench/serving/product-style.ts';
import { type ComparedPages, serveCompared } from '../../../bench/serving/serve-compared.ts';
import { root } from '../../launcher/launch.js';
import { chromiumFlags } from '../../testing/chromium-flags.ts';
import { findChromium } from '../../testing/find-chromium.ts';

export type RendererName = 'ours' | 'theirs';

/** A form open in one of the renderers. */
export interface OpenPage {
  readonly side: RendererName;
  readonly page: Page;
  /** Errors thrown in the page. */
  readonly faults: readonly string[];
  /** Lets what a timer holds back come. */
  wait(): Promise<void>;
  /** Lets everything come to rest that a timer holds back, then reads the page. */
  read(): Promise<ComparedState>;
}

export interface BothPages {
  /** Opens a form on both sides, hands them to `use`, and closes them. */
  open<T>(
    definition: object,
    use: (pages: Readonly<Record<RendererName, OpenPage>>) => Promise<T>,
  ): Promise<T>;
  close(): Promise<void>;
}

/** Noon in Toronto. Both sides have the one clock, which stands still but for what `read` lets pass. */
const noon = Date.parse('2026-03-10T16:00:00Z');

/** Each form has so many milliseconds of that clock: longer than any script takes. */
const formTime = 600_000;

/** After so many of them both sides have drawn the form, and have the same time again. */
const settled = 15_000;

/** How long is waited for a form to be drawn at most, on a machine that has much to do, in milliseconds. */
const timeout = 120_000;

/** And for a control to take what is done to it. */
const stepTimeout = 10_000;

/** The longest that debounces and delays on either side take together, in milliseconds. */
const rest = 600;

/** A browser in which forms are opened by both renderers; the product must be built. */
export async function openBrowser(): Promise<BothPages> {
  const served = await serveCompared(await productStyle(root));
  let browser = await launch();
  let sides = createSides(browser, served);
  return {
    async open(definition, use) {
      const number = served.offer(definition);
      if (!browser.isConnected()) {
        browser = await launch();
        sides = createSides(browser, served);
      }
      const { ours, theirs } = await sides;
      const [ourPage, theirPage] = await Promise.all([ours(number), theirs(number)]);
      return use({ ours: ourPage, theirs: theirPage });
    },
    async close() {
      await browser.close();
      await served.close();
    },
  };
}

function launch(): Promise<Browser> {
  return chromium.launch({
    executablePath: findChromium(root).path,
    args: [...chromiumFlags],
    // Its caller ends it, and the browser with it.
    handleSIGINT: false,
    handleSIGTERM: false,
    handleSIGHUP: false,
  });
}

/** One page a side for all forms: the browser compiles the library once. */
async function createSides(browser: Browser, served: ComparedPages) {
  const [ours, theirs] = await Promise.all([
    createSide(browser, served, 'ours'),
    createSide(browser, served, 'theirs'),
  ]);
  return { ours, theirs };
}

/** One kind of chance on both sides (never twice the same: theirs makes ids of it), and nothing that a form before left. */
function begin(): void {
  let state = 7919;
  Math.random = () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
  localStorage.clear();
  sessionStorage.clear();
}

async function createSide(
  browser: Browser,
  { address, loaded }: ComparedPages,
  side: RendererName,
): Promise<(number: number) => Promise<OpenPage>> {
  const context = await browser.newContext({
    locale: 'en-CA',
    timezoneId: 'America/Toronto',
    viewport: { width: 1280, height: 2000 },
    reducedMotion: 'reduce',
  });
  await context.route(
    (url) => url.origin !== address,
    (route) => {
      const { pathname } = new URL(route.request().url());
      const [, text] = [...loaded].find(([end]) => pathname.endsWith(end)) ?? [];
      return text === undefined ? route.abort() : route.fulfill({ body: text });
    },
  );
  let time = noon;
  await context.clock.install({ time });
  await context.addInitScript(begin);
  const page = await context.newPage();
  page.setDefaultTimeout(stepTimeout);
  let faults: string[] = [];
  page.on('pageerror', (error) => faults.push(error.message.split('\n')[0] ?? ''));
  page.on('dialog', (dialog) => void dialog.accept());
  return async (number) => {
    faults = [];
    // The clock goes on only on command, from the same moment on both sides.
    time += formTime;
    await context.clock.pauseAt(new Date(time));
    await page.goto(`${address}/${side}?form=${number}`, { timeout: timeout, waitUntil: 'commit' });
    const end = Date.now() + timeout;
    while ((await page.locator('[data-drawn]').count()) === 0) {
      if (Date.now() > end) throw new Error(`${side}: the form is not drawn. ${faults.join(' ')}`);
      await context.clock.runFor(20);
    }
    await context.clock.pauseAt(new Date(time + settled));
    return {
      side,
      page,
      faults,
      wait: () => context.clock.runFor(rest / 2),
      async read() {
        await context.clock.runFor(rest);
        const state = await page.evaluate(() => window.compared?.read());
        if (state === undefined) throw new Error(`${side}: the page cannot be read.`);
        return state;
      },
    };
  };
}
