import type { InEveryLocale } from '@guichet/definition';
import type { Rule } from '../rule.ts';
import {
  invalidRowSentences,
  invalidRowsSentences,
  unsavedRowSentences,
  unsavedRowsSentences,
} from './messages.ts';

/**
 * Rows that are open keep a form from being sent. Only the living form knows which are: these rules pass any value,
 * and have the names and the sentences of what it finds.
 */
function aboutRows(message: string, sentences: InEveryLocale): Rule {
  return { message, sentences, isOursToSay: true, check: () => undefined };
}

export const unsavedRows = aboutRows('unsavedRowsError', unsavedRowsSentences);
export const invalidRows = aboutRows('invalidRowsError', invalidRowsSentences);
export const unsavedRow = aboutRows('unsavedRowError', unsavedRowSentences);
export const invalidRow = aboutRows('invalidRowError', invalidRowSentences);
