import type { JsonObject } from '@guichet/definition';
import { type Model, malformed, type PreparedComponent } from '@guichet/engine';
import { defineDisplay, flagSettings, type ModelOf, sizeIn, textSettings } from './define-model.ts';
import { forgiven } from './forgiven.ts';

interface TextOf extends ModelOf {
  /** The stored value of typed text, such as a number with its punctuation. */
  readonly write?: (text: string, component: PreparedComponent) => string;
  /** The stored value of loaded text. */
  readonly read?: (text: string, settings: JsonObject) => string;
}

/**
 * A type that keeps text, or the number or boolean that code left in it. While it is typed it takes the author's `case`; with `truncateMultipleSpaces` the
 * space around it and all but one between words goes, in the control once it is left.
 */
export function defineText({ write = asItIs, read = asItIs, ...model }: TextOf): Model {
  return defineDisplay({
    data: 'value',
    isPersistent: true,
    validateOn: 'blur',
    rules: ['type', 'maxLength', 'minLength', 'pattern', 'required'],
    emptyValue: () => '',
    isText: true,
    isEmpty: (value) => textOf(value).trim() === '',
    normalise(value, { settings }) {
      if (typeof value === 'object' && value !== null) return malformed;
      const text = textOf(value);
      const kept = read(truncated(text, settings), settings);
      return kept === text && isComputed(value) ? value : kept;
    },
    parse: ([text = ''], component) =>
      truncated(write(inCase(text, component.settings), component), component.settings),
    format: (value) => [textOf(value)],
    formatWhileTyping: ([text = ''], { settings }) =>
      settings.truncateMultipleSpaces === true ? [inCase(text, settings)] : undefined,
    needs: ({ settings }) =>
      settings.showCharCount === true || settings.showWordCount === true ? ['masks'] : [],
    ...model,
    settings: (json) => ({ ...writingOf(json), ...model.settings?.(json) }),
  });
}

/** A type that keeps one line of text. Masks are another matter: see `withMask`. */
export function defineLine(model: TextOf): Model {
  return defineText({
    write: forgiven,
    formatWhileTyping: ([text = ''], component) =>
      component.settings.truncateMultipleSpaces === true || forgiven(text, component) !== text
        ? [inCase(text, component.settings)]
        : undefined,
    ...model,
    settings: (json) => ({ ...lineSettings(json), ...model.settings?.(json) }),
  });
}

function lineSettings(json: JsonObject): JsonObject {
  return {
    ...textSettings(json, ['inputType']),
    ...(json.mask === true && { inputType: 'password' }),
    ...sizeIn(json),
  };
}

function writingOf(json: JsonObject): JsonObject {
  return {
    ...((json.case === 'uppercase' || json.case === 'lowercase') && { case: json.case }),
    ...flagSettings(json, ['truncateMultipleSpaces']),
    ...(counts(json) && flagSettings(json, ['showCharCount', 'showWordCount'])),
    ...(json.spellcheck === false && { spellcheck: false }),
  };
}

function counts({ showCharCount, showWordCount, multiple }: JsonObject): boolean {
  return (showCharCount === true || showWordCount === true) && multiple !== true;
}

function inCase(text: string, settings: JsonObject): string {
  if (settings.case === 'uppercase') return text.toUpperCase();
  return settings.case === 'lowercase' ? text.toLowerCase() : text;
}

/** Line ends count as space. Source: measured on Form.io. */
function truncated(text: string, settings: JsonObject): string {
  return settings.truncateMultipleSpaces === true ? text.trim().replace(/\s{2,}/g, ' ') : text;
}

/** The text that a value shows; empty for what is none. */
export function textOf(value: unknown): string {
  return typeof value === 'string' || isComputed(value) ? String(value) : '';
}

/**
 * Code may leave a number or a boolean in a text, where it stays what it is. The typed value is text. Source: measured
 * on Form.io.
 */
function isComputed(value: unknown): value is number | boolean {
  return typeof value === 'number' || typeof value === 'boolean';
}

function asItIs(text: string): string {
  return text;
}
