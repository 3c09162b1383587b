import type { InEveryLocale, Locale } from '@guichet/definition';
import { marks } from '../../numbers/marks.ts';

const units: InEveryLocale<readonly string[]> = {
  en: ['bytes', 'kB', 'MB', 'GB', 'TB'],
  fr: ['octets', 'ko', 'Mo', 'Go', 'To'],
};

/** `1.5 MB`, `1,5 Mo`: two decimals at most, of 1,024. Source: Form.io's renderer. */
export function formatSize(bytes: number, locale: Locale): string {
  const step = bytes < 1 ? 0 : Math.min(4, Math.floor(Math.log(bytes) / Math.log(1024)));
  const number = String(Math.round((bytes / 1024 ** step) * 100) / 100);
  return `${number.replace('.', marks[locale].decimal)}\u00a0${units[locale][step]}`;
}
