import type { Form, ListCommand } from '@guichet/engine';
import { changeMap } from '../datamap/change-map.ts';
import { changeTree } from '../tree/change-tree.ts';
import { addValue, isList, removeValue, valuesOf } from './list.ts';

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
