import { encodeCommand, type Row } from '@guichet/engine';
import { useLayoutEffect, useRef } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import { rowMessages } from '../../rows/messages.ts';
import { removalOf } from '../../rows/remove-row.tsx';
import { removeId, rowId } from '../../rows/row-ids.ts';
import { numberIn } from '../../rows/row-number.ts';
import type { RowsOfGrid } from './rows-of-grid.ts';

/**
 * Gives rows that take another place what follows from it, without drawing their cells again: the names of their
 * controls, since a plain post goes by them; where rows cannot be moved, their header and button too.
 */
export function usePlaces(of: RowsOfGrid, rows: readonly Row[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const former = before.current;
    before.current = rows;
    if (former !== rows) follow(of, rows, former);
  });
}

function follow(of: RowsOfGrid, rows: readonly Row[], former: readonly Row[]): void {
  const { grid } = of;
  const path = grid.path();
  // The place of the row, whatever it was, and whatever those around it were, ends with this one of a name's brackets.
  const depth = path.split('[').length;
  // One query for all rows: one for each takes as long as renaming its controls.
  const chosen = elementById(grid.id)?.querySelectorAll<HTMLInputElement>('input:checked') ?? [];
  for (const [index, row] of rows.entries()) {
    const element = former[index] === row ? null : elementById(rowId(grid, row));
    if (!element) continue;
    if (!of.canMove) givePlace(element, of, row, index);
    for (const control of element.querySelectorAll<HTMLInputElement>('[name*="["]')) {
      const { name } = control;
      let end = 0;
      for (let left = depth; left > 0; left -= 1) end = name.indexOf(']', end) + 1;
      // A grid within has its name without a place of its own.
      if (end === 0) continue;
      control.name = `${path}[${index}]${name.slice(end)}`;
      if (control.type === 'radio') noteName(control);
    }
  }
  // On the way two groups of radio buttons may have gone by one name, of which a browser lets one be chosen.
  for (const control of chosen) control.checked = true;
}

/**
 * Writes the number of a row, and what its button has from it, as `GridRow` draws them. The hidden input beside them
 * keeps its value: a plain post counts these inputs, and reads none.
 */
function givePlace(
  element: Element,
  { grid, locale, name, outer }: RowsOfGrid,
  row: Row,
  index: number,
): void {
  const number = numberIn(outer, index);
  const shown = element.firstChild?.firstChild?.nextSibling;
  const unseen = shown?.nextSibling?.firstChild;
  if (shown) shown.nodeValue = number;
  if (unseen) unseen.nodeValue = rowMessages[locale].inRow(number);
  const button = elementById(removeId(grid, row));
  if (!button) return;
  const removal = removalOf({ grid, index, number, name, locale });
  button.setAttribute('value', encodeCommand(removal.command));
  button.setAttribute('formaction', `#${removal.goesTo}`);
  button.setAttribute('aria-label', removal.name);
}

/**
 * Tells React the new name. At a press it gives a radio button the name in the props that it keeps on the element: another
 * row may have that name by now, and its choice would be gone.
 */
function noteName(control: HTMLInputElement): void {
  for (const [key, props] of Object.entries(control))
    if (/^__reactProps/.test(key)) Object.assign(control, { [key]: { ...props, name: control.name } });
}
