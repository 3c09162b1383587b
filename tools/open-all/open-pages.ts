import { type BrowserContext, chromium, type Page } from 'playwright';
import { defaultLocale, isJsonObject, locales } from '../../packages/definition/src/definition.ts';
import { chromiumFlags } from '../testing/chromium-flags.ts';
import type { OpeningFault } from './faults.ts';
import type { FormToOpen } from './read-folder.ts';
import { placeOf, walkPages } from './walk-pages.ts';

/** A small telephone's, in pixels: as wide as WCAG asks for (1.4.10). */
const narrow = { width: 320, height: 800 } as const;
const wide = { width: 1280, height: 800 } as const;

/** Opens each form as a resident does, in a real browser: served, then brought to life, then page by page. */
export async function* openPages(
  forms: readonly FormToOpen[],
  siteUrl: string,
  executablePath: string,
): AsyncGenerator<{ readonly form: FormToOpen; readonly faults: readonly OpeningFault[] }> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    for (const form of forms) {
      const context = await browser.newContext({ viewport: wide });
      // Nothing of others is loaded; what the page's policy forbids is not even asked for.
      await context.route(
        ({ hostname }) => hostname !== new URL(siteUrl).hostname,
        (route) => route.fulfill({ status: 204 }),
      );
      const faults: OpeningFault[] = [];
      for (const locale of locales) {
        // The pages are the same ones in both languages, unless the form has words of its own in the other.
        const isWalked = locale === defaultLocale || speaks(form, locale);
        const found = await faultsOf(context, `${siteUrl}/${locale}/${form.alias}`, form, isWalked);
        for (const fault of found) if (!faults.some((known) => isSame(fault, known))) faults.push(fault);
      }
      await context.close();
      yield { form, faults };
    }
  } finally {
    await browser.close();
  }
}

function speaks({ definition: { settings } }: FormToOpen, locale: string): boolean {
  return isJsonObject(settings) && isJsonObject(settings.i18n) && isJsonObject(settings.i18n[locale]);
}

function isSame(left: OpeningFault, right: OpeningFault): boolean {
  return left.kind === right.kind && left.text === right.text;
}

async function faultsOf(
  context: BrowserContext,
  address: string,
  form: FormToOpen,
  isWalked: boolean,
): Promise<readonly OpeningFault[]> {
  const page = await context.newPage();
  const faults: OpeningFault[] = [];
  listen(page, faults);
  await page.exposeFunction('tellViolation', (text: string) => faults.push({ kind: 'csp', text }));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) => {
      Reflect.apply(Reflect.get(window, 'tellViolation'), undefined, [`${violatedDirective} ${blockedURI}`]);
    });
  });
  try {
    const response = await page.goto(address);
    if (response?.status() !== 200) {
      return [{ kind: 'notOpened', text: `answered with ${response?.status() ?? 'nothing'}` }];
    }
    // The opened form has its key once the page answers by script.
    await page.waitForFunction(() => typeof history.state?.key === 'string', undefined, { timeout: 20_000 });
    if ((await page.locator('form').count()) === 0)
      faults.push({ kind: 'notOpened', text: 'no form is drawn' });
    const look = async (place: string) => {
      const overflow = await overflowOf(page);
      if (overflow > 0) faults.push({ kind: 'overflow', text: `${place}: by ${overflow} pixels` });
    };
    if (isWalked) faults.push(...(await walkPages(page, form, look)));
    else await look(await placeOf(page));
  } catch (error) {
    const text = error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error);
    faults.push({ kind: 'notOpened', text });
  } finally {
    await page.close({ runBeforeUnload: false });
  }
  return faults;
}

function listen(page: Page, faults: OpeningFault[]): void {
  page.on('pageerror', (error) => faults.push({ kind: 'error', text: error.message }));
  page.on('response', (response) => {
    if (isRefusedChoice(response.url()) && response.status() === 409)
      faults.push({ kind: 'choices', text: 'a list stays empty' });
  });
  page.on('console', (message) => {
    // Breaches of the policy, and a list that is not loaded, are reported separately.
    const isReported =
      message.text().includes('Content Security Policy') ||
      (isRefusedChoice(message.location().url) && message.text().includes('409'));
    if (isReported || !['error', 'warning'].includes(message.type())) return;
    faults.push({ kind: 'console', text: message.text().split('\n')[0] ?? '' });
  });
}

function isRefusedChoice(url: string): boolean {
  return URL.canParse(url) && new URL(url).pathname === '/choices';
}

/** By how many pixels the page is wider than a small screen. */
async function overflowOf(page: Page): Promise<number> {
  await page.setViewportSize(narrow);
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  await page.setViewportSize(wide);
  return overflow;
}
