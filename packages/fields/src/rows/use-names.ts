import type { Field, Row } from '@guichet/engine';
import { useLayoutEffect, useRef } from 'react';
import { elementById } from '../frame/element-by-id.ts';
import { rowId } from './row-ids.ts';

/**
 * The names of controls hold the place of their row, since a plain post goes by them. They follow it when it moves,
 * and nothing in it is drawn again for that. `place`: brings what else says the place of a row along.
 */
export function useNames(grid: Field, rows: readonly Row[], place?: (row: Row, index: number) => void): void {
  const before = useRef(rows);
  useLayoutEffect(() => {
    const former = before.current;
    before.current = rows;
    if (former === rows) return;
    rename(grid, rows, former);
    if (place === undefined) return;
    for (const [index, row] of rows.entries()) if (former[index] !== row) place(row, index);
  });
}

function rename(grid: Field, rows: readonly Row[], former: readonly Row[]): void {
  const path = grid.path();
  // Up to the place of the row, whatever it was, and whatever those around it were.
  const depth = path.split('[').length;
  const chosen: HTMLInputElement[] = [];
  const renamed: HTMLInputElement[] = [];
  const names: string[] = [];
  for (const [index, row] of rows.entries()) {
    if (former[index] === row) continue;
    const place = `${path}[${index}]`;
    const element = elementById(rowId(grid, row));
    for (const control of element?.querySelectorAll<HTMLInputElement>('[name*="["]') ?? []) {
      const rest = behindRow(control.name, depth);
      if (rest === undefined) continue;
      if (control.checked) chosen.push(control);
      renamed.push(control);
      names.push(place + rest);
    }
  }
  for (const [index, control] of renamed.entries()) control.name = names[index] ?? '';
  // On the way two groups of radio buttons may have gone by one name, of which a browser lets one be chosen.
  for (const control of chosen) control.checked = true;
}

/** The end of a name, behind so many places: `.plate` of `cars[2].plate`. */
function behindRow(name: string, depth: number): string | undefined {
  let end = 0;
  for (let level = 0; level < depth; level += 1) {
    end = name.indexOf(']', end) + 1;
    if (end === 0) return undefined;
  }
  return name.slice(end);
}
