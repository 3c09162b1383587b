import { isJsonObject, type Json } from '@guichet/definition';
import { jsonIn, optionText } from '../options.ts';
import { fillTemplate, propertyAt } from '../select/item-template.ts';
import type { Source } from './source.ts';

/** One thing that can be chosen: what its control says, and what a resident reads. */
export type Choice = { readonly value: string; readonly label: string };

/** The label of an option where the definition gives no template. Source: measured on Form.io. */
const defaultTemplate = /^\s*<span>\{\{\s*item\.label\s*\}\}<\/span>\s*$/;

/** The list in an answer; undefined where there is none. */
export function itemsIn(
  answer: Json,
  { selectValues }: Pick<Source, 'selectValues'>,
): readonly Json[] | undefined {
  const list = selectValues === undefined ? answer : propertyAt(answer, selectValues);
  const items = typeof list === 'string' && list !== '' ? jsonIn(list) : list;
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

export function choiceOf(item: Json, { valueProperty, template = '' }: Source): Choice {
  const value = optionText(valueProperty === undefined ? item : propertyAt(item, valueProperty));
  const byTemplate = template !== '' && !defaultTemplate.test(template) ? fillTemplate(template, item) : '';
  return { value, label: byTemplate || labelOf(item) || value };
}

function labelOf(item: Json): string {
  return optionText(isJsonObject(item) ? item.label : item);
}
