import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { memo, use } from 'react';
import { useFollowed } from '../frame/use-followed.ts';
import { asPart } from '../rows/as-part.ts';
import { rowId } from '../rows/row-ids.ts';
import { numberIn, RowNumber } from '../rows/row-number.ts';
import type { RowCommands } from '../rows/use-row-changes.ts';
import { ModalRow } from './modal-row.tsx';
import { OpenRow } from './open-row.tsx';
import { SavedRow } from './saved-row.tsx';
import type { EditCommands } from './use-edit-commands.ts';

export interface EditRowProps {
  readonly grid: Field;
  readonly row: Row;
  /** Names the grid. */
  readonly name: string;
  readonly locale: Locale;
  readonly isDisabled: boolean;
  /** The form shows a submission as it was. */
  readonly isReadOnly: boolean;
  readonly isTable: boolean;
  /** There is no other. */
  readonly isSingle: boolean;
  readonly canRemove: boolean;
  readonly commands: RowCommands;
  readonly edit: EditCommands;
}

/** What a row is drawn with, open or saved. */
export interface PlacedRow extends EditRowProps {
  readonly state: ReturnType<Row['state']>;
  readonly index: number;
  /** `2`, or `2.1` in a grid within a row. */
  readonly number: string;
}

/** One row: drawn again when its place, its state or what can be done with it change, and not for another row. */
export const EditRow = memo(function EditRow(props: EditRowProps) {
  const { grid, row, isTable } = props;
  const index = useFollowed(row.index);
  const state = useFollowed(row.state);
  const outer = use(RowNumber);
  const number = numberIn(outer, index);
  const placed = { ...props, state, index, number };
  const isOpen = state === 'new' || state === 'open';
  const { modal, rowClass } = grid.component.settings;
  const place = {
    id: rowId(grid, row),
    tabIndex: -1,
    className: ['g-editgrid__row', isOpen ? 'g-editgrid__row--open' : `g-editgrid__row--${state}`, rowClass]
      .filter((one) => typeof one === 'string')
      .join(' '),
  };
  if (!isOpen) {
    return (
      <RowNumber value={number}>
        <SavedRow {...placed} place={place} />
      </RowNumber>
    );
  }
  const open = modal === true ? <ModalRow {...placed} /> : <OpenRow {...placed} />;
  return (
    <RowNumber value={number}>
      {isTable ? (
        <tr {...asPart('row')} {...place}>
          <td {...asPart('cell')} colSpan={100}>
            {open}
          </td>
        </tr>
      ) : (
        <li {...place}>{open}</li>
      )}
    </RowNumber>
  );
});
