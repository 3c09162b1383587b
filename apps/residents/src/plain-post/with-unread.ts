import { parsePath } from '@guichet/definition';
import { type Field, type Form, type OpenRowData, withValue } from '@guichet/engine';
import type { AnsweredPage } from '../pages/page-data.ts';
import { allIn } from './search-on-enter.ts';

type Answers = Required<Pick<AnsweredPage, 'data' | 'openRows'>>;

/** The answers with the texts that could not be read, such as "about 12" for a number: each stays in its control. */
export function withUnread<Left extends Answers>(form: Form, left: Left): Left {
  return form.fields.flatMap(allIn).filter(isUnread).reduce(place, left);
}

function isUnread(field: Field): boolean {
  const { model, component } = field;
  if (model.formatWhileTyping === undefined) return false;
  return model.isEmpty(field.value(), component) && field.shown().some((text) => text !== '');
}

function place<Left extends Answers>(left: Left, field: Field): Left {
  const path = field.path();
  const text = field.component.multiple === true ? field.shown() : (field.shown()[0] ?? '');
  const put = (data: OpenRowData['data'], prefix: string) =>
    withValue(data, parsePath(path.slice(prefix.length)).map(String), text);
  // Outer rows come before those in them.
  const around = left.openRows.filter((row) => path.startsWith(prefixOf(row))).at(-1);
  if (around === undefined) return { ...left, data: put(left.data, '') };
  const openRows = left.openRows.map((row) =>
    row === around ? { ...row, data: put(row.data, prefixOf(row)) } : row,
  );
  return { ...left, openRows };
}

const prefixOf = ({ grid, row }: OpenRowData) => `${grid}[${row}].`;
