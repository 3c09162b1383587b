import type { Json, Locale } from '@guichet/definition';
import { formatNumber } from '../formats/numbers.ts';

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/**
 * Fills `{{ name }}` of a sentence, numbers as a language writes them; a name without a value leaves nothing behind.
 */
export function fill(
  sentence: string,
  values: Readonly<Record<string, Json | undefined>>,
  locale?: Locale,
): string {
  return sentence.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    if (locale !== undefined && typeof value === 'number') return formatNumber(value, locale);
    return value === undefined || value === null ? '' : String(value);
  });
}
