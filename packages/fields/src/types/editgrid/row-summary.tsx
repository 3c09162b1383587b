import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { useCallback } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import { asPart } from '../../rows/as-part.ts';
import { type Cell, cellsOf, summaryColumnsOf } from './columns.ts';
import { editGridMessages } from './messages.ts';

interface Props {
  readonly grid: Field;
  readonly row: Row;
}

/** The columns of a row with their names. */
export function SummaryList({ grid, row, locale }: Props & { readonly locale: Locale }) {
  const cells = useCells(grid, row);
  return (
    <dl className="g-editgrid__summary">
      {cells.map(({ key, label, words }) => (
        <div key={key} className="g-editgrid__told">
          <dt>{label}</dt>
          <dd>
            {words === '' ? (
              <span className="g-editgrid__empty">{editGridMessages[locale].empty}</span>
            ) : (
              words
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}

/** The same in a table, whose header names them; where that has no room, each cell has its own. */
export function SummaryCells({ grid, row }: Props) {
  const cells = useCells(grid, row);
  return useColumns(grid).map(({ key, label }) => {
    const words = cells.find((cell) => cell.key === key)?.words ?? '';
    return (
      <td key={key} {...asPart('cell')} className="g-datagrid__cell">
        {words !== '' && (
          <span className="g-editgrid__name" aria-hidden="true">
            {label}
          </span>
        )}
        {words}
      </td>
    );
  });
}

export function useColumns(grid: Field): readonly Omit<Cell, 'words'>[] {
  return useFollowed(useCallback(() => summaryColumnsOf(grid), [grid]));
}

function useCells(grid: Field, row: Row): readonly Cell[] {
  return useFollowed(useCallback(() => cellsOf(grid, row), [grid, row]));
}
