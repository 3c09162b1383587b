import type { Locale } from '@guichet/definition';
import type { SiteBase } from '../pages/site.ts';

/** The path that the session's cookie is bound to. */
export function deskPath({ base }: SiteBase): string {
  return `${base}/desk`;
}

export function deskUrl(site: SiteBase, locale: Locale, path = ''): string {
  return `${deskPath(site)}/${locale}${path}`;
}

/** The submissions of a form, a page at a time. */
export function submissionsUrl(site: SiteBase, locale: Locale, alias: string, page = 1): string {
  return deskUrl(site, locale, `/forms/${alias}${page === 1 ? '' : `?page=${page}`}`);
}

export function tableUrl(site: SiteBase, locale: Locale, alias: string): string {
  return deskUrl(site, locale, `/tables/${alias}`);
}

export function submissionUrl(site: SiteBase, locale: Locale, reference: string, path = ''): string {
  return deskUrl(site, locale, `/submissions/${encodeURIComponent(reference)}${path}`);
}
