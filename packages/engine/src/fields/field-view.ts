import { computed, type ReadonlySignal } from '@preact/signals-core';
import type { FieldView } from '../field.ts';
import type { FormContext, InternalField } from './internal-field.ts';

/** All that is drawn of a field, as one object that stays the same until something in it changes. */
export function createFieldView(field: InternalField, context: FormContext): ReadonlySignal<FieldView> {
  let last: FieldView | undefined;
  return computed(() => {
    context.observe?.('view', field);
    const next: FieldView = {
      // First, since an attempt to send changes all of them: the signals are asked in this order which of them changed.
      errors: field.errors(),
      visible: field.visible(),
      locale: field.locale(),
      required: field.required(),
      disabled: field.disabled(),
      isReadOnly: context.isReadOnly,
      rows: field.rows(),
      options: field.options(),
      state: field.model.drawnState?.(field.value(), field.component),
      texts: field.texts(),
    };
    last = last !== undefined && isSameView(last, next) ? last : next;
    return last;
  });
}

function isSameView(a: FieldView, b: FieldView): boolean {
  return (
    a.visible === b.visible &&
    a.locale === b.locale &&
    a.required === b.required &&
    a.disabled === b.disabled &&
    a.errors === b.errors &&
    a.rows === b.rows &&
    a.options === b.options &&
    a.state === b.state &&
    a.texts === b.texts
  );
}
