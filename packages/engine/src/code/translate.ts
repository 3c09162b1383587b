import type { HostMethod } from '@guichet/author-scripts/run';
import type { FormContext } from '../fields/internal-field.ts';
import { plainJson } from './host-value.ts';

/** Under this id stand texts by their sources, for code that asks for them so. No component can have it. */
export const sourcesOf = '#sources';

/** `t`: what the form's author says for a text in the form's language; what nobody translated stays as it is. */
export function translatorFor({ dictionary }: FormContext): HostMethod {
  return (text, given) => {
    if (typeof text !== 'string') return text;
    const translation = dictionary.value.of(sourcesOf)[text];
    const message = typeof translation === 'string' ? translation : text;
    const values = new Map(Object.entries(plainJson(given) ?? {}));
    if (values.size === 0) return message;
    return message.replace(
      /\{\{\s*(\w+)\s*\}\}/g,
      (interpolation, name: string) => `${values.get(name) ?? interpolation}`,
    );
  };
}
