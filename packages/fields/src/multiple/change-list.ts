import type { Field, Form, ListCommand } from '@guichet/engine';
import { changeMap } from '../datamap/change-map.ts';
import { changeTree } from '../tree/change-tree.ts';

/** Adds an empty value to a field that holds several. */
export function addValue(form: Form, field: Field): void {
  form.input(field, [...valuesOf(field), '']);
}

export function removeValue(form: Form, field: Field, index: number): void {
  form.input(
    field,
    valuesOf(field).filter((_, at) => at !== index),
  );
}

/** What each control of the field shows: one at least. */
export function valuesOf(field: Field): readonly string[] {
  const shown = field.shown();
  return shown.length === 0 ? [''] : shown;
}

/** Does what a button of a list asks for in a plain post. False where it asks for nothing that there is. */
export function changeList(form: Form, command: ListCommand): boolean {
  const field = form.fieldById(command.target);
  if (field === undefined || !field.visible() || field.disabled()) return false;
  if (field.component.type === 'datamap') return changeMap(form, field, command);
  if (field.component.type === 'tree') return changeTree(form, field, command);
  if (!isList(field)) return false;
  if (command.kind === 'add') addValue(form, field);
  else if (valuesOf(field)[command.index] !== undefined) removeValue(form, field, command.index);
  else return false;
  return true;
}

/** Types whose own control holds several values. */
const ownLists: readonly string[] = ['select', 'hidden', 'file', 'tags', 'resource'];

/** Whether a field is drawn as a list, a control for each value. */
export function isList({ component, model }: Field): boolean {
  return component.multiple === true && model.takesSeveral === true && !ownLists.includes(component.type);
}
