import type { JsonObject } from '@guichet/definition';
import { type Model, malformed, type PreparedComponent, writeInMask } from '@guichet/engine';
import {
  defineDisplay,
  flagSettings,
  type ModelOf,
  sizeOf,
  takingSeveral,
  textSettings,
} from './define-model.ts';
import { forgiven } from './forgiven.ts';

interface TextOf extends ModelOf {
  /** What is kept of what was typed, such as a number with its punctuation. */
  readonly write?: (text: string, component: PreparedComponent) => string;
  /** What is kept of what was loaded. */
  readonly read?: (text: string, settings: JsonObject) => string;
}

/**
 * A type that keeps text. While it is typed it takes the author's `case`; with `truncateMultipleSpaces` the
 * space around it and all but one between words goes, in the control once it is left.
 */
export function defineText({ write = asItIs, read = asItIs, ...model }: TextOf): Model {
  return takingSeveral(
    defineDisplay({
      data: 'value',
      isPersistent: true,
      validateOn: 'blur',
      rules: ['type', 'maxLength', 'minLength', 'pattern', 'required'],
      emptyValue: () => '',
      isEmpty: (value) => typeof value !== 'string' || value.trim() === '',
      normalise(value, { settings }) {
        const text = textOf(value);
        return text === malformed ? malformed : read(truncated(text, settings), settings);
      },
      fromControl: ([text = ''], component) =>
        truncated(write(inCase(text, component.settings), component), component.settings),
      toControl: (value) => [typeof value === 'string' ? value : ''],
      whileTyping: ([text = ''], { settings }) =>
        settings.truncateMultipleSpaces === true ? [inCase(text, settings)] : undefined,
      ...model,
      settings: (json) => ({ ...writingOf(json), ...model.settings?.(json) }),
    }),
  );
}

/** A type that keeps one line of text; where the component has a mask, with its punctuation. */
export function defineLine(model: TextOf): Model {
  return defineText({
    rules: ['type', 'mask', 'maxLength', 'minLength', 'pattern', 'required'],
    // Typed in whatever way, it is written as the mask does once it is whole; until then it stays as typed.
    write: (text, component) => {
      const { inputMask, isText } = component.settings;
      return typeof inputMask === 'string'
        ? (writeInMask(text, inputMask, isText === true) ?? text)
        : forgiven(text, component);
    },
    whileTyping: ([text = ''], component) =>
      component.settings.truncateMultipleSpaces === true || forgiven(text, component) !== text
        ? [inCase(text, component.settings)]
        : undefined,
    ...model,
    settings: (json) => ({ ...lineSettings(json), ...model.settings?.(json) }),
  });
}

function lineSettings(json: JsonObject): JsonObject {
  const size = sizeOf(json.size);
  return { ...textSettings(json, ['inputType', 'inputMask']), ...(size !== undefined && { size }) };
}

function writingOf(json: JsonObject): JsonObject {
  return {
    ...((json.case === 'uppercase' || json.case === 'lowercase') && { case: json.case }),
    ...flagSettings(json, ['truncateMultipleSpaces']),
    ...(json.spellcheck === false && { spellcheck: false }),
  };
}

function inCase(text: string, settings: JsonObject): string {
  if (settings.case === 'uppercase') return text.toUpperCase();
  return settings.case === 'lowercase' ? text.toLowerCase() : text;
}

/** Line ends count as space. Source: measured on Form.io. */
function truncated(text: string, settings: JsonObject): string {
  return settings.truncateMultipleSpaces === true ? text.trim().replace(/\s{2,}/g, ' ') : text;
}

function textOf(value: unknown): string | typeof malformed {
  if (typeof value === 'string') return value;
  if (value === null || value === undefined) return '';
  return typeof value === 'number' || typeof value === 'boolean' ? String(value) : malformed;
}

function asItIs(text: string): string {
  return text;
}
