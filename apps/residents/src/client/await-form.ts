import type { LoadingPageData } from '../pages/page-data.ts';
import { awaitedFormUrl } from '../pages/site.ts';

/**
 * Loads the page again, so that the server waits for the form. By a reload, which keeps the state of the history entry:
 * the key of the form, and its answers.
 */
export function awaitForm({ site, locale, alias }: LoadingPageData): void {
  history.replaceState(history.state, '', awaitedFormUrl(site, locale, alias, location.search));
  location.reload();
}
