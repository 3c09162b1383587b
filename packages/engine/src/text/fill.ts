import type { Json } from '@guichet/definition';

const placeholder = /\{\{\s*([\w.]+)\s*\}\}/g;

/** Fills `{{ name }}` of a sentence; a name without a value leaves nothing behind. */
export function fill(sentence: string, values: Readonly<Record<string, Json | undefined>>): string {
  return sentence.replace(placeholder, (_, name: string) => {
    const value = Object.hasOwn(values, name) ? values[name] : undefined;
    return value === undefined || value === null ? '' : String(value);
  });
}
