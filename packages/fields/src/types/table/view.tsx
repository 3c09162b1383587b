import type { Field, FieldView } from '@guichet/engine';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import type { Feature } from '../../features/feature.ts';
import { authorText } from '../../frame/author-text.tsx';
import { FieldSlots } from '../../frame/field-slot.tsx';
import { wrapperClass } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { fieldsOfCells, tableModel } from './model.ts';

/**
 * With headers it is a table for screen readers, too, also where a narrow page stacks its cells: hence the roles, which
 * browsers forget when the look changes. Without headers nothing belongs to a row or a column: it is a way to set
 * fields side by side, and says nothing.
 */
export function TableView({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const rows = fieldsOfCells(field);
  const columns = (rows[0] ?? []).map((_, index) => index);
  const { texts } = view;
  const isTable = columns.some((index) => texts[`header.${index}`] !== undefined);
  const as = (name: string) => ({ role: isTable ? name : 'presentation' });
  const isGroup = !isTable && texts.caption !== undefined;
  return (
    <div
      className={wrapperClass(field, view, 'g-table')}
      {...(isGroup && { role: 'group', 'aria-labelledby': partId(field, 'caption') })}
    >
      {isGroup && (
        <div id={partId(field, 'caption')} className="g-table__caption">
          {authorText(texts.caption)}
        </div>
      )}
      {tooltip(field, view)}
      <table className={tableClass(field)} {...as('table')}>
        {isTable && texts.caption !== undefined && (
          <caption className="g-table__caption">{authorText(texts.caption)}</caption>
        )}
        {isTable && (
          <thead {...as('rowgroup')}>
            <tr {...as('row')}>
              {columns.map((index) => {
                const header = authorText(texts[`header.${index}`]);
                if (header === undefined) return <td key={index} {...as('cell')} />;
                return (
                  <th key={index} scope="col" {...as('columnheader')}>
                    {header}
                  </th>
                );
              })}
            </tr>
          </thead>
        )}
        <tbody {...as('rowgroup')}>
          {rows.map((cells, y) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: rows of a layout never move
            <tr key={y} {...as('row')}>
              {cells.map((fields, x) => (
                <td
                  // biome-ignore lint/suspicious/noArrayIndexKey: nor do its cells
                  key={x}
                  {...as('cell')}
                  data-header={(isTable && field.plainText(`header.${x}`)) || undefined}
                >
                  <FieldSlots fields={fields} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

const looks = ['striped', 'bordered', 'hover', 'condensed'] as const;
const alignments: readonly unknown[] = ['left', 'center', 'right'];

function tableClass({ component: { settings } }: Field): string {
  const { cellAlignment } = settings;
  const names = looks.filter((name) => settings[name] === true);
  const aligned = alignments.includes(cellAlignment) ? [`to-${cellAlignment}`] : [];
  return ['g-table__grid', ...[...names, ...aligned].map((name) => `g-table__grid--${name}`)].join(' ');
}

/** Fields in the cells of a table. */
export const feature: Feature = {
  models: { table: tableModel },
  views: { table: TableView },
};
