import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { asText } from '../findings/as-text.ts';
import type { Written } from '../findings/walk.ts';
import type { Rule } from './rule.ts';

interface OptionList {
  readonly path: string;
  readonly options: readonly Json[];
}

/** The lists of options that stand in a component. */
export function optionListsOf({ json, path, type }: Written): readonly OptionList[] {
  const { values, data, dataSrc } = json;
  const isElsewhere = typeof dataSrc === 'string' && dataSrc !== '' && dataSrc !== 'values';
  if (type === 'select') {
    if (dataSrc === 'json') return listOfJson(json, path);
    if (isElsewhere) return [];
    return isJsonObject(data) && Array.isArray(data.values)
      ? [{ path: `${path}.data.values`, options: data.values }]
      : [];
  }
  const lists: OptionList[] = [];
  if (
    (type === 'radio' || type === 'selectboxes' || type === 'survey') &&
    !isElsewhere &&
    Array.isArray(values)
  )
    lists.push({ path: `${path}.values`, options: values });
  if (type === 'survey' && Array.isArray(json.questions))
    lists.push({ path: `${path}.questions`, options: json.questions });
  return lists;
}

/** Choices that a select has as JSON, with the values and labels that its settings take from each. */
function listOfJson({ data, valueProperty, template }: JsonObject, path: string): readonly OptionList[] {
  const list = isJsonObject(data) ? data.json : undefined;
  if (!Array.isArray(list) || typeof valueProperty !== 'string' || valueProperty === '') return [];
  const [, labelled = 'label'] = /item\.([\w.]+)/.exec(typeof template === 'string' ? template : '') ?? [];
  const at = (item: Json, name: string) =>
    name
      .split('.')
      .reduce<Json | undefined>((inner, part) => (isJsonObject(inner) ? inner[part] : undefined), item);
  const options = list.map((item) => ({
    value: at(item, valueProperty) ?? '',
    label: at(item, labelled) ?? item,
  }));
  return [{ path: `${path}.data.json`, options }];
}

/** Options that cannot be told apart, or store nothing. */
export const options: Rule = ({ components }, report) => {
  for (const component of components) {
    for (const list of optionListsOf(component)) {
      // The builder leaves one empty option in a list that nobody filled.
      const isUnfilled = list.options.every(
        (option) => isJsonObject(option) && !option.label && !option.value,
      );
      if (isUnfilled) continue;
      const seen = new Map<string, number>();
      const labels = new Map<string, number>();
      for (const [index, option] of list.options.entries()) {
        const place = `${list.path}[${index}]`;
        if (!isJsonObject(option)) continue;
        const { value, label } = option;
        if (value === undefined || value === null || value === '') {
          const sentence = `The option "${asText(label ?? '').slice(0, 60)}" has no value, so choosing it stores nothing.`;
          report(place, 'missingOptionValue', sentence, 'Give it a value of its own.');
          continue;
        }
        const same = seen.get(asText(value));
        if (same !== undefined) {
          const sentence = `The option "${asText(label ?? '').slice(0, 60)}" has the value "${asText(value).slice(0, 60)}" of option ${same + 1}, so nobody can tell which was chosen.`;
          report(`${place}.value`, 'sameOption', sentence, 'Give it a value of its own.');
        } else seen.set(asText(value), index);
        const written = typeof label === 'string' ? label.trim() : '';
        const text = written.toLowerCase();
        if (text === '' && !(typeof label === 'number'))
          report(
            place,
            'missingOptionLabel',
            'This option has no label, so residents cannot see it.',
            'Give it a label.',
          );
        else if (labels.has(text))
          report(
            `${place}.label`,
            'sameOptionLabel',
            `Two options read "${written.slice(0, 60)}".`,
            'Say how they differ.',
          );
        else labels.set(text, index);
      }
    }
  }
};
