import type { Locale } from '@guichet/definition';
import { pageMessages } from '../pages/page-messages.ts';
import type { LivePage } from './live-page.ts';
import { loadPrepared } from './load-prepared.ts';

/**
 * Puts the page into another language around what is filled in. When the texts cannot be had, or are those of
 * another form by now, the page says so and stays as it is; one that was asked for something else meanwhile,
 * too.
 */
export async function switchLanguage(
  page: LivePage,
  locale: Locale,
  isLatest: () => boolean,
): Promise<'done' | 'failed' | 'overtaken'> {
  const { path, version } = page.form().page;
  let texts = page.textsIn(locale);
  if (texts === undefined) {
    page.notify(pageMessages.loading);
    const prepared = await loadPrepared(page.site, locale, path, version);
    if (!isLatest()) return 'overtaken';
    if (prepared === undefined) {
      page.notify(pageMessages.languageFailed);
      return 'failed';
    }
    if (prepared.form.version !== version) {
      page.notify(undefined);
      page.ask({ kind: 'formChanged', isHere: false });
      return 'failed';
    }
    texts = prepared.texts;
  }
  page.form().dispatch({ kind: 'setLanguage', locale, texts });
  page.follow(texts);
  page.notify(pageMessages.languageChanged, false);
  return 'done';
}
