import { memo, useContext } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import { asPart } from '../../rows/as-part.ts';
import { rowId } from '../../rows/row-ids.ts';
import { numberIn, RowNumber } from '../../rows/row-number.ts';
import { ModalRow } from './modal-row.tsx';
import { OpenRow } from './open-row.tsx';
import type { EditRowProps } from './placed-row.ts';
import { SavedRow } from './saved-row.tsx';

/** One row: drawn again when its place, its state or what can be done with it change, and not for another row. */
export const EditRow = memo(function EditRow(props: EditRowProps) {
  const { grid, row, isTable } = props;
  const index = useFollowed(row.index);
  const state = useFollowed(row.state);
  const outer = useContext(RowNumber);
  const number = numberIn(outer, index);
  const placed = { ...props, state, index, number };
  const isOpen = state === 'new' || state === 'open';
  const { modal, rowClass } = grid.component.settings;
  const place = {
    id: rowId(grid, row),
    tabIndex: -1,
    className: ['g-editgrid__row', isOpen ? 'g-editgrid__row--open' : `g-editgrid__row--${state}`, rowClass]
      .filter((className) => typeof className === 'string')
      .join(' '),
  };
  if (!isOpen) {
    return (
      <RowNumber.Provider value={number}>
        <SavedRow {...placed} place={place} />
      </RowNumber.Provider>
    );
  }
  const open = modal === true ? <ModalRow {...placed} /> : <OpenRow {...placed} />;
  return (
    <RowNumber.Provider value={number}>
      {isTable ? (
        <tr {...asPart('row')} {...place}>
          <td {...asPart('cell')} colSpan={100}>
            {open}
          </td>
        </tr>
      ) : (
        <li {...place}>{open}</li>
      )}
    </RowNumber.Provider>
  );
});
