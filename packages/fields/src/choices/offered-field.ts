import type { ComputedOption, Field, FieldView } from '@guichet/engine';
import { fieldWith } from '../frame/field-with.ts';

/**
 * A field whose choices were found, as if its definition listed them: the views of listed choices draw it. `setting`
 * names the list in the texts of its type.
 */
export function offeredField(
  field: Field,
  view: FieldView,
  options: readonly ComputedOption[],
  setting: 'values' | 'data.values',
): { readonly field: Field; readonly view: FieldView } {
  const { component } = field;
  const settings = { ...component.settings, options: options.map(({ value }) => ({ value })) };
  const labels = options.map(({ label }, index) => [`${setting}.${index}.label`, label] as const);
  return {
    field: fieldWith(field, { component: { ...component, settings } }),
    view: { ...view, texts: { ...view.texts, ...Object.fromEntries(labels) } },
  };
}
