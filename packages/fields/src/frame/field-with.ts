import type { Field } from '@guichet/engine';

/** The field with some of it changed, for a view that draws it otherwise: it can not be copied, since fields share what they do. */
export function fieldWith(field: Field, changed: Partial<Field>): Field {
  const { id, component, model, parent, inRow, children, transientState, isOverridden } = field;
  return {
    ...{ id, component, model, parent, inRow, children, transientState, isOverridden },
    rows: () => field.rows(),
    path: () => field.path(),
    locale: () => field.locale(),
    environment: () => field.environment(),
    value: () => field.value(),
    kept: (strings) => field.kept(strings),
    written: (value) => field.written(value),
    shown: () => field.shown(),
    visible: () => field.visible(),
    isTouched: () => field.isTouched(),
    isModified: () => field.isModified(),
    required: () => field.required(),
    disabled: () => field.disabled(),
    text: (setting) => field.text(setting),
    plainText: (setting) => field.plainText(setting),
    dayLimits: () => field.dayLimits(),
    name: () => field.name(),
    errors: () => field.errors(),
    failures: () => field.failures(),
    view: () => field.view(),
    subscribe: (listener) => field.subscribe(listener),
    ...changed,
  };
}
