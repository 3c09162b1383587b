import type { Field, Form } from '@guichet/engine';
import { recordsIn } from './model.ts';

/** What the button beside a stored file asks for in a plain post, as the value of `guichet:change`: `file:remove photos 2`. */
export function fileChange(field: Field, index: number): string {
  return ['file:remove', field.path(), index].join(' ');
}

/** Does what such a button asks for, and gives the file that is gone; undefined where it asks for nothing that there is. */
export function changeFiles(form: Form, change: string) {
  const [, path = '', place] = /^file:remove (\S+) (\d{1,4})$/.exec(change) ?? [];
  const field = form.fieldByPath(path);
  if (field === undefined || field.component.type !== 'file' || field.disabled()) return undefined;
  const records = recordsIn(field.value());
  const record = records[Number(place)];
  if (record === undefined) return undefined;
  const others = records.toSpliced(Number(place), 1);
  form.input(field, ['', ...others.map((other) => JSON.stringify(other))]);
  return { field, record };
}
