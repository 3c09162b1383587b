import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import type { Placing } from '../../frame/field-slot.tsx';
import type { RowCommands } from '../../rows/use-row-changes.ts';
import type { createDrag, Drag } from './drag.ts';
import type { moveRow } from './move-row.tsx';
import type { RowGroups } from './row-groups.tsx';

/** For grids whose rows can be moved, or stand in groups: few are of that kind. */
export interface Arranging {
  readonly createDrag: typeof createDrag;
  readonly moveRow: typeof moveRow;
  readonly RowGroups: typeof RowGroups;
}

/** Props shared by all rows of a grid. */
export interface RowsOfGrid {
  readonly grid: Field;
  /** Puts each field of a row into its cell. */
  readonly place: Placing;
  /** Names the grid. */
  readonly name: string;
  readonly locale: Locale;
  readonly canRemove: boolean;
  readonly canMove: boolean;
  /** Without a script there is nothing to drag by. */
  readonly hasHandle: boolean;
  readonly commands: RowCommands;
  readonly arranging: Arranging | undefined;
  readonly drag: Drag | undefined;
  /** The number of the row that the grid stands in. */
  readonly outer: string;
}
