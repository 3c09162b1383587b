import type { FileCommand, Form } from '@guichet/engine';
import { recordsIn } from './model.ts';

/** Does what the button beside a stored file asks for in a plain post, and gives the file that is gone; undefined where it asks for nothing that there is. */
export function changeFiles(form: Form, { target, index }: FileCommand) {
  const field = form.fieldByPath(target);
  if (field === undefined || field.component.type !== 'file' || field.disabled()) return undefined;
  const records = recordsIn(field.value());
  const record = records[index];
  if (record === undefined) return undefined;
  const remaining = records.toSpliced(index, 1);
  form.dispatch({ kind: 'input', field, value: remaining });
  return { field, record };
}
