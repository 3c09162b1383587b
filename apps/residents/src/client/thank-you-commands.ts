import type { Locale } from '@guichet/definition';
import type { MouseEvent } from 'react';
import { say } from '../pages/messages.ts';
import { otherLocale, type Site, thankYouUrl } from '../pages/site.ts';
import { type ThankYouCommands, thankYouTitle } from '../pages/thank-you-page.tsx';
import { showInHead } from './document-head.ts';
import { pushSent, type SentForm, sentOfEntry } from './history-entry.ts';
import { isPlainClick } from './is-plain-click.ts';
import { loadParts } from './load-parts.ts';
import { loadPrepared } from './load-prepared.ts';
import type { PageState } from './page-state.ts';
import { receiptOfSent } from './receipt-of-sent.ts';
import type { Store } from './store.ts';

/** Shows the thank-you page of what was sent; its entry in the history is the current one. */
export async function showSent(site: Site, store: Store<PageState>, sent: SentForm): Promise<void> {
  const receipt = receiptOfSent(sent, await loadParts(sent.form.page));
  const { locale } = sent;
  store.set({
    kind: 'thankYou',
    view: { locale, receipt, isAwaited: false, isLive: true, status: undefined },
  });
  showInHead(site, locale, thankYouTitle(locale, receipt));
}

/** What a resident can do on the thank-you page. */
export function createThankYouCommands(site: Site, store: Store<PageState>): ThankYouCommands {
  function tell(locale: Locale, name: Parameters<typeof say>[1], isShown: boolean): void {
    const state = store.get();
    if (state.kind !== 'thankYou') return;
    store.set({ ...state, view: { ...state.view, status: { text: say(locale, name), isShown } } });
  }

  async function show(sent: SentForm, locale: Locale): Promise<void> {
    tell(sent.locale, 'loading', true);
    const { path, version } = sent.form.page;
    const prepared = await loadPrepared(locale, path, version);
    if (prepared?.form.version !== version) {
      tell(sent.locale, 'languageFailed', true);
      return;
    }
    const translated = { ...sent, locale, form: { page: prepared.form, texts: prepared.texts } };
    pushSent(thankYouUrl(locale), translated);
    await showSent(site, store, translated);
    tell(locale, 'languageChanged', false);
  }

  return {
    switchLanguage(event: MouseEvent) {
      const sent = sentOfEntry();
      // What only a cookie remembers, the server says in the other language.
      if (sent === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      show(sent, otherLocale(sent.locale));
    },
    copy(text) {
      const { locale } = store.get().view;
      copyText(text).then(
        () => tell(locale, 'copied', true),
        () => tell(locale, 'copyFailed', true),
      );
    },
    print: () => window.print(),
  };
}

/** The clipboard is missing where a page came over plain HTTP. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
