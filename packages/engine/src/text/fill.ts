import type { Json, Locale } from '@guichet/definition';
import { formatNumber } from '../formats/numbers.ts';

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Fills `{{ name }}` of a sentence, numbers as a language writes them; a name without a value leaves nothing behind.
 */
export function fill(sentence: string, read: (name: string) => Json | undefined, locale?: Locale): string {
  return sentence.replace(placeholder, (_, name: string) => {
    const value = read(name);
    if (locale !== undefined && typeof value === 'number') return formatNumber(value, locale);
    return value === undefined || value === null ? '' : String(value);
  });
}
