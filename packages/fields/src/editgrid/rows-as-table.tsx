import type { Field, FieldView, ResolvedElement, ResolvedText } from '@guichet/engine';
import type { HTMLAttributes, ReactNode } from 'react';
import { mostNeeded } from '../datagrid/columns.ts';
import { authorText } from '../frame/author-text.tsx';
import { asPart } from '../rows/as-part.ts';
import { rowMessages } from '../rows/messages.ts';
import { rowLooks } from '../rows/row-settings.ts';
import { useColumns } from './row-summary.tsx';

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
  const own = partIn(view.texts['templates.tableHeader'], 'thead');
  const needed = Math.min(mostNeeded, Math.ceil((columns.length * 9 + 15) / 5) * 5);
  return (
    <div className={`g-datagrid__box g-datagrid__box--${needed}`}>
      <table
        {...list}
        {...asPart('table')}
        className={['g-datagrid__table', ...looks.map((look) => `g-datagrid__table--${look}`)].join(' ')}
      >
        {own === undefined ? (
          <thead {...asPart('rowgroup')}>
            <tr {...asPart('row')}>
              <th {...asPart('columnheader')} scope="col" className="g-datagrid__number">
                <span className="g-visually-hidden">{rowMessages[view.locale].row}</span>
              </th>
              {columns.map(({ key, label }) => (
                <th key={key} {...asPart('columnheader')} scope="col">
                  {label}
                </th>
              ))}
              {!view.disabled && <td {...asPart('cell')} className="g-datagrid__commands" />}
            </tr>
          </thead>
        ) : (
          <thead>{authorText(own)}</thead>
        )}
        <tbody {...asPart('rowgroup')}>{children}</tbody>
      </table>
    </div>
  );
}

/** What stands in the first element of this tag, wherever in a text it is; undefined where there is none. */
export function partIn(text: ResolvedText | undefined, tag: string): ResolvedElement['children'] | undefined {
  if (text === undefined || typeof text === 'string') return undefined;
  for (const node of text) {
    if (typeof node === 'string') continue;
    const found = node.tag === tag ? (node.children ?? []) : partIn(node.children, tag);
    if (found !== undefined) return found;
  }
  return undefined;
}
