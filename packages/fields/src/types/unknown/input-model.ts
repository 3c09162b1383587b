import { decodeJson, isJsonObject, type Json } from '@guichet/definition';
import { optionText } from '../../choices/options.ts';
import { defineDisplay, textSettings } from '../../define/define-model.ts';

/**
 * A question of a type that is not registered. Value: whatever JSON it is given, by a default, a calculation, a host or
 * a client; absent when there is none. Nobody can fill it in here.
 */
export const unknownInputModel = defineDisplay({
  needs: () => ['undrawn'],
  label: { en: '', fr: '' },
  data: 'value',
  isPersistent: true,
  isMultiple: true,
  // The author's limits hold for every request, whatever draws the type elsewhere. Source: measured on Form.io's
  // service.
  rules: [
    ...(['mask', 'maxLength', 'maxSelectedCount', 'max'] as const),
    ...(['minLength', 'minSelectedCount', 'min', 'pattern', 'requiredUndrawn'] as const),
  ],
  settings: (json) => ({ isUndrawn: true, ...textSettings(json, ['inputMask']) }),
  emptyValue: () => undefined,
  isEmpty: (value) => !holdsAnything(value),
  normalise: jsonOf,
  // A value posted unchanged keeps its type.
  parse: ([text = ''], { defaultValue }) =>
    text === writtenAs(defaultValue) ? defaultValue : readText(text),
  format: (value) => (value === undefined ? [] : [writtenAs(value)]),
  formatValue: (value) => (holdsAnything(value) ? [optionText(value)] : []),
});

/** As Form.io's service sees it: 0 and false are answers, and a list of nothing but blanks is none. */
function holdsAnything(value: unknown): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (typeof value === 'object' && value !== null) return Object.values(value).some(holdsAnything);
  return value !== undefined && value !== null;
}

/** An object or a list is posted as JSON, and so is text that could be taken for it. */
function writtenAs(value: unknown): string {
  return typeof value === 'string' && looksLikeJson.test(value) ? JSON.stringify(value) : optionText(value);
}

function readText(text: string): Json | undefined {
  if (text === '') return undefined;
  const json = looksLikeJson.test(text) ? decodeJson(text) : text;
  return typeof json === 'string' || Array.isArray(json) || isJsonObject(json) ? json : text;
}

const looksLikeJson = /^[{["]/;

/** A slot's value is JSON: it was loaded or computed as JSON. */
function jsonOf(value: unknown): Json | undefined {
  const text: string | undefined = JSON.stringify(value);
  return text === undefined ? undefined : decodeJson(text);
}
