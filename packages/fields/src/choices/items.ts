import { decodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { fillTemplate, propertyAt, textOfItem } from './item-template.ts';
import { optionText } from './options.ts';
import type { Source } from './source.ts';

/** One thing that can be chosen: what its control says, what a resident reads, and what the template says of the item. */
export type Choice = { readonly value: string; readonly label: string; readonly item?: JsonObject };

/** The label of an option where the definition gives no template. Source: measured on Form.io. */
const defaultTemplate = /^\s*<span>\{\{\s*item\.label\s*\}\}<\/span>\s*$/;

/** The list in an answer; undefined where there is none. */
export function itemsIn(
  answer: Json,
  { selectValues }: Pick<Source, 'selectValues'>,
): readonly Json[] | undefined {
  const list = selectValues === undefined ? answer : propertyAt(answer, selectValues);
  const items = typeof list === 'string' && list !== '' ? decodeJson(list) : list;
  return Array.isArray(items) ? items : undefined;
}

/** The choices that items are, what says nothing left out; each value once. */
export function choicesOf(items: readonly Json[], source: Source): readonly Choice[] {
  const known = new Set<string>();
  return items.flatMap((item) => {
    const choice = choiceOf(item, source);
    if (choice.value === '' || known.has(choice.value)) return [];
    known.add(choice.value);
    return [choice];
  });
}

export function choiceOf(
  item: Json,
  { valueProperty, template = '' }: Pick<Source, 'valueProperty' | 'template'>,
): Choice {
  const value = optionText(valueProperty === undefined ? item : propertyAt(item, valueProperty));
  const byTemplate = template !== '' && !defaultTemplate.test(template) ? fillTemplate(template, item) : '';
  const label = byTemplate || labelOf(item) || value;
  return byTemplate === '' ? { value, label } : { value, label, item: textOfItem(template, item) };
}

/** The name of a choice as a submission tells it: by what the template says, else the label alone. Undefined for none. */
export function choiceNamed(
  value: string,
  named: JsonObject,
  { template = '' }: Pick<Source, 'template'>,
): Choice | undefined {
  const item = textOfItem(template, named);
  const isByTemplate = Object.keys(item).length > 0 && !defaultTemplate.test(template);
  const label = ((isByTemplate ? fillTemplate(template, named) : '') || optionText(named.label)).slice(
    0,
    longestName,
  );
  return label === '' ? undefined : { value, label, ...(isByTemplate && { item }) };
}

/** Characters of a name that somebody else wrote. */
const longestName = 1_000;

/** The name within a value that is a whole item; otherwise the value. */
export function ownName(value: string, source: Pick<Source, 'valueProperty' | 'template'>): string {
  const item = value.startsWith('{') ? decodeJson(value) : value;
  const { valueProperty: _, ...whole } = source;
  return isJsonObject(item) ? choiceOf(item, whole).label : value;
}

function labelOf(item: Json): string {
  return optionText(isJsonObject(item) ? item.label : item);
}
