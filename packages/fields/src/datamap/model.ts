import { isJsonObject } from '@guichet/definition';
import { defineObject } from '../define-object.ts';
import { optionText } from '../options.ts';

/** Values under keys that the resident names. Value: an object; its control says key, value, key, value. */
export const datamapModel = defineObject({
  label: { en: 'Data Map', fr: 'Table de valeurs' },
  texts: [{ setting: 'keyLabel', as: 'html' }],
  fromControl: (strings) =>
    Object.fromEntries(
      strings.flatMap((key, index) =>
        index % 2 === 0 && key !== '' ? [[key, strings[index + 1] ?? '']] : [],
      ),
    ),
  toControl: (value) =>
    isJsonObject(value) ? Object.entries(value).flatMap(([key, item]) => [key, optionText(item)]) : [],
});
