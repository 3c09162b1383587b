import type { DownloadOutcome } from '@guichet/service-client/file-service';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { drawFileField } from './testing/file-field.ts';
import { createSmallStore } from './testing/small-store.ts';

const address = 'https://files.example/for-a-while';

/** Tabs that were opened, as the page that opened them can see them. */
let tabs: { opener: unknown; location: { href: string }; isClosed: boolean; close: () => void }[] = [];
let isBlocked = false;
let isPress = false;
const begin = () => {
  isPress = true;
};
const end = () => {
  isPress = false;
};

beforeEach(() => {
  tabs = [];
  isBlocked = false;
  window.addEventListener('click', begin, true);
  window.addEventListener('click', end);
  // WebKit blocks what opens after the press is over, and `noopener` gives no tab to the page in any browser.
  vi.spyOn(window, 'open').mockImplementation((href, _, features) => {
    if (isBlocked || !isPress || features?.includes('noopener')) return null;
    const tab = { opener: window, location: { href: String(href) }, isClosed: false, close: () => {} };
    tab.close = () => {
      tab.isClosed = true;
    };
    tabs.push(tab);
    // The parts of a window that a link uses: a real one would open a tab.
    return tab as unknown as Window;
  });
});

afterEach(() => {
  window.removeEventListener('click', begin, true);
  window.removeEventListener('click', end);
  vi.restoreAllMocks();
});

/** Presses the link of a private file; gives the answer to its request for an address. */
async function pressPrivate(): Promise<(outcome: DownloadOutcome) => void> {
  const asked = Promise.withResolvers<void>();
  const answered = Promise.withResolvers<DownloadOutcome>();
  const downloadFile = () => {
    asked.resolve();
    return answered.promise;
  };
  const record = { name: 'a-1.png', originalName: 'a.png', size: 7, url: '/api/file/private-1' };
  await drawFileField({}, 'en', {
    files: { ...createSmallStore(), downloadFile },
    submission: { photos: [{ ...record, storage: 'url', type: 'image/png', private: true }] },
  });
  await userEvent.click(page.getByRole('link', { name: 'a.png' }));
  await asked.promise;
  return answered.resolve;
}

test('a private file opens in a tab of the press itself, which has no hold on the form', async () => {
  const answer = await pressPrivate();
  expect(tabs).toMatchObject([{ opener: null, location: { href: '' } }]);
  answer({ kind: 'found', address });
  await expect.poll(() => tabs).toMatchObject([{ location: { href: address }, isClosed: false }]);
  expect(window.open).toHaveBeenCalledOnce();
});

test('a private file that cannot be opened leaves no empty tab, and the form says so', async () => {
  const answer = await pressPrivate();
  answer({ kind: 'failed' });
  await expect.element(page.getByText(/This file could not be opened/)).toBeVisible();
  expect(tabs).toMatchObject([{ isClosed: true }]);
});

test('where a browser gives the page no tab, a private file opens in one of its own', async () => {
  isBlocked = true;
  const answer = await pressPrivate();
  answer({ kind: 'found', address });
  await expect.poll(() => vi.mocked(window.open).mock.lastCall).toEqual([address, '_blank', 'noopener']);
});
