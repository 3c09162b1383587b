import { chromium, type Page } from 'playwright';
import { chromiumFlags } from '../testing/chromium-flags.ts';
import type { FormToOpen } from './read-folder.ts';

const locales = ['en', 'fr'] as const;

/** What went wrong as a form was opened in both languages; empty where nothing did. */
export type Faults = readonly string[];

/** Opens each form as a resident does, in a real browser: served, then brought to life. */
export async function* openPages(
  forms: readonly FormToOpen[],
  siteUrl: string,
  executablePath: string,
): AsyncGenerator<{ readonly form: FormToOpen; readonly faults: Faults }> {
  const browser = await chromium.launch({ executablePath, args: [...chromiumFlags] });
  try {
    for (const form of forms) {
      const context = await browser.newContext();
      const page = await context.newPage();
      const faults: string[] = [];
      for (const locale of locales)
        faults.push(...(await faultsOf(page, `${siteUrl}/${locale}/${form.alias}`)));
      await context.close();
      yield { form, faults };
    }
  } finally {
    await browser.close();
  }
}

async function faultsOf(page: Page, address: string): Promise<Faults> {
  const faults: string[] = [];
  const noteError = (error: Error) => faults.push(`error: ${error.message}`);
  page.on('pageerror', noteError);
  try {
    const response = await page.goto(address);
    if (response?.status() !== 200) return [`answered with ${response?.status() ?? 'nothing'}`];
    // The opened form has its key once the page answers by script.
    await page.waitForFunction(() => typeof history.state?.key === 'string', undefined, { timeout: 20_000 });
    if ((await page.locator('form').count()) === 0) faults.push('no form is drawn');
  } catch (error) {
    faults.push(error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error));
  } finally {
    page.off('pageerror', noteError);
  }
  return faults;
}
