import { isJsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import type { Answer } from '../pages/page-data.ts';
import { sayThanks } from '../pages/thank-you-messages.ts';

/** What a resident filled in, in words and in the form's language; what is empty, hidden or secret is left out. */
export function answersOf(form: Form): readonly Answer[] {
  return form.fields.flatMap(answersIn);
}

function answersIn(field: Field): readonly Answer[] {
  if (!field.visible()) return [];
  const { component, model } = field;
  const own =
    model.data === 'value' && model.isPersistent && model.isUnseen !== true && component.protected !== true
      ? wordsOf(field)
      : '';
  return [
    ...(own === '' ? [] : [{ id: field.id, label: field.name(), value: own }]),
    ...field.children.flatMap(answersIn),
  ];
}

function wordsOf(field: Field): string {
  const value = field.value();
  if (typeof value === 'boolean' && optionsOf(field).length === 0) {
    return sayThanks(field.locale(), value ? 'yes' : 'no');
  }
  if (field.model.isEmpty(value, field.component)) return '';
  const chosen = field.shown();
  // One of several checkboxes that act as radio buttons: chosen, or nothing to say.
  if (field.component.settings.inputType === 'radio')
    return chosen.length > 0 ? sayThanks(field.locale(), 'yes') : '';
  return chosen.map((text) => labelOf(field, text)).join('\n');
}

/** The label of the option that a control's text chooses; the text itself where there are no options. */
function labelOf(field: Field, text: string): string {
  const index = optionsOf(field).findIndex((option) => isJsonObject(option) && option.value === text);
  const labels = field.model.texts.find(({ setting }) => setting.endsWith('[].label'));
  if (index === -1 || labels === undefined) return text;
  return field.plainText(labels.setting.replace('[]', `.${index}`)) || text;
}

function optionsOf({ component }: Field) {
  const { options } = component.settings;
  return Array.isArray(options) ? options : [];
}
