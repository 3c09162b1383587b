import type { Field, Form } from '@guichet/engine';

/** All fields of a form, each before what stands in it, rows included. */
export function allFields({ fields }: Form): readonly Field[] {
  const all: Field[] = [];
  addAll(fields, all);
  return all;
}

function addAll(fields: readonly Field[], all: Field[]): void {
  for (const field of fields) {
    all.push(field);
    addAll(field.children, all);
    for (const row of field.rows() ?? []) addAll(row.fields, all);
  }
}
