import { isJsonObject, type Json, type JsonObject, type Locale } from '@guichet/definition';
import { type Environment, isSame, type PreparedComponent } from '@guichet/engine';
import { flagSettings } from '../../define/define-model.ts';
import { defineObject } from '../../define/define-object.ts';
import { controlStringsIn } from '../../typed-values/control-strings.ts';
import { fromText, innerOf, toText, valueSettings } from '../../typed-values/value.ts';
import { datamapMessages } from './messages.ts';
import { type KeyedRow, keyedRowsOf, stringsOfRow } from './rows.ts';

/**
 * Values under keys that the resident names. Value: an object; its control says key, value, key, value; where the value
 * stands first, the other way round. Its strings are kept as transient state: an object holds no key twice, and none
 * that is empty.
 */
export const datamapModel = defineObject({
  needs: () => ['transientState', 'type:datamap'],
  label: { en: 'Data Map', fr: 'Table de valeurs' },
  validateOn: 'blur',
  rules: ['type', 'required', 'doubleKey', 'missingKey'],
  texts: [
    { setting: 'keyLabel', as: 'html' },
    { setting: 'valueComponent.label', as: 'html' },
    { setting: 'valueComponent.data.values[].label', as: 'plain' },
    { setting: 'valueComponent.values[].label', as: 'plain' },
  ],
  settings: (json) => ({
    ...flagSettings(json, ['disableAddingRemovingRows']),
    ...(json.keyBeforeValue === false && { valueFirst: true }),
    value: valueSettings(isJsonObject(json.valueComponent) ? json.valueComponent : {}),
  }),
  parse: (strings, component, locale, environment) =>
    objectOf(keyedRowsOf(strings, component.settings), (text) =>
      fromText(text, innerOf(component), locale, environment),
    ),
  format(value, component, locale, environment, transientState) {
    const { settings } = component;
    const typed = controlStringsIn(transientState);
    const inner = innerOf(component);
    const rows = isJsonObject(value)
      ? Object.entries(value).map(([key, item]) => ({ key, value: toText(item, inner, locale, environment) }))
      : [];
    if (typed !== undefined && typed.length > 0 && makes(typed, value, component, locale, environment))
      return typed;
    return rows.length > 0 || settings.disableAddingRemovingRows === true
      ? rows.flatMap((row) => stringsOfRow(row, settings))
      : ['', ''];
  },
  transientStateOf: (strings) => (strings.some((text) => text !== '') ? { said: strings } : undefined),
  formatValue(value, component, locale, environment) {
    const inner = innerOf(component);
    return Object.entries(isJsonObject(value) ? value : {}).map(([key, item]) =>
      datamapMessages[locale].line(key, toText(item, inner, locale, environment)),
    );
  },
});

function objectOf(rows: readonly KeyedRow[], read: (text: string) => Json): JsonObject {
  return Object.fromEntries(rows.flatMap(({ key, value }) => (key === '' ? [] : [[key, read(value)]])));
}

/** The typed strings stay as long as they make the value, its keys in the same order. */
function makes(
  typed: readonly string[],
  value: unknown,
  component: PreparedComponent,
  locale: Locale,
  environment: Environment,
): boolean {
  const made = datamapModel.parse(typed, component, locale, environment);
  return isSame(Object.entries(made ?? {}), Object.entries(value ?? {}));
}
