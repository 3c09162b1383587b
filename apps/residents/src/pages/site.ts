import { type InEveryLocale, isLocale, type Locale, locales } from '@guichet/definition';
import type { FileSite } from '@guichet/fields/views';

/** The part of the settings that every address of ours begins with. */
export interface SiteBase {
  /** Empty, or a path such as `/forms`: without a slash at its end. */
  readonly base: string;
}

/** The site's settings for every page. The same for all residents. */
export interface Site extends SiteBase {
  readonly names: InEveryLocale;
  /** The city's public site, by language, where it has one. */
  readonly publicUrls: Partial<InEveryLocale>;
  /** The city's, an IANA name: sentences give every moment in it. */
  readonly timeZone: string;
  readonly files?: FileSite;
  /** The address to which pages send which rules stopped residents. */
  readonly countsTo?: string;
}

/** The document title. Source: product specification. */
export function documentTitle(site: Site, locale: Locale, title: string): string {
  return `${title} | ${site.names[locale]}`;
}

/** The address of a form's page. An alias may hold slashes; each of its parts is safe in an address. */
export function formUrl({ base }: SiteBase, locale: Locale, alias: string): string {
  return `${base}/${locale}/${alias}`;
}

/**
 * The same page, for which a visitor without a script waits until the form is there. `search`: the page's own query with
 * its question mark, which may hold the result of a payment.
 */
export function awaitedFormUrl(site: SiteBase, locale: Locale, alias: string, search: string): string {
  return `${formUrl(site, locale, alias)}${search ? `${search}&` : '?'}wait=1`;
}

/** The list of all forms. */
export function listUrl({ base }: SiteBase, locale: Locale): string {
  return `${base}/${locale}`;
}

/** The list of the forms that a term finds; with an empty one, of all. */
export function searchUrl(site: SiteBase, locale: Locale, term: string): string {
  return `${listUrl(site, locale)}${term && `?${new URLSearchParams({ q: term })}`}`;
}

export function thankYouUrl(site: SiteBase, locale: Locale): string {
  return formUrl(site, locale, 'thankyou');
}

/** Leads to the page of a reference number by the receipt's cookie. */
export function sentUrl(site: SiteBase, locale: Locale): string {
  return `${thankYouUrl(site, locale)}/sent`;
}

/** The name of a form in what a browser keeps: another site may lie on the same host. */
export function keptName({ base }: SiteBase, alias: string): string {
  return base + alias;
}

/** The document in which the foreign script of a mailing list runs, below the base. */
export const framePath = '/frames/mailing-list';

/** The locale of an address of ours. */
export function localeOfUrl({ base }: SiteBase, pathname: string): Locale | undefined {
  const [, first] = pathname.slice(base.length).split('/');
  return isLocale(first) ? first : undefined;
}

export function isThankYouUrl(site: SiteBase, pathname: string): boolean {
  return locales.some((locale) => thankYouUrl(site, locale) === pathname);
}
