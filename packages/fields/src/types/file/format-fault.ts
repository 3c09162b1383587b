import type { Locale } from '@guichet/definition';
import { countedFiles, faultMessages, tooLargeHere, wrongTypeHere } from './fault-messages.ts';
import { isReadable } from './file-hint.tsx';
import { formatSize } from './format-size.ts';
import type { WorkingFile } from './work.ts';

/** Why a file was not taken, in a sentence; empty where nothing is wrong. */
export function formatFault(
  { fault, detail = '' }: Pick<WorkingFile, 'fault' | 'detail'>,
  locale: Locale,
): string {
  if (fault === undefined) return '';
  // A proxy that refuses a file as too large does not say what it takes.
  if (fault === 'too_large' && detail === '') return tooLargeHere[locale];
  if (/^wrong/.test(fault) && !isReadable(String(detail))) return wrongTypeHere[locale];
  const message = typeof detail === 'string' ? detail : numberOf(detail);
  return faultMessages[fault][locale].replace('{{detail}}', () => message).trimEnd();

  function numberOf(number: number): string {
    return fault === 'tooMany' ? countedFiles[locale](number) : formatSize(number, locale);
  }
}
