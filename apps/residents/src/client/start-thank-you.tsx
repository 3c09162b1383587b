import type { ThankYouPageData } from '../pages/page-data.ts';
import { isThankYouUrl } from '../pages/site.ts';
import { thankYouTitle } from '../pages/thank-you-page.tsx';
import { showInHead } from './document-head.ts';
import { sentOfEntry } from './history-entry.ts';
import { hydrate } from './hydrate.ts';
import type { PageState } from './page-state.ts';
import { ResidentsApp } from './residents-app.tsx';
import { createStore } from './store.ts';
import { createThankYouCommands, showSent } from './thank-you-commands.ts';

/** Brings a thank-you page to life that the server sent: after a reload, or after a plain post. */
export function startThankYou({ site, locale, receipt }: ThankYouPageData, container: HTMLElement): void {
  const drawn: PageState = {
    kind: 'thankYou',
    view: { locale, receipt, isAwaited: receipt === undefined, isLive: false, status: undefined },
  };
  const store = createStore<PageState>(drawn);
  const commands = createThankYouCommands(site, store);
  hydrate(container, <ResidentsApp site={site} store={store} drawn={drawn} thankYouCommands={commands} />);

  function showEntry(): void {
    const sent = sentOfEntry();
    if (sent !== undefined) {
      showSent(site, store, sent);
      return;
    }
    store.set({ kind: 'thankYou', view: { ...drawn.view, receipt, isAwaited: false, isLive: true } });
    showInHead(site, locale, thankYouTitle(locale, receipt));
  }

  showEntry();
  window.addEventListener('popstate', () => {
    // After a reload the form's own entry may still belong to this document.
    if (isThankYouUrl(location.pathname)) showEntry();
    else location.reload();
  });
}
