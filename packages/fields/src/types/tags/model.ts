import type { JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { optionText } from '../../choices/options.ts';
import { defineDisplay, sizeOf, textSettings } from '../../define/define-model.ts';
import { textOf } from '../../define/define-text.ts';

/**
 * Words of the resident's own. Value: a string, the tags with a delimiter between; with `storeas: 'array'` a
 * list. Its control says the word that is being typed, and then the tags that there are, with the delimiter
 * between; without a script one text says all. A tag that is there already is none.
 */
export const tagsModel = defineDisplay({
  needs: () => ['type:tags'],
  label: { en: 'Tags', fr: 'Mots-clés' },
  data: 'value',
  isPersistent: true,
  validateOn: 'blur',
  isText: true,
  rules: ['type', 'maxTags', 'required'],
  settings(json) {
    const maxTags = sizeOf(json.maxTags);
    const size = sizeOf(json.size);
    return {
      ...(json.storeas === 'array' && { storeas: 'array' }),
      // Form.io's own spelling.
      ...textSettings(json, ['delimeter']),
      ...(maxTags !== undefined && { maxTags }),
      ...(size !== undefined && { size }),
    };
  },
  emptyValue: ({ settings }) => (settings.storeas === 'array' ? [] : ''),
  isEmpty: (value) => tagsIn(value, ',').every((tag) => tag.trim() === ''),
  normalise(value, { settings }) {
    const isList = settings.storeas === 'array';
    if (value === undefined || value === null || value === '') return isList ? [] : '';
    if (Array.isArray(value)) {
      if (value.some((tag) => typeof tag === 'object')) return malformed;
      return isList ? value.map(optionText) : value.join(delimiterOf(settings));
    }
    if (typeof value === 'object') return malformed;
    if (!isList) return typeof value === 'number' || typeof value === 'boolean' ? value : String(value);
    return tagsIn(String(value), delimiterOf(settings));
  },
  parse([typed = '', ...held], { settings }) {
    const tags = wordsIn([...held, typed].join(delimiterOf(settings)), settings);
    return settings.storeas === 'array' ? tags : tags.join(delimiterOf(settings));
  },
  format: (value, { settings }) => ['', written(tagsIn(value, delimiterOf(settings)), settings)],
  formatValue: (value, { settings }) => tagsIn(value, delimiterOf(settings)),
  formatWhileTyping: (strings) => strings,
});

/** The tags that a text says: without space around them, and each once. */
export function wordsIn(text: string, settings: JsonObject): readonly string[] {
  const words = tagsIn(text, delimiterOf(settings)).map((tag) => tag.trim());
  return [...new Set(words)].filter((tag) => tag !== '');
}

/** As a text that can be read, and read back. */
export function written(tags: readonly string[], settings: JsonObject): string {
  return tags.join(`${delimiterOf(settings)} `);
}

export function delimiterOf({ delimeter }: JsonObject): string {
  return typeof delimeter === 'string' ? delimeter : ',';
}

function tagsIn(value: unknown, delimiter: string): readonly string[] {
  if (Array.isArray(value)) return value.map(optionText);
  return textOf(value)
    .split(delimiter)
    .filter((tag) => tag !== '');
}
