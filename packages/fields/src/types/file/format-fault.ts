import type { Locale } from '@guichet/definition';
import { faultMessages, tooLargeHere } from './fault-messages.ts';
import { formatSize } from './format-size.ts';
import type { WorkingFile } from './work.ts';

const formatFiles = {
  en: (count: number) => (count === 1 ? 'one file' : `${count} files`),
  fr: (count: number) => (count === 1 ? 'un fichier' : `${count}\u00a0fichiers`),
};

/** Why a file was not taken, in a sentence; empty where nothing is wrong. */
export function formatFault({ fault, detail = '' }: WorkingFile, locale: Locale): string {
  if (fault === undefined) return '';
  // A proxy that refuses a file as too large does not say what it takes.
  if (fault === 'too_large' && detail === '') return tooLargeHere[locale];
  const message = typeof detail === 'string' ? detail : numberOf(detail);
  return faultMessages[fault][locale].replace('{{detail}}', () => message).trimEnd();

  function numberOf(number: number): string {
    return fault === 'tooMany' ? formatFiles[locale](number) : formatSize(number, locale);
  }
}
