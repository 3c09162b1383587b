import type { Field, FieldView } from '@guichet/engine';
import type { HTMLAttributes, ReactNode } from 'react';
import { asPart } from '../../rows/as-part.ts';
import { maxTableWidth } from '../../rows/max-table-width.ts';
import { rowMessages } from '../../rows/messages.ts';
import { rowLooks } from '../../rows/row-settings.ts';
import { useColumns } from './row-summary.tsx';
import { templateHeader } from './row-template.tsx';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly list: HTMLAttributes<HTMLTableElement>;
  readonly children: ReactNode;
}

/** Rows as a table, which looks as that of a data grid; where it has no room, one below the other. */
export function RowsAsTable({ field, view, list, children }: Props) {
  const columns = useColumns(field);
  const { settings } = field.component;
  const looks = rowLooks.filter((look) => settings[look] === true);
  const headerTemplate = view.texts['templates.tableHeader'];
  const needed = Math.min(maxTableWidth, Math.round((columns.length * 8 + 12) / 5) * 5);
  return (
    <div className={`g-datagrid__box g-datagrid__box--${needed}`}>
      <table
        {...list}
        {...asPart('table')}
        className={['g-datagrid__table', ...looks.map((look) => `g-datagrid__table--${look}`)].join(' ')}
      >
        <thead {...asPart('rowgroup')}>
          <tr {...asPart('row')}>
            <th {...asPart('columnheader')} scope="col" className="g-datagrid__number">
              <span className="g-visually-hidden">{rowMessages[view.locale].row}</span>
            </th>
            {headerTemplate !== undefined && headerTemplate !== ''
              ? templateHeader(headerTemplate)
              : columns.map(({ key, label }) => (
                  <th key={key} {...asPart('columnheader')} scope="col">
                    {label}
                  </th>
                ))}
            {!view.disabled && settings.placesButtons !== true && (
              <td {...asPart('cell')} className="g-datagrid__commands" />
            )}
          </tr>
        </thead>
        <tbody {...asPart('rowgroup')}>{children}</tbody>
      </table>
    </div>
  );
}
