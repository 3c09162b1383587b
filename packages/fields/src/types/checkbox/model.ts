import type { JsonObject } from '@guichet/definition';
import { malformed, type PreparedComponent } from '@guichet/engine';
import { defineDisplay, textSettings } from '../../define/define-model.ts';

/**
 * Yes or no. Value: a boolean; `required` asks for true. With `inputType: 'radio'` several checkboxes share
 * one `name`: that is the key, and the `value` of the chosen one is kept as a string, empty `''`.
 */
export const checkboxModel = defineDisplay({
  label: { en: 'Checkbox', fr: 'Case à cocher' },
  data: 'value',
  isPersistent: true,
  isTicked: true,
  validateOn: 'change',
  rules: ['type', 'required'],
  settings: (json) => (isRadio(json) ? { inputType: 'radio', ...textSettings(json, ['value']) } : {}),
  dataKey: (json) => (isRadio(json) ? String(json.name) : undefined),
  emptyValue: ({ settings }) => (settings.inputType === 'radio' ? '' : false),
  isEmpty: (value, { settings }) =>
    settings.inputType === 'radio' ? value === '' || value === undefined : value !== true,
  normalise: (value, { settings }) => (settings.inputType === 'radio' ? textOf(value) : booleanOf(value)),
  parse: (strings, { settings }) =>
    settings.inputType === 'radio' ? (strings[0] ?? '') : strings.some((text) => text !== ''),
  format(value, component) {
    const checked = checkedValue(component);
    return (component.settings.inputType === 'radio' ? value === checked : value === true) ? [checked] : [];
  },
});

/** The value that a checked control sends. */
export function checkedValue({ settings }: PreparedComponent): string {
  if (settings.inputType !== 'radio') return 'true';
  return typeof settings.value === 'string' ? settings.value : '';
}

function isRadio(json: JsonObject): boolean {
  return json.inputType === 'radio' && typeof json.name === 'string' && json.name !== '';
}

function textOf(value: unknown) {
  if (value === null || value === undefined) return '';
  return typeof value === 'object' ? malformed : String(value);
}

function booleanOf(value: unknown) {
  if (typeof value === 'boolean') return value;
  if (value === 'true' || value === 'on' || value === 1) return true;
  const isNo = value === 'false' || value === '' || value === 0 || value === null || value === undefined;
  return isNo ? false : malformed;
}
