import type { Field, Form, ListCommand } from '@guichet/engine';
import { addValue, isList, removeValue, valuesOf } from './list.ts';

/**
 * Carries out a button's command in a list of values from a plain post. False where it asks for nothing that there is.
 */
export function changeValues(form: Form, field: Field, command: ListCommand): boolean {
  if (!isList(field)) return false;
  if (command.kind === 'add') addValue(form, field);
  else if (valuesOf(field)[command.index] !== undefined) removeValue(form, field, command.index);
  else return false;
  return true;
}
