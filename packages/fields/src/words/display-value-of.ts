import { isJsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { ownName } from '../choices/items.ts';
import { sourceIn } from '../choices/source.ts';
import { displayMessages } from './messages.ts';

/**
 * The text of a field's value for a resident: the label of an option, a date in the language, yes and no. `value`:
 * another one than the field holds. Of a grid a line for each row. Empty where nothing is filled in.
 */
export function displayValueOf(field: Field, value: unknown = field.value()): string {
  const rows = field.rows();
  if (rows !== undefined) {
    return rows.map(({ fields }) => fields.flatMap(wordsIn).join(', ')).join('\n');
  }
  const { component, model } = field;
  const messages = displayMessages[field.locale()];
  const isChoice = optionsOf(field).length > 0 || field.view().options !== undefined;
  if (typeof value === 'boolean' && !isChoice && model.isText !== true)
    return value ? messages.yes : messages.no;
  if (model.isEmpty(value, component)) return '';
  if (model.isSecret === true) return '•'.repeat(8);
  const chosen = value === field.value() ? field.shown() : field.written(value);
  // One of several checkboxes that act as radio buttons: chosen, or nothing to say.
  if (component.settings.inputType === 'radio') return chosen.length > 0 ? messages.yes : '';
  const words = model.formatValue?.(value, component, field.locale(), field.environment(), (setting) =>
    field.plainText(setting),
  );
  return (words ?? chosen.map((text) => labelOf(field, text))).join('\n');
}

/** The texts of a field or of its children, where they are not empty. */
function wordsIn(field: Field): readonly string[] {
  if (!field.visible() || field.model.isUnseen === true) return [];
  const isListed = field.model.isPersistent && (field.model.data === 'value' || field.rows() !== undefined);
  const fieldText = isListed ? displayValueOf(field).replaceAll('\n', ', ') : '';
  return [...(fieldText === '' ? [] : [fieldText]), ...field.children.flatMap(wordsIn)];
}

/** The label of the option that a control's text chooses; the text itself where there are no options. */
function labelOf(field: Field, text: string): string {
  const computed = field.view().options?.find(({ value }) => value === text);
  if (computed !== undefined) return computed.label;
  const source = sourceIn(field.component.settings);
  if (source !== undefined) return ownName(text, source);
  const index = optionsOf(field).findIndex((option) => isJsonObject(option) && option.value === text);
  const labels = field.model.texts.find(({ setting }) => setting.endsWith('[].label'));
  if (index === -1 || labels === undefined) return text;
  return field.plainText(labels.setting.replace('[]', `.${index}`)) || text;
}

function optionsOf({ component }: Field) {
  const { options } = component.settings;
  return Array.isArray(options) ? options : [];
}
