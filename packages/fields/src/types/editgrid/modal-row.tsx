import { type Field, rowTitle } from '@guichet/engine';
import { useLayoutEffect, useRef, useState } from 'react';
import { AskFirst } from '../../controls/dialog/ask-first.tsx';
import { partId } from '../../frame/part-id.ts';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { editGridMessages } from './messages.ts';
import { OpenRow } from './open-row.tsx';
import type { PlacedRow } from './placed-row.ts';

/**
 * An open row in a dialog. Leaving it throws away what was changed, after a question where something was. A row
 * that was open when the page came stands in its place: no dialog opens by itself, and without a script none can.
 */
export function ModalRow(placed: PlacedRow) {
  const { grid, row, locale, number, edit } = placed;
  const dialog = useRef<HTMLDialogElement>(null);
  const asking = useRef<HTMLDialogElement>(null);
  const isHydrating = useIsHydrating();
  const [isInline] = useState(isHydrating || row.isRestored);
  const id = partId(grid, `dialog-${row.id}`);

  useLayoutEffect(() => {
    if (!isInline && dialog.current?.open === false) dialog.current.showModal();
  }, [isInline]);

  function leave(): void {
    if (row.fields.some(isChanged)) asking.current?.showModal();
    else edit.cancel(row);
  }

  if (isInline) return <OpenRow {...placed} />;
  return (
    <>
      <span className="g-editgrid__title">{rowTitle(grid, number)}</span>
      <dialog
        ref={dialog}
        className="g-dialog g-editgrid__dialog"
        aria-label={editGridMessages[locale].editRow(number, placed.name)}
        onCancel={(event) => {
          if (event.target !== event.currentTarget) return;
          event.preventDefault();
          leave();
        }}
        onClose={(event) => {
          // A browser lets a second Escape close it all the same.
          if (event.target !== event.currentTarget) return;
          dialog.current?.showModal();
          leave();
        }}
      >
        <OpenRow {...placed} isInDialog onCancel={leave} />
        <AskFirst
          dialogRef={asking}
          id={id}
          asking={editGridMessages[locale].askToLeave(rowTitle(grid, number))}
          onYes={() => edit.cancel(row)}
        />
      </dialog>
    </>
  );
}

function isChanged(field: Field): boolean {
  return (
    field.isModified() ||
    field.children.some(isChanged) ||
    (field.rows() ?? []).some(({ fields }) => fields.some(isChanged))
  );
}
