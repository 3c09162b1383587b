import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import type { OwnBrowser } from '../fixtures/own-browser.ts';
import { type Product, startProduct } from '../fixtures/start-product.ts';
import { publishWalk, storedWalks } from './walk-form.ts';

/** How long a page may take, in milliseconds. */
export const pageTimeout = 90_000;

/** A server and a browser that may die, the network between them, and the clock. */
export interface Machines {
  /** The tab that the resident looks at. */
  page(): Page;
  address(path: string): string;
  /** Whether the page is answered. */
  isConnected(): boolean;
  /** Starts the server and the network where they are gone. */
  connect(): Promise<void>;
  goOffline(): Promise<void>;
  killServer(): Promise<void>;
  /** Puts the next version of the form in place. */
  publish(): void;
  /** The reference numbers under which answers of this round were received, with what they say. */
  stored(tag: string): ReturnType<typeof storedWalks>;
  /** Closes the tab for another one. `later`: so much time has passed, in milliseconds. */
  changeTab(later?: number): Promise<void>;
  restartBrowser(): Promise<void>;
  close(): Promise<void>;
}

export async function startMachines(browser: OwnBrowser): Promise<Machines> {
  const formsDir = mkdtempSync(join(tmpdir(), 'guichet-walk-'));
  const dataDir = mkdtempSync(join(tmpdir(), 'guichet-walk-data-'));
  let versions = 1;
  publishWalk(formsDir, versions);
  let product: Product = await startProduct({ formsDir, dataDir });
  const port = Number(new URL(product.siteUrl).port);
  let isServed = true;
  let context: BrowserContext = await browser.start();
  let isOnline = true;
  let later = 0;
  let page = await openTab();

  async function openTab(): Promise<Page> {
    const tab = await context.newPage();
    // A page that is stuck fails the walk.
    tab.setDefaultTimeout(pageTimeout);
    tab.on('dialog', (dialog) => dialog.accept().catch(() => undefined));
    if (later > 0)
      await tab.addInitScript((milliseconds) => {
        const now = Date.now;
        Date.now = () => now() + milliseconds;
      }, later);
    return tab;
  }

  return {
    page: () => page,
    address: (path) => `${product.siteUrl}${path}`,
    isConnected: () => isServed && isOnline,
    async connect() {
      if (!isServed) {
        product = await startProduct({ formsDir, dataDir, port });
        isServed = true;
      }
      if (!isOnline) await context.setOffline(false);
      isOnline = true;
      // The page need not wait for its next try.
      if (!page.isClosed())
        await page.evaluate(() => dispatchEvent(new Event('online'))).catch(() => undefined);
    },
    async goOffline() {
      if (isOnline) await context.setOffline(true);
      isOnline = false;
    },
    async killServer() {
      if (isServed) await product.kill();
      isServed = false;
    },
    publish() {
      versions += 1;
      publishWalk(formsDir, versions);
    },
    stored: (tag) => storedWalks(dataDir, tag),
    async changeTab(milliseconds = 0) {
      later += milliseconds;
      await page.close();
      page = await openTab();
    },
    async restartBrowser() {
      await browser.kill();
      context = await browser.start();
      isOnline = true;
      page = await openTab();
    },
    async close() {
      await browser.close();
      await product.stop();
    },
  };
}
