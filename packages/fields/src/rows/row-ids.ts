import type { Field, Row } from '@guichet/engine';
import { partId } from '../frame/part-id.ts';

interface RowOfGrid {
  readonly id: number;
}

/** Document ids of what belongs to a row: it keeps them when it moves. */
export const rowId = (grid: Field, { id }: RowOfGrid) => partId(grid, `row-${id}`);
export const removeId = (grid: Field, { id }: RowOfGrid) => partId(grid, `remove-${id}`);
export const removalId = (grid: Field, { id }: RowOfGrid) => partId(grid, `removal-${id}`);
export const editId = (grid: Field, { id }: RowOfGrid) => partId(grid, `edit-${id}`);
export const moveUpId = (grid: Field, { id }: RowOfGrid) => partId(grid, `up-${id}`);
export const moveDownId = (grid: Field, { id }: RowOfGrid) => partId(grid, `down-${id}`);
export const addId = (grid: Field) => partId(grid, 'add');
/** Of what says, for the ear alone, in which row of a table something stands. */
export const rowNameId = ({ grid, id }: Row) => partId(grid, `name-${id}`);
export const labelId = (grid: Field) => partId(grid, 'label');

const controls = 'input:not([type="hidden"]), select, textarea';

/** The element of a row that takes the focus first: its first control, else anything that can be pressed in it. */
export function firstIn(element: HTMLElement | null): HTMLElement | undefined {
  const all = [...(element?.querySelectorAll<HTMLElement>(`${controls}, button, a[href]`) ?? [])];
  const free = all.filter(
    (candidate) => !candidate.matches(':disabled, [tabindex="-1"]') && isSeen(candidate),
  );
  return free.find((candidate) => candidate.matches(controls)) ?? free[0];
}

/** Safari before 17.4 has no `checkVisibility`. Other browsers give a box to what lies in a collapsed panel. */
function isSeen(element: HTMLElement): boolean {
  return element.checkVisibility?.() ?? element.getClientRects().length > 0;
}
