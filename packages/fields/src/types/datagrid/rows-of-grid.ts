import type { Locale } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import type { Placing } from '../../frame/field-slot.tsx';
import type { RowCommands } from '../../rows/use-row-changes.ts';
import type { Drag } from './use-drag.ts';

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
  readonly drag: Drag;
  /** The number of the row that the grid stands in. */
  readonly outer: string;
}
