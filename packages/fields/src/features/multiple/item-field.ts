import type { Field, FieldView } from '@guichet/engine';
import { fieldWith } from '../../frame/field-with.ts';
import { partId } from '../../frame/part-id.ts';
import { valuesOf } from './list.ts';
import { multipleMessages } from './messages.ts';

/** One value of a field that holds several, as the view of a single one draws it. The first bears the field's own id. */
export function itemField(field: Field, index: number): Field {
  const { multiple, labelPosition, customClass, attributes, autofocus, ...component } = field.component;
  return fieldWith(field, {
    id: index === 0 ? field.id : partId(field, index),
    whole: field,
    component: {
      ...component,
      hideLabel: true,
      ...(attributes !== undefined && { attributes }),
      ...(autofocus === true && index === 0 && { autofocus }),
    },
    name: () => multipleMessages[field.locale()].oneOf(field.name(), index + 1),
    value() {
      const values = field.value();
      return Array.isArray(values) ? values[index] : undefined;
    },
    shown: () => [valuesOf(field)[index] ?? ''],
  });
}

/** Its own texts, and the errors where it is the one that is wrong. */
export function itemView(field: Field, view: FieldView, index: number): FieldView {
  const { namedBy: _namedBy, labelId: _labelId, ...unnamedView } = view;
  const { label: _label, description: _description, tooltip: _tooltip, ...texts } = view.texts;
  const label = multipleMessages[view.locale].oneOf(field.plainText('label') || field.name(), index + 1);
  return { ...unnamedView, errors: index === wrongIn(field) ? view.errors : [], texts: { ...texts, label } };
}

/** Which of several is the first that a rule refuses. An error of the whole value stands at the first. */
function wrongIn(field: Field): number {
  const index = field.failures().find(({ values }) => typeof values.index === 'number')?.values.index;
  return typeof index === 'number' && index < valuesOf(field).length ? index : 0;
}
