import type { Locale } from '@guichet/definition';
import { buttonOf, type Field, type Row, rowTitle } from '@guichet/engine';
import { useRef, useState } from 'react';
import { AskFirst, type Posts } from '../controls/dialog/ask-first.tsx';
import { useIsHydrating } from '../frame/use-is-hydrating.ts';
import { rowMessages } from './messages.ts';
import { rowButton } from './row-buttons.tsx';
import { removalId, removeId } from './row-ids.ts';

interface Props {
  readonly grid: Field;
  readonly row: Row;
  readonly index: number;
  /** `2`, or `2.1` in a grid within a row. */
  readonly number: string;
  readonly name: string;
  readonly locale: Locale;
  readonly onPress: () => void;
}

/** Removes a row; after a question where its author wants one (`properties.confirmRemove`), and without a script. */
export function removeRow(props: Props) {
  const { grid, row, onPress } = props;
  const { isAsked } = row;
  const asksFirst = grid.component.settings.confirmRemove === true;
  if (isAsked || asksFirst) return <ConfirmedRemoval {...props} isAsked={isAsked} asksFirst={asksFirst} />;
  return removeButton({ ...props, onPress });
}

interface ConfirmedRemovalProps extends Props {
  readonly isAsked: boolean;
  readonly asksFirst: boolean;
}

function ConfirmedRemoval({ isAsked, asksFirst, ...props }: ConfirmedRemovalProps) {
  const { grid, row, index, number, locale, onPress } = props;
  const dialog = useRef<HTMLDialogElement>(null);
  const isHydrating = useIsHydrating();
  const [stands] = useState(isHydrating && isAsked);
  return (
    <>
      {removeButton({ ...props, onPress: () => (asksFirst ? dialog.current?.showModal() : onPress()) })}
      <AskFirst
        dialogRef={dialog}
        id={removalId(grid, row)}
        asking={rowMessages[locale].askToRemove(rowTitle(grid, number))}
        posts={stands ? postsOf(grid, row, index) : undefined}
        onYes={onPress}
      />
    </>
  );
}

function removeButton(props: Props) {
  return rowButton({
    ...removalOf(props),
    id: removeId(props.grid, props.row),
    className: 'g-remove-row',
    onPress: props.onPress,
    children: rowMessages[props.locale].remove,
  });
}

/** All that a row's button has from the row's place. */
export function removalOf({ grid, index, number, name, locale }: Omit<Props, 'row' | 'onPress'>) {
  return {
    command: { kind: 'row:remove', target: grid.path(), index },
    goesTo: `${removalId(grid, { id: index + 1 })}-ask`,
    name: rowMessages[locale].removeRow(number, name),
  } as const;
}

function postsOf(grid: Field, row: Row, index: number): Posts {
  const post = (kind: 'row:removed' | 'row:keep', goesTo: string) =>
    ({
      type: 'submit',
      ...buttonOf({ kind, target: grid.path(), index }),
      formAction: `#${goesTo}`,
    }) as const;
  return { yes: post('row:removed', grid.id), no: post('row:keep', removeId(grid, row)) };
}
