import { decodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { type Model, malformed, type PreparedComponent } from '@guichet/engine';
import { htmlOf, textOfHtml } from './html-text.ts';
import { textareaModel } from './model.ts';

/**
 * Lines of text that stand for something else where their author says so. With `as: 'json'` the value is the JSON that
 * the text is, or the text where it is none; with a rich editor it is HTML, of which the plain control shows and
 * makes paragraphs and lines. Source: measured on Form.io.
 */
export const kindsOfTextModel: Model = {
  ...textareaModel,
  rules: ['jsonText', ...textareaModel.rules],
  settings: (json) => ({ ...textareaModel.settings(json), ...kindOf(json) }),
  needs: (component) => [
    ...(textareaModel.needs?.(component) ?? []),
    ...(isOfKind(component) ? (['richText'] as const) : []),
  ],
  isEmpty(value, component) {
    const { kind } = component.settings;
    if (kind === 'json') return value === undefined || value === null || value === '' || isEmptyList(value);
    return textareaModel.isEmpty(kind === 'html' ? textOfHtml(String(value ?? '')) : value, component);
  },
  normalise(value, component) {
    if (component.settings.kind !== 'json') return textareaModel.normalise(value, component);
    return value === undefined || value === null ? '' : isJson(value) ? value : malformed;
  },
  parse(strings, component, ...rest) {
    const text = textareaModel.parse(strings, component, ...rest);
    if (typeof text !== 'string') return text;
    if (component.settings.kind === 'json') return decodeJson(text);
    return component.settings.kind === 'html' ? htmlOf(text) : text;
  },
  format(value, component, ...rest) {
    const { kind } = component.settings;
    if (kind === 'json') return [textOfJson(value)];
    const shown = textareaModel.format(value, component, ...rest);
    return kind === 'html' ? shown.map(textOfHtml) : shown;
  },
  formatWhileTyping: (strings, component, locale) =>
    isOfKind(component) ? strings : textareaModel.formatWhileTyping?.(strings, component, locale),
};

function kindOf({ as, editor, wysiwyg, multiple }: JsonObject): JsonObject {
  if (multiple === true) return {};
  if (as === 'json') return { kind: 'json' };
  const isRich = ['ckeditor', 'quill', 'tinymce'].some((name) => name === editor);
  const isHtml = (isRich || Boolean(wysiwyg)) && (as === undefined || as === '' || as === 'html');
  return isHtml ? { kind: 'html' } : {};
}

function isOfKind({ settings }: PreparedComponent): boolean {
  return settings.kind !== undefined;
}

/** A text that could be taken for other JSON is written as JSON, too. */
function textOfJson(value: unknown): string {
  if (value === undefined || value === null || value === '') return '';
  return typeof value === 'string' && decodeJson(value) === value ? value : JSON.stringify(value, null, 2);
}

function isEmptyList(value: unknown): boolean {
  return Array.isArray(value) && value.length === 0;
}

/** Loaded and computed values are JSON all the way down. */
function isJson(value: unknown): value is Json {
  return (
    ['string', 'number', 'boolean'].includes(typeof value) || Array.isArray(value) || isJsonObject(value)
  );
}
