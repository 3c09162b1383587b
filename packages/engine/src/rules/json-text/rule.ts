import type { Rule } from '../rule.ts';

/**
 * JSON that was begun as a list, an object or a text in quotation marks, and is none. Bare words pass: they are kept
 * as a text, and say the same as JSON does. Form.io has no such rule.
 */
export const jsonText: Rule = {
  message: 'invalidJson',
  sentences: {
    en: '{{field}} must be JSON. Check its brackets, quotation marks and commas.',
    fr: 'Le champ « {{field}} » doit contenir du JSON. Vérifiez les accolades, les guillemets et les virgules.',
  },
  check({ component: { settings }, value }) {
    if (settings.kind !== 'json' || typeof value !== 'string' || !/^\s*[[{"]/.test(value)) return undefined;
    return isJson(value) ? undefined : {};
  },
};

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
