import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { rowMessages } from '../../rows/messages.ts';
import { type PlacedButton, rowButton } from '../../rows/row-buttons.tsx';
import { moveDownId, moveUpId, rowId } from '../../rows/row-ids.ts';
import type { RowCommands } from '../../rows/use-row-changes.ts';

interface PlacedProps {
  readonly grid: Field;
  readonly row: Row;
  readonly index: number;
  readonly number: string;
  readonly name: string;
  readonly locale: Locale;
  readonly isLast: boolean;
}

interface Props extends PlacedProps {
  readonly commands: RowCommands;
}

/** Two buttons in place of dragging. */
export function moveRow({ commands, ...placed }: Props) {
  const { row } = placed;
  const [up, down] = placedMoves(placed);
  return (
    <>
      {rowButton({
        ...up,
        className: 'g-move-row',
        onPress: () => commands.move(row, row.index() - 1, 'up'),
        children: arrow('M12 20V5M5 12l7-7 7 7'),
      })}
      {rowButton({
        ...down,
        className: 'g-move-row',
        onPress: () => commands.move(row, row.index() + 1, 'down'),
        children: arrow('M12 4v15M5 12l7 7 7-7'),
      })}
    </>
  );
}

/** The part of the two that follows the place of the row. */
export function placedMoves({ grid, row, index, number, name, locale, isLast }: PlacedProps) {
  const target = grid.path();
  const messages = rowMessages[locale];
  return [
    {
      command: { kind: 'row:up', target, index },
      id: moveUpId(grid, row),
      goesTo: rowId(grid, { id: index }),
      name: messages.moveUp(number, name),
      disabled: index === 0,
    },
    {
      command: { kind: 'row:down', target, index },
      id: moveDownId(grid, row),
      goesTo: rowId(grid, { id: index + 2 }),
      name: messages.moveDown(number, name),
      disabled: isLast,
    },
  ] as const satisfies readonly PlacedButton[];
}

function arrow(path: string) {
  return (
    <svg className="g-move-row__arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
