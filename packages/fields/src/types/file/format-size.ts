import type { Locale } from '@guichet/definition';

const units = {
  en: ['bytes', 'kB', 'MB', 'GB', 'TB'],
  fr: ['octets', 'ko', 'Mo', 'Go', 'To'],
} as const;

/** `1.5 MB`, `1,5 Mo`: two decimals at most, of 1,024. Source: Form.io's renderer. */
export function formatSize(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log(bytes) / Math.log(1024)));
  const number = String(Math.round((bytes / 1024 ** step) * 100) / 100);
  return `${locale === 'fr' ? number.replace('.', ',') : number}\u00a0${units[locale][step]}`;
}
