import type { Locale } from '@guichet/definition';
import type { SentForm } from '@guichet/renderer/receipt-of-sent';
import { receiptOfSent } from '@guichet/renderer/receipt-of-sent';
import { thankYouText } from '@guichet/renderer/thank-you-messages';
import type { MouseEvent } from 'react';
import { textOf } from '../pages/messages.ts';
import { formUrl, framePath, type Site, thankYouUrl } from '../pages/site.ts';
import type { ThankYouCommands } from '../pages/thank-you-commands.ts';
import { ThankYouPage, type ThankYouView, thankYouTitle } from '../pages/thank-you-page.tsx';
import { showInHead } from './document-head.ts';
import { entryNow, noteInEntry, pushSent } from './history-entry.ts';
import { isPlainClick } from './is-plain-click.ts';
import { loadFeatures } from './load-features.ts';
import { loadPrepared } from './load-prepared.ts';
import type { Loaded } from './loaded.ts';
import type { PageState } from './page-state.ts';
import type { Store } from './store.ts';
import { noteKey } from './used-keys.ts';

/** Shows the thank-you page of what was sent; its entry in the history is the current one. */
export async function showSent(site: Site, store: Store<PageState>, sent: SentForm): Promise<void> {
  const { parts, Subscription } = await loadFeatures(sent.form.page, site);
  const receipt = receiptOfSent(sent, parts, site.timeZone);
  const { locale } = sent;
  store.set({
    ...thankYouParts(site, () => store),
    view: {
      locale,
      receipt,
      isAwaited: false,
      isLive: true,
      status: undefined,
      ...subscriptionOf(site, sent, Subscription),
    },
  });
  showInHead(site, locale, thankYouTitle(locale, receipt));
}

/** The entry's subscription, which remembers its answer. */
function subscriptionOf(
  site: Site,
  { form, listUrl: url }: SentForm,
  Box: Loaded['Subscription'],
): Pick<ThankYouView, 'subscription' | 'urlIn'> {
  const { subscribed } = entryNow();
  if (subscribed === undefined || Box === undefined) return {};
  const { key, state } = subscribed;
  const urlIn = (locale: Locale) => formUrl(site, locale, form.page.path);
  // A page that may not show answers any more cannot notify the list of them.
  if (url === undefined) return { urlIn };
  return {
    urlIn,
    subscription: {
      ...{ url, state, Box, frame: `${site.base}${framePath}` },
      onNotified: () => noteInEntry({ subscribed: { ...subscribed, state: 'told' } }),
      onConfirmed() {
        noteKey('listed', key);
        noteInEntry({ subscribed: { ...subscribed, state: 'confirmed' } });
      },
    },
  };
}

/** The thank-you page, as what a document may show. */
export function thankYouParts(
  site: Site,
  store: () => Store<PageState>,
): Omit<PageState & { readonly kind: 'thankYou' }, 'view'> {
  return { kind: 'thankYou', Page: ThankYouPage, commands: createThankYouCommands(site, store) };
}

/** The commands of the thank-you page. */
function createThankYouCommands(site: Site, store: () => Store<PageState>): ThankYouCommands {
  function notify(text: string, isShown: boolean): void {
    const state = store().get();
    if (state.kind !== 'thankYou') return;
    store().set({ ...state, view: { ...state.view, status: { text, isShown } } });
  }

  async function show(sent: SentForm, locale: Locale): Promise<void> {
    notify(textOf(sent.locale, 'loading'), true);
    const { path, version } = sent.form.page;
    const prepared = await loadPrepared(site, locale, path, version);
    if (prepared?.form.version !== version) {
      notify(textOf(sent.locale, 'languageFailed'), true);
      return;
    }
    const translated = { ...sent, locale, form: { page: prepared.form, texts: prepared.texts } };
    const { subscribed } = entryNow();
    pushSent(subscribed ? formUrl(site, locale, path) : thankYouUrl(site, locale), translated);
    if (subscribed !== undefined) noteInEntry({ subscribed });
    await showSent(site, store(), translated);
    notify(textOf(locale, 'languageChanged'), false);
  }

  return {
    switchLanguage(locale: Locale, event: MouseEvent) {
      const { sent } = entryNow();
      // For a receipt that only a cookie holds, the server renders the other language.
      if (sent === undefined || !isPlainClick(event)) return;
      event.preventDefault();
      show(sent, locale);
    },
    copy(text) {
      const { locale } = store().get().view;
      copyText(text).then(
        () => notify(thankYouText(locale, 'copied'), true),
        () => notify(thankYouText(locale, 'copyFailed'), true),
      );
    },
    print: () => window.print(),
  };
}

/** The clipboard is missing where a page came over plain HTTP. */
async function copyText(text: string): Promise<void> {
  await navigator.clipboard.writeText(text);
}
