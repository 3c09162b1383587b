import type { Field, FieldView } from '@guichet/engine';
import { FieldSlots } from '../frame/field-slot.tsx';
import { wrapperClass } from '../frame/frame.tsx';
import { type Column, readColumns } from './model.ts';
import './shift.css';
import './style.css';

export function ColumnsView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const { settings } = field.component;
  const own = settings.autoAdjust === true ? 'g-columns g-columns--auto' : 'g-columns';
  let next = 0;
  return (
    <div className={wrapperClass(field, view, own)}>
      {readColumns(settings).map((column) => {
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

/** A column without a width takes what is left of the line. */
function columnClass({ width, offset, push, pull, size }: Column): string {
  if (width === 0) return 'g-column g-column--rest';
  const from = offset > 0 ? ` g-column--from-${offset}` : '';
  const by = push === pull ? '' : ` g-column--by-${push - pull}`;
  return `g-column g-column--${size} g-column--${width}${from}${by}`;
}
