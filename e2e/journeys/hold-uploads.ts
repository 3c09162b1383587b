import type { Page } from '@playwright/test';

/** No file arrives until what this gives is called. */
export async function holdUploads(page: Page): Promise<() => void> {
  let release = () => {};
  const isFree = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/api/file?**', async (route) => {
    await isFree;
    await route.continue().catch(() => undefined);
  });
  return release;
}
