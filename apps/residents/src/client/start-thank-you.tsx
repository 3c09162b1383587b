import { isMarked } from '@guichet/drafts/device-marks';
import { forgetTab } from '@guichet/drafts/forget-tab';
import type { ThankYouPageData } from '../pages/page-data.ts';
import { isThankYouUrl } from '../pages/site.ts';
import { thankYouTitle } from '../pages/thank-you-page.tsx';
import { showInHead } from './document-head.ts';
import { entryNow, noteInEntry } from './history-entry.ts';
import { hydrate } from './hydrate.ts';
import { openAnew } from './open-anew.ts';
import type { PageState } from './page-state.ts';
import { ResidentsApp } from './residents-app.tsx';
import { createStore, type Store } from './store.ts';
import { showSent, thankYouParts } from './thank-you-commands.ts';

/** Brings a thank-you page to life that the server sent: after a reload, or after a plain post. */
export function startThankYou({ site, locale, receipt }: ThankYouPageData, container: HTMLElement): void {
  const view = { locale, receipt, isAwaited: receipt === undefined, isLive: false, status: undefined };
  const store: Store<PageState> = createStore<PageState>({
    ...thankYouParts(site, () => store),
    view,
  });
  const drawn = store.get();
  hydrate(container, <ResidentsApp site={site} store={store} drawn={drawn} />);

  function showEntry(): void {
    if (isMarked('shared')) {
      // The number alone stays.
      noteInEntry({});
      forgetTab();
    }
    const { sent } = entryNow();
    if (sent !== undefined) {
      showSent(site, store, sent);
      return;
    }
    store.set({ ...thankYouParts(site, () => store), view: { ...view, isAwaited: false, isLive: true } });
    showInHead(site, locale, thankYouTitle(locale, receipt));
  }

  /** After a reload the form's own entry may still belong to this document. */
  function followHistory(): void {
    if (isThankYouUrl(site, location.pathname)) showEntry();
    else openAnew();
  }

  // The visitor may have gone back before the script came.
  followHistory();
  // Said in another tab.
  window.addEventListener('storage', () => isMarked('shared') && showEntry());
  window.addEventListener('popstate', followHistory);
}
