import type { Locale } from '@guichet/definition';
import { documentTitle, type Site } from '../pages/site.ts';

/** Brings the document's title and language up to what the page shows. */
export function showInHead(site: Site, locale: Locale, title: string): void {
  document.title = documentTitle(site, locale, title);
  document.documentElement.lang = locale;
}
