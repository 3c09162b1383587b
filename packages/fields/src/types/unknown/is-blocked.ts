import type { Field, Form, PreparedComponent } from '@guichet/engine';

/** A required question that nobody can draw, and that nothing has given a value. Tracked. */
export function isBlocked(field: Field): boolean {
  return (
    field.component.settings.isUndrawn === true &&
    field.model.data === 'value' &&
    field.required() &&
    field.failures().length > 0 &&
    field.model.isEmpty(field.value(), field.component)
  );
}

/** The questions that keep a form from being sent, by name, each once. Tracked. */
export function blockedNames(form: Form): readonly string[] {
  const names = form.fields
    .flatMap(withInner)
    .filter(isBlocked)
    .map((field) => field.name());
  return [...new Set(names)];
}

/** Whether anything in a form could be so. */
export function mayBeBlocked(components: readonly PreparedComponent[]): boolean {
  return components.some(
    ({ settings, children = [] }) => settings.isUndrawn === true || mayBeBlocked(children),
  );
}

function withInner(field: Field): readonly Field[] {
  const inRows = field.rows()?.flatMap(({ fields }) => fields) ?? [];
  return [field, ...[...field.children, ...inRows].flatMap(withInner)];
}
