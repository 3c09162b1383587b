import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { tooltip } from '../../controls/tooltip/tooltip.tsx';
import { authorText } from '../../frame/author-text.tsx';
import { fieldWith } from '../../frame/field-with.ts';
import { asterisk } from '../../frame/frame.tsx';
import { partId } from '../../frame/part-id.ts';
import { useFieldView } from '../../frame/use-field-view.ts';
import { asPart } from '../../rows/as-part.ts';
import { rowMessages } from '../../rows/messages.ts';
import { type GridColumn, isLayout } from './columns.ts';

interface Props {
  readonly grid: Field;
  /** Any of the rows: what the headers say is the same in all. */
  readonly row: Row;
  readonly columns: readonly GridColumn[];
  readonly locale: Locale;
  readonly hasCommands: boolean;
}

/** The headers of the columns. Where none is for the eye, they are for the ear alone. */
export function GridHead({ grid, row, columns, locale, hasCommands }: Props) {
  const isSeen = columns.some(({ component }) => component.hideLabel !== true && !isLayout(component));
  return (
    <thead {...asPart('rowgroup')} className={isSeen ? undefined : 'g-datagrid__silent'}>
      <tr {...asPart('row')}>
        <th {...asPart('columnheader')} scope="col" className="g-datagrid__number">
          <span className="g-visually-hidden">{rowMessages[locale].row}</span>
        </th>
        {columns.map((column) => {
          const field = row.fields[column.index];
          return field && <Header key={column.index} grid={grid} field={field} column={column} />;
        })}
        {hasCommands && <td {...asPart('cell')} className="g-datagrid__commands" />}
      </tr>
    </thead>
  );
}

interface HeaderProps {
  readonly grid: Field;
  readonly field: Field;
  readonly column: GridColumn;
}

/** A layout's label, if any, stands in its cells. */
function Header({ grid, field, column: { index, component, width } }: HeaderProps) {
  const view = useFieldView(field);
  const words = authorText(view.texts.label ?? view.texts.title);
  const className = width === '' ? undefined : `g-datagrid__column--${width}`;
  if (words === undefined || isLayout(component)) {
    return <td {...asPart('cell')} className={className} />;
  }
  return (
    <th {...asPart('columnheader')} scope="col" className={className}>
      <span className={component.hideLabel ? 'g-visually-hidden' : undefined}>
        {words}
        {view.required && asterisk()}
      </span>
      {/* Below an id of its own: in the first row the same help stands once more, for a narrow page. */}
      {tooltip(fieldWith(field, { id: partId(grid, `column-${index}`) }), view)}
    </th>
  );
}
