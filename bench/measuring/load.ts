import { brotliCompressSync } from 'node:zlib';
import type { Page } from 'playwright';
import type { Opened, Timing } from './actions.ts';
import { untilQuiet } from './quiet.ts';

declare global {
  interface Window {
    /** Milliseconds of each task of the main thread that took more than 50 of them. */
    longTasks?: number[];
  }
}

/** Notes the long tasks of the page from its beginning on. */
export async function noteLongTasks(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted: number[] = [];
    window.longTasks = noted;
    new PerformanceObserver((list) => {
      for (const { duration } of list.getEntries()) noted.push(duration);
    }).observe({ type: 'longtask', buffered: true });
  });
}

/** Measures a page that was just opened: a new document counts from nothing. */
export async function load({ page, session }: Opened): Promise<Timing> {
  const { script, task } = await untilQuiet(session);
  return {
    script,
    task,
    'longest task': await longestTaskOf(page),
    'weight, kB': (await bytesOf(page)).files / 1000,
  };
}

/** By the clock, in milliseconds, as a resident waits for it. A browser reports none below 50. */
export function longestTaskOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(50, ...(window.longTasks ?? [])));
}

/**
 * Bytes as they travelled: of the files that the page loaded, with the sheets that it holds itself as if they were files,
 * and of all with the page itself and the headers.
 */
export async function bytesOf(page: Page): Promise<{ readonly files: number; readonly all: number }> {
  const { files, all, sheets } = await page.evaluate(() => {
    const resources = performance
      .getEntriesByType('resource')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const documents = performance
      .getEntriesByType('navigation')
      .filter((entry) => entry instanceof PerformanceResourceTiming);
    const files = resources.reduce((sum, { encodedBodySize }) => sum + encodedBodySize, 0);
    const all = [...resources, ...documents].reduce((sum, { transferSize }) => sum + transferSize, 0);
    const sheets = [...document.querySelectorAll('style')].map(({ textContent }) => textContent);
    return { files, all, sheets };
  });
  const held = sheets.reduce((sum, sheet) => sum + brotliCompressSync(sheet).length, 0);
  return { files: files + held, all };
}
