import type { Rule } from '../rule.ts';

/**
 * How many words of their own a resident may add. With a script there cannot be more; a plain post and other programs
 * may send any number. Form.io's own engine does not ask.
 */
export const maxTags: Rule = {
  message: 'maxTags',
  sentences: {
    en: '{{field}} can have {{maxTags}} answer{{s}} at most. Remove some.',
    fr: 'Le champ « {{field}} » accepte au plus {{maxTags}} réponse{{s}}. Retirez-en.',
  },
  check({ component: { settings }, value }) {
    const { maxTags: most, delimeter = ',' } = settings;
    if (typeof most !== 'number' || most <= 0) return undefined;
    return countIn(value, String(delimeter)) > most ? { maxTags: most } : undefined;
  },
};

function countIn(value: unknown, delimiter: string): number {
  const tags = typeof value === 'string' ? value.split(delimiter) : value;
  return Array.isArray(tags) ? tags.filter((tag) => String(tag).trim() !== '').length : 0;
}
