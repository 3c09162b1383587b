import { isJsonObject, type Json, type JsonObject, type Locale } from '@guichet/definition';
import type { Environment, PreparedComponent } from '@guichet/engine';
import { optionsOf } from '../choices/choice-settings.ts';
import { optionText, typedValue } from '../choices/options.ts';
import { decimalModel } from '../numbers/decimal-model.ts';
import { numberSettings } from '../numbers/number-settings.ts';

/** How the values of a map are filled in. A type that is none of these is a line of text. */
export type ValueKind = 'text' | 'lines' | 'number' | 'choice' | 'yesOrNo';

const kinds: Readonly<Record<string, ValueKind>> = {
  textarea: 'lines',
  number: 'number',
  currency: 'number',
  checkbox: 'yesOrNo',
};

/** Settings of the value's own component. Options are those that the definition lists. */
export function valueSettings(json: JsonObject): JsonObject {
  const { type, data, values, dataType } = json;
  const listed = isJsonObject(data) ? data.values : values;
  if ((type === 'select' || type === 'radio') && Array.isArray(listed)) {
    const place = isJsonObject(data) ? 'data.values' : 'values';
    return {
      kind: 'choice',
      options: optionsOf(listed),
      place,
      ...(typeof dataType === 'string' && { dataType }),
    };
  }
  const kind = typeof type === 'string' && Object.hasOwn(kinds, type) ? kinds[type] : 'text';
  return { kind: kind ?? 'text', ...(kind === 'number' && numberSettings(json)) };
}

/** The component of one value, as far as there is one. */
export function innerOf(component: PreparedComponent): PreparedComponent {
  const { value } = component.settings;
  return { ...component, settings: isJsonObject(value) ? value : {} };
}

export function valueKindOf({ settings }: PreparedComponent): ValueKind {
  const { kind } = settings;
  return kind === 'lines' || kind === 'number' || kind === 'choice' || kind === 'yesOrNo' ? kind : 'text';
}

/** A value from what its control says. A number that cannot be read stays as it was typed. */
export function fromText(
  text: string,
  inner: PreparedComponent,
  locale: Locale,
  environment: Environment,
): Json {
  switch (valueKindOf(inner)) {
    case 'number':
      return decimalModel.fromPost?.([text], inner, locale, environment) ?? '';
    case 'choice':
      return typedValue(text, inner.settings.dataType);
    case 'yesOrNo':
      return text === 'true';
    case 'lines':
      return text.replaceAll('\r\n', '\n');
    case 'text':
      return text;
  }
}

export function toText(
  value: unknown,
  inner: PreparedComponent,
  locale: Locale,
  environment: Environment,
): string {
  if (valueKindOf(inner) !== 'number' || typeof value !== 'number') return optionText(value);
  return decimalModel.format(value, inner, locale, environment)[0] ?? '';
}
