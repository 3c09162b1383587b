import type { Field, Form, ListCommand } from '@guichet/engine';
import { freeKey, keyedRowsOf, stringsOfRow } from './rows.ts';

/** A row more, under a key that no other has. */
export function addPair(form: Form, field: Field): void {
  const { settings } = field.component;
  const strings = field.shown();
  const key = freeKey(keyedRowsOf(strings, settings));
  form.dispatch({
    kind: 'input',
    field,
    strings: [...strings, ...stringsOfRow({ key, value: '' }, settings)],
  });
}

export function removePair(form: Form, field: Field, row: number): void {
  form.dispatch({ kind: 'input', field, strings: field.shown().toSpliced(row * 2, 2) });
}

/**
 * Carries out a button's command in a map from a plain post. False where it asks for nothing that there is; undefined
 * for another type.
 */
export function changeMap(form: Form, field: Field, command: ListCommand): boolean | undefined {
  if (field.component.type !== 'datamap') return undefined;
  if (field.component.settings.disableAddingRemovingRows === true) return false;
  if (command.kind === 'add') addPair(form, field);
  else if (field.shown()[command.index * 2] !== undefined) removePair(form, field, command.index);
  else return false;
  return true;
}
