import type { Form, ListCommand } from '@guichet/engine';
import { changeValues } from './features/multiple/change-values.ts';
import { changeMap } from './types/datamap/change-map.ts';
import { changeTree } from './types/tree/change-tree.ts';

/** Handlers of list commands, tried in turn. */
const ways = [changeMap, changeTree, changeValues];

/** Does what a button of a list asks for in a plain post. False where it asks for nothing that there is. */
export function changeList(form: Form, command: ListCommand): boolean {
  const field = form.fieldById(command.target);
  if (field === undefined || !field.visible() || field.disabled()) return false;
  for (const way of ways) {
    const isDone = way(form, field, command);
    if (isDone !== undefined) return isDone;
  }
  return false;
}
