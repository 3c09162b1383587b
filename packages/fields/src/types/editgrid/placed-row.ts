import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import type { RowCommands } from '../../rows/use-row-changes.ts';
import type { EditCommands } from './use-edit-commands.ts';

export interface EditRowProps {
  readonly grid: Field;
  readonly row: Row;
  /** Names the grid. */
  readonly name: string;
  readonly locale: Locale;
  readonly isDisabled: boolean;
  /** The form shows a submission as it was. */
  readonly isReadOnly: boolean;
  readonly isTable: boolean;
  /** There is no other. */
  readonly isSingle: boolean;
  readonly canRemove: boolean;
  readonly commands: RowCommands;
  readonly edit: EditCommands;
}

/** Props of a row, open or saved. */
export interface PlacedRow extends EditRowProps {
  readonly state: ReturnType<Row['state']>;
  readonly index: number;
  /** `2`, or `2.1` in a grid within a row. */
  readonly number: string;
}
