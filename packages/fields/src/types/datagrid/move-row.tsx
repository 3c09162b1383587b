import type { Locale } from '@guichet/definition';
import type { Field, Row } from '@guichet/engine';
import { rowMessages } from '../../rows/messages.ts';
import { rowButton } from '../../rows/row-buttons.tsx';
import { moveDownId, moveUpId, rowId } from '../../rows/row-ids.ts';
import type { RowCommands } from '../../rows/use-row-changes.ts';

interface Props {
  readonly grid: Field;
  readonly row: Row;
  readonly index: number;
  readonly number: string;
  readonly name: string;
  readonly locale: Locale;
  readonly isLast: boolean;
  readonly commands: RowCommands;
}

/** Two buttons in place of dragging. */
export function moveRow({ grid, row, index, number, name, locale, isLast, commands }: Props) {
  const messages = rowMessages[locale];
  return (
    <>
      {rowButton({
        command: { kind: 'row:up', target: grid.path(), index },
        id: moveUpId(grid, row),
        goesTo: rowId(grid, { id: index }),
        name: messages.moveUp(number, name),
        className: 'g-move-row',
        disabled: index === 0,
        onPress: () => commands.move(row, index - 1, 'up'),
        children: arrow('M12 20V5M5 12l7-7 7 7'),
      })}
      {rowButton({
        command: { kind: 'row:down', target: grid.path(), index },
        id: moveDownId(grid, row),
        goesTo: rowId(grid, { id: index + 2 }),
        name: messages.moveDown(number, name),
        className: 'g-move-row',
        disabled: isLast,
        onPress: () => commands.move(row, index + 1, 'down'),
        children: arrow('M12 4v15M5 12l7 7 7-7'),
      })}
    </>
  );
}

function arrow(path: string) {
  return (
    <svg className="g-move-row__arrow" viewBox="0 0 24 24" aria-hidden="true">
      <path d={path} />
    </svg>
  );
}
