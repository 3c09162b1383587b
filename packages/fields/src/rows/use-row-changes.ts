import type { JsonObject } from '@guichet/definition';
import { type Field, type Form, isSame, type Row } from '@guichet/engine';
import {
  type Dispatch,
  type RefObject,
  type SetStateAction,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { elementById } from '../frame/element-by-id.ts';
import { FormInstanceContext } from '../frame/form-instance-context.ts';
import type { RowStatus } from './messages.ts';
import { addId, firstIn, moveDownId, moveUpId, removeId, rowId } from './row-ids.ts';

/** A resident's commands for the rows of a grid. The same object at all times, so that no row is drawn again for it. */
export interface RowCommands {
  /** At the end. */
  add(): void;
  remove(row: Row): void;
  /** To a place, from 0. `by`: the button that was pressed, which keeps the focus. */
  move(row: Row, to: number, by?: 'up' | 'down'): void;
  /** Brings back the row that was removed last, with what it held. */
  undo(): void;
  /** Tells what was done to a row otherwise, and leads the focus to the first of these that is there. */
  announce(announcement: Omit<RowAnnouncement, 'count'> | undefined, targets: readonly FocusTarget[]): void;
}

export interface RowChanges {
  readonly commands: RowCommands;
  /** The announcement of the last change. */
  readonly announcement: RowAnnouncement | undefined;
  /** The row that `undo` would restore: until the rows change again. */
  readonly removed: Removed | undefined;
}

export interface RowAnnouncement {
  readonly what: RowStatus;
  /** The row that it happened to, from 0, and how many there are now. */
  readonly index: number;
  readonly count: number;
  /** Where it was, of one that moved. */
  readonly before?: number;
}

export interface Removed {
  readonly row: Row;
  readonly index: number;
  readonly values: JsonObject;
  /** The rows that were left. */
  readonly left: readonly Row[] | undefined;
  /** The empty row that took the place of the only one, and what it held at first. */
  readonly standIn: { readonly row: Row; readonly values: JsonObject } | undefined;
}

export type FocusTarget = () => HTMLElement | null | undefined;

/** Adds, removes and moves the rows of a grid as a resident asks: the focus goes along, and the change is announced. */
export function useRowChanges(field: Field, rows: readonly Row[] | undefined): RowChanges {
  const form = useContext(FormInstanceContext)?.form;
  const [announcement, setAnnouncement] = useState<RowAnnouncement>();
  const [removed, setRemoved] = useState<Removed>();
  const latest = useRef<Removed>(undefined);
  const toFocus = useRef<readonly FocusTarget[]>([]);
  // A move of the focus is drawn also where nothing is announced.
  const [, setDrawings] = useState(0);
  const isStanding = removed !== undefined && removed.left === rows;
  latest.current = isStanding ? removed : undefined;

  // Once what was asked for is drawn.
  useLayoutEffect(() => takeFocus(toFocus));

  const commands = useMemo(
    () =>
      form === undefined
        ? asleep
        : rowCommands({ field, form, setAnnouncement, setRemoved, latest, toFocus, setDrawings }),
    [field, form],
  );
  return { commands, announcement, removed: isStanding ? removed : undefined };
}

const asleep: RowCommands = { add() {}, remove() {}, move() {}, undo() {}, announce() {} };

interface CommandContext {
  readonly field: Field;
  readonly form: Form;
  readonly setAnnouncement: (announcement: RowAnnouncement | undefined) => void;
  readonly setRemoved: (removed: Removed | undefined) => void;
  readonly latest: RefObject<Removed | undefined>;
  readonly toFocus: RefObject<readonly FocusTarget[]>;
  readonly setDrawings: Dispatch<SetStateAction<number>>;
}

function rowCommands({
  field,
  form,
  setAnnouncement,
  setRemoved,
  latest,
  toFocus,
  setDrawings,
}: CommandContext): RowCommands {
  const count = () => field.rows()?.length ?? 0;
  const within = (row: Row | undefined) => () => firstIn(row ? elementById(rowId(field, row)) : null);

  return {
    add() {
      const row = form.dispatch({ kind: 'row:add', grid: field });
      setAnnouncement({ what: 'added', index: row.index(), count: count() });
      toFocus.current = [within(row)];
    },
    remove(row) {
      const index = row.index();
      const before = field.rows() ?? [];
      const next = before[index + 1];
      const neighbour = next ?? before[index - 1];
      const button = () => neighbour && elementById(removeId(field, neighbour));
      const values = row.value();
      // The next row takes the place of this one. Focused after this one is gone, its button would force a layout.
      if (next) button()?.focus({ preventScroll: true });
      form.dispatch({ kind: 'row:remove', grid: field, row });
      const left = field.rows();
      const [standIn] = neighbour === undefined ? (left ?? []) : [];
      setRemoved({
        ...{ row, index, values, left },
        standIn: standIn && { row: standIn, values: standIn.value() },
      });
      setAnnouncement({ what: standIn === undefined ? 'removed' : 'emptied', index, count: count() });
      toFocus.current = [
        button,
        within(neighbour ?? standIn),
        () => elementById(addId(field)),
        () => elementById(field.id),
      ];
    },
    move(row, to, by) {
      const before = row.index();
      if (before === to) return;
      form.dispatch({ kind: 'row:move', grid: field, row, to });
      setAnnouncement({ what: 'moved', index: to, count: count(), before });
      const buttons = [() => elementById(moveUpId(field, row)), () => elementById(moveDownId(field, row))];
      // A button that can do no more is off: the other takes over.
      if (by !== undefined) toFocus.current = by === 'up' ? buttons : buttons.reverse();
    },
    undo() {
      const gone = latest.current;
      if (gone === undefined) return;
      const { index, values, standIn } = gone;
      // Before the row is back: what is computed in the other may follow from its place.
      const isUntouched = isSame(standIn?.values, standIn?.row.value());
      const row = form.dispatch({ kind: 'row:add', grid: field, at: index, held: values, former: gone.row });
      if (field.model.rowEditing !== undefined) form.dispatch({ kind: 'row:save', grid: field, row });
      if (standIn !== undefined && isUntouched)
        form.dispatch({ kind: 'row:remove', grid: field, row: standIn.row });
      setRemoved(undefined);
      setAnnouncement({ what: 'restored', index: row.index(), count: count() });
      toFocus.current = [within(row)];
    },
    announce(announcement, targets) {
      setAnnouncement(announcement && { ...announcement, count: count() });
      toFocus.current = targets;
      setDrawings((count) => count + 1);
    },
  };
}

function takeFocus(toFocus: RefObject<readonly FocusTarget[]>): void {
  const targets = toFocus.current;
  toFocus.current = [];
  for (const target of targets) {
    const element = target();
    if (!element || element.matches(':disabled')) continue;
    // After the layout of the next frame: called here, it would force one.
    if (element.matches(':focus'))
      requestAnimationFrame(() => setTimeout(() => element.scrollIntoView({ block: 'nearest' })));
    else element.focus();
    return;
  }
}
