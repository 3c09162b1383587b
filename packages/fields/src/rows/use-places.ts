import type { Field, Row } from '@guichet/engine';
import { useLayoutEffect, useRef } from 'react';
import { elementById } from '../frame/element-by-id.ts';
import { rowId } from './row-ids.ts';

/**
 * The names of controls hold the place of their row, since a plain post goes by them. They follow it when it moves,
 * and nothing in it is drawn again for that.
 */
export function useNames(grid: Field, rows: readonly Row[]): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const former = before.current;
    before.current = rows;
    if (former !== rows) rename(grid, rows, former);
  });
}

function rename(grid: Field, rows: readonly Row[], former: readonly Row[]): void {
  const path = grid.path();
  // Up to the place of the row, whatever it was, and whatever those around it were.
  const depth = path.split('[').length;
  const place = new RegExp(`^(?:[^[]*\\[\\d+\\]){${depth}}`);
  const chosen: HTMLInputElement[] = [];
  const renamed: (() => void)[] = [];
  for (const [index, row] of rows.entries()) {
    if (former[index] === row) continue;
    const element = elementById(rowId(grid, row));
    for (const control of element?.querySelectorAll<HTMLInputElement>('[name*="["]') ?? []) {
      if (control.checked) chosen.push(control);
      renamed.push(() => {
        control.name = control.name.replace(place, `${path}[${index}]`);
        if (control.type === 'radio') noteName(control);
      });
    }
  }
  for (const give of renamed) give();
  // On the way two groups of radio buttons may have gone by one name, of which a browser lets one be chosen.
  for (const control of chosen) control.checked = true;
}

/**
 * Tells React the new name. At a press it gives a radio button the name in the props that it keeps on the element: another
 * row may have that name by now, and its choice would be gone.
 */
function noteName(control: HTMLInputElement): void {
  for (const [key, props] of Object.entries(control))
    if (/^__reactProps/.test(key)) Object.assign(control, { [key]: { ...props, name: control.name } });
}
