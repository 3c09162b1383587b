import { expect, type Page } from '@playwright/test';

export interface KeptPages {
  /** Goes back to a page that the browser kept; else fails with the reasons that the browser names. */
  comeBack(): Promise<void>;
}

/** Before the first page is opened: its documents note whether the browser brings them back as they were. */
export async function noteKept(page: Page): Promise<KeptPages> {
  await page.addInitScript(() => {
    window.addEventListener('pageshow', ({ persisted }) => {
      if (persisted) document.documentElement.dataset.kept = 'yes';
    });
  });
  let answer = '';
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Page.enable');
  devtools.on('Page.backForwardCacheNotUsed', ({ notRestoredExplanations }) => {
    answer = JSON.stringify(notRestoredExplanations);
  });
  return {
    async comeBack() {
      await page.evaluate(() => void setTimeout(() => history.back()));
      const kept = () => page.locator('html').getAttribute('data-kept');
      await expect.poll(async () => ((await kept()) === 'yes' ? 'yes' : answer)).not.toBe('');
      expect((await kept()) ?? answer).toBe('yes');
    },
  };
}
