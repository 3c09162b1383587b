import { type InEveryLocale, isLocale, type Locale, locales } from '@guichet/definition';
import type { FileSite } from '@guichet/fields/views';

/** The site's settings for every page. The same for all residents. */
export interface Site {
  readonly names: InEveryLocale;
  /** The city's public site, by language, where it has one. */
  readonly publicUrls: Partial<InEveryLocale>;
  /** The city's, an IANA name: sentences give every moment in it. */
  readonly timeZone: string;
  readonly files?: FileSite;
}

/** The document title. Source: product specification. */
export function documentTitle(site: Site, locale: Locale, title: string): string {
  return `${title} | ${site.names[locale]}`;
}

/** The address of a form's page. An alias may hold slashes; each of its parts is safe in an address. */
export function formUrl(locale: Locale, alias: string): string {
  return `/${locale}/${alias}`;
}

/** The same page, for which a visitor without a script waits until the form is there. */
export function awaitedFormUrl(locale: Locale, alias: string): string {
  return `${formUrl(locale, alias)}?wait=1`;
}

/** The list of all forms; with a term, of those that it finds. */
export function listUrl(locale: Locale, term = ''): string {
  return term === '' ? `/${locale}` : `/${locale}?${new URLSearchParams({ q: term })}`;
}

export function thankYouUrl(locale: Locale): string {
  return `/${locale}/thankyou`;
}

/** The document in which the foreign script of a mailing list runs. */
export const framePath = '/frames/mailing-list';

/** The locale of an address of ours. */
export function localeOfUrl(pathname: string): Locale | undefined {
  const [, first] = pathname.split('/');
  return isLocale(first) ? first : undefined;
}

export function isThankYouUrl(pathname: string): boolean {
  return locales.some((locale) => thankYouUrl(locale) === pathname);
}
