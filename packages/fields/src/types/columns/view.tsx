import type { Field, FieldView } from '@guichet/engine';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import { isOfOneLine } from '../../frame/of-one-line.ts';
import { type LayoutColumn, readColumns } from './model.ts';
import './shift.css';
import './style.css';

export function ColumnsView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { settings } = field.component;
  const columns = readColumns(settings);
  let baseClass = settings.autoAdjust === true ? 'g-columns g-columns--auto' : 'g-columns';
  if (shareRows(field, columns)) baseClass += ' g-columns--even';
  let next = 0;
  return (
    <div className={wrapperClass(field, view, baseClass)}>
      {columns.map((column) => {
        const first = next;
        next += column.count;
        return (
          <div key={`${first} ${column.count}`} className={columnClass(column)}>
            <FieldSlots fields={field.children.slice(first, next)} />
          </div>
        );
      })}
    </div>
  );
}

/** The style sheet has no more rows. */
const maxRowCount = 24;

/**
 * Whether what stands side by side shares a row: in columns of one length, or of controls of one line alone. Others are
 * stacks of their own, since what is tall in one would tear the other apart. One that is moved along the line is too.
 */
function shareRows({ children }: Field, columns: readonly LayoutColumn[]): boolean {
  const counts = columns.map(({ count }) => count).filter((count) => count > 0);
  const isPlain = columns.every(
    ({ width, offset, push, pull }) => width > 0 && offset === 0 && push === pull,
  );
  return (
    isPlain &&
    Math.max(...counts) <= maxRowCount &&
    (new Set(counts).size === 1 || children.every(({ component }) => isOfOneLine(component)))
  );
}

/** A column without a width takes what is left of the line. */
function columnClass({ width, offset, push, pull, size }: LayoutColumn): string {
  if (width === 0) return 'g-column g-column--rest';
  const from = offset > 0 ? ` g-column--from-${offset}` : '';
  const by = push === pull ? '' : ` g-column--by-${push - pull}`;
  return `g-column g-column--${size} g-column--${width}${from}${by}`;
}
