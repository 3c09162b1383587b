import type { Field, Row } from '@guichet/engine';
import { useLayoutEffect, useRef } from 'react';
import { elementById } from '../frame/element-by-id.ts';
import { rowId } from './row-ids.ts';

/**
 * The names of controls hold the place of their row, since a plain post goes by them. They follow it when it moves,
 * and nothing in it is drawn again for that. `place`: brings what else says the place of a row along.
 */
export function useNames(grid: Field, rows: readonly Row[], place?: (row: Row) => void): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const former = before.current;
    before.current = rows;
    const moved = rows.filter((row, index) => former[index] !== row);
    rename(grid, moved);
    if (place) moved.forEach(place);
  });
}

function rename(grid: Field, moved: readonly Row[]): void {
  const path = grid.path();
  // Up to the place of the row, whatever it was, and whatever those around it were.
  const place = new RegExp(`^(?:[^[]*\\[\\d+\\]){${path.split('[').length}}`);
  const chosen: HTMLInputElement[] = [];
  const renamed: (() => void)[] = [];
  for (const row of moved) {
    const own = `${path}[${row.index()}]`;
    const element = elementById(rowId(grid, row));
    for (const control of element?.querySelectorAll<HTMLInputElement>('[name*="["]') ?? []) {
      if (control.checked) chosen.push(control);
      const name = control.name.replace(place, own);
      renamed.push(() => control.setAttribute('name', name));
    }
  }
  for (const give of renamed) give();
  // On the way two groups of radio buttons may have gone by one name, of which a browser lets one be chosen.
  for (const control of chosen) control.checked = true;
}
