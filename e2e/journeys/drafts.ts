import { expect, type Page } from '@playwright/test';

interface KeptDrafts {
  readonly drafts: number;
  readonly files: number;
  readonly keys: number;
  /** When the last of them was written, in milliseconds since 1970. */
  readonly newest: number;
  /** Forms that wait to be sent. */
  readonly sendings: number;
}

/** How much this device keeps. */
async function keptDrafts(page: Page): Promise<KeptDrafts> {
  return page.evaluate(async () => {
    const known = await indexedDB.databases();
    if (!known.some(({ name }) => name === 'guichet'))
      return { drafts: 0, files: 0, keys: 0, newest: 0, sendings: 0 };
    const database = await new Promise<IDBDatabase>((resolve) => {
      const opening = indexedDB.open('guichet');
      opening.onsuccess = () => resolve(opening.result);
    });
    const all = (store: string) =>
      new Promise<{ readonly at?: number; readonly kind?: string }[]>((resolve) => {
        const reading = database.transaction(store).objectStore(store).getAll();
        reading.onsuccess = () => resolve(reading.result);
      });
    const [drafts, files, keys] = [await all('drafts'), await all('files'), await all('keys')];
    database.close();
    const newest = Math.max(0, ...drafts.map(({ at = 0 }) => at));
    const sendings = drafts.filter(({ kind }) => kind === 'sending').length;
    return { drafts: drafts.length, files: files.length, keys: keys.length, newest, sendings };
  });
}

/** Drafts, their files and their keys on this device. */
export async function kept(page: Page): Promise<Omit<KeptDrafts, 'newest' | 'sendings'>> {
  const { newest: _, sendings: __, ...kept } = await keptDrafts(page);
  return kept;
}

/** Resolves when all that was filled in before is kept. */
export async function draftSince(page: Page): Promise<void> {
  const now = await page.evaluate(() => {
    // The last write may be over already: this asks for one more.
    document.dispatchEvent(new Event('input'));
    return Date.now();
  });
  await expect.poll(async () => (await keptDrafts(page)).newest).toBeGreaterThanOrEqual(now);
}

/** Forms on this device that wait to be sent. */
export async function sendings(page: Page): Promise<number> {
  return (await keptDrafts(page)).sendings;
}

/** Resolves when a form that waits to be sent is kept as one. */
export async function sendingKept(page: Page): Promise<void> {
  await expect.poll(() => sendings(page)).toBeGreaterThan(0);
}
