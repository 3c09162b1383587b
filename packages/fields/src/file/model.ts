import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { malformed } from '@guichet/engine';
import { defineDisplay, flagSettings, textSettings } from '../define-model.ts';
import { parseObject } from '../define-object.ts';

/** Files. Value: a list of records, one for each that was stored, even where one is asked for; empty `[]`. */
export const fileModel = defineDisplay({
  label: { en: 'Upload', fr: 'Téléversement' },
  data: 'value',
  isPersistent: true,
  takesSeveral: true,
  rules: ['type', 'required'],
  settings: (json) => ({
    ...textSettings(json, ['storage', 'filePattern', 'fileMinSize', 'fileMaxSize']),
    ...flagSettings(json, ['image', 'uploadOnly']),
  }),
  emptyValue: () => [],
  isEmpty: (value) => !Array.isArray(value) || value.length === 0,
  normalise(value) {
    if (value === undefined || value === null || value === '') return [];
    const records: readonly Json[] = isJsonObject(value) ? [value] : Array.isArray(value) ? value : [''];
    return records.every(isJsonObject) ? records : malformed;
  },
  /** One record a string, as JSON. */
  fromControl: (strings) => strings.map(parseObject).filter(isJsonObject),
  toControl: (value) => (Array.isArray(value) ? value.map((record) => JSON.stringify(record)) : []),
  toWords: (value) => (Array.isArray(value) ? value.filter(isJsonObject).map(nameOf) : []),
});

/** As the resident named it. */
function nameOf({ originalName, name }: JsonObject): string {
  if (typeof originalName === 'string' && originalName !== '') return originalName;
  return typeof name === 'string' ? name : '';
}
