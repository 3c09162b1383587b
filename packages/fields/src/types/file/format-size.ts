import type { InEveryLocale, Locale } from '@guichet/definition';
import { formatNumber, pluralS } from '@guichet/engine/formats';

const units: InEveryLocale<readonly string[]> = {
  en: ['byte', 'kB', 'MB', 'GB', 'TB'],
  fr: ['octet', 'ko', 'Mo', 'Go', 'To'],
};

/** `1.5 MB`, `1,5 Mo`: two decimals at most, of 1,024. Source: Form.io's renderer. */
export function formatSize(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log(bytes) / Math.log(1024)));
  const number = Math.round((bytes / 1024 ** step) * 100) / 100;
  const plural = step === 0 ? pluralS(number, locale) : '';
  return `${formatNumber(number, locale)}\u00a0${units[locale][step]}${plural}`;
}
