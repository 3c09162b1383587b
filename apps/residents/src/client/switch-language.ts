import type { Locale } from '@guichet/definition';
import type { LivePage } from './live-page.ts';
import { loadPrepared } from './load-prepared.ts';

/**
 * Puts the page into another language around what is filled in. True when it is; when the texts cannot be
 * had, the page says so and stays as it is.
 */
export async function switchLanguage(
  page: LivePage,
  locale: Locale,
  isLatest: () => boolean,
): Promise<boolean> {
  const form = page.form();
  page.tell('loading');
  const prepared = await loadPrepared(locale, form.page.path, form.page.version);
  if (!isLatest()) return false;
  if (prepared === undefined) {
    page.tell('languageFailed');
    return false;
  }
  if (prepared.form.version !== form.page.version) {
    page.tell(undefined);
    page.notice({ kind: 'formChanged', isHere: false });
    return false;
  }
  form.setLanguage(locale, prepared.texts);
  page.follow(prepared.texts);
  page.tell('languageChanged', false);
  return true;
}
