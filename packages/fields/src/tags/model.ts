import type { JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { defineDisplay, sizeOf, textSettings } from '../define-model.ts';
import { optionText } from '../options.ts';

/**
 * Words of the resident's own. Value: a string, the tags with a delimiter between; with `storeas: 'array'` a
 * list. Its control says them in one text or several, with the delimiter between.
 */
export const tagsModel = defineDisplay({
  label: { en: 'Tags', fr: 'Mots-clés' },
  data: 'value',
  isPersistent: true,
  validateOn: 'blur',
  rules: ['type', 'required'],
  settings(json) {
    const maxTags = sizeOf(json.maxTags);
    return {
      ...(json.storeas === 'array' && { storeas: 'array' }),
      // Form.io's own spelling.
      ...textSettings(json, ['delimeter']),
      ...(maxTags !== undefined && { maxTags }),
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
    return isList ? tagsIn(String(value), delimiterOf(settings)) : String(value);
  },
  fromControl(strings, { settings }) {
    const delimiter = delimiterOf(settings);
    const tags = strings
      .flatMap((text) => tagsIn(text, delimiter))
      .map((tag) => tag.trim())
      .filter((tag) => tag !== '');
    return settings.storeas === 'array' ? tags : tags.join(delimiter);
  },
  toControl: (value, { settings }) => [
    tagsIn(value, delimiterOf(settings)).join(`${delimiterOf(settings)} `),
  ],
  whileTyping: (strings) => strings,
});

function tagsIn(value: unknown, delimiter: string): readonly string[] {
  if (Array.isArray(value)) return value.map(optionText);
  return typeof value === 'string' ? value.split(delimiter).filter((tag) => tag !== '') : [];
}

function delimiterOf({ delimeter }: JsonObject): string {
  return typeof delimeter === 'string' ? delimeter : ',';
}
