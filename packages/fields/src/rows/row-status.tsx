import { type Field, type FieldView, rowTitle } from '@guichet/engine';
import { rowMessages } from './messages.ts';
import type { Removed, RowAnnouncement, RowChanges } from './use-row-changes.ts';

interface Props {
  readonly changes: RowChanges;
  readonly field: Field;
  readonly view: FieldView;
  /** Names the grid. */
  readonly name: string;
  /** The number of the row at a place, counted from 0. */
  readonly numberOf: (index: number) => string;
}

/** Says what became of a row, to the eye and to the ear, and offers to bring back the one that was removed. */
export function RowStatus({
  changes: { announcement, removed, commands },
  field,
  view,
  name,
  numberOf,
}: Props) {
  const messages = rowMessages[view.locale];
  const announce = ({ what, index, count, before = index }: RowAnnouncement) =>
    messages.announcements[what]({ row: rowTitle(field, numberOf(before)), count, number: numberOf(index) });
  // The text beside the undo button says which removal it undoes, whatever came after.
  const removal = removed && announce(announcementOf(removed));
  const message = announcement === undefined ? '' : announce(announcement);
  const isOther = removal !== undefined && message !== removal;
  return (
    <div className={removed === undefined ? 'g-visually-hidden' : 'g-removed-row'}>
      <span role="status" className={isOther ? 'g-visually-hidden' : undefined}>
        {message}
      </span>
      {isOther && <span>{removal}</span>}
      {removed !== undefined && (
        <button
          type="button"
          className="g-removed-row__undo"
          aria-label={messages.undoRemoval(numberOf(removed.index), name)}
          onClick={commands.undo}
        >
          {messages.undo}
        </button>
      )}
    </div>
  );
}

function announcementOf({ index, left = [], standIn }: Removed): RowAnnouncement {
  return { what: standIn === undefined ? 'removed' : 'emptied', index, count: left.length };
}
