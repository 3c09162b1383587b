import type { Field, PreparedComponent } from '@guichet/engine';
import { listOf } from '../../define/define-model.ts';
import { isOfOneLine } from '../../frame/of-one-line.ts';
import { maxTableWidth } from '../../rows/max-table-width.ts';

/** A column of a grid: a child that shows in any of its rows. */
export interface GridColumn {
  /** The place of the child among its siblings. */
  readonly index: number;
  readonly component: PreparedComponent;
  /** The end of a class name, see the model. Empty: as wide as the others. */
  readonly width: string;
  /** The cells show their labels, too. */
  readonly isLabelled: boolean;
}

/** The places of the children that show in any row, as one text: so that it stays the same while they do. Tracked. */
export function shownColumns(grid: Field): string {
  const rows = grid.rows() ?? [];
  return (grid.component.children ?? [])
    .map((component, index) => ({ component, index }))
    .filter(
      ({ component, index }) =>
        component.isUnseen !== true &&
        (isAlwaysShown(component) || rows.some(({ fields }) => fields[index]?.visible())),
    )
    .map(({ index }) => index)
    .join(' ');
}

/** Asked of the component alone, so that 500 rows are not looked at for it. */
function isAlwaysShown({ hidden, condition, logic }: PreparedComponent): boolean {
  return hidden !== true && condition === undefined && logic === undefined;
}

export function columnsOf({ component }: Field, shown: string): readonly GridColumn[] {
  const { children = [], settings } = component;
  const isFixed = settings.layoutFixed === true;
  const [widths, labelled] = [listOf(settings.widths), listOf(settings.labelled)];
  return shown.split(' ').flatMap((place) => {
    const index = Number(place);
    const child = place === '' ? undefined : children[index];
    if (child === undefined) return [];
    const width = widths[index];
    return [
      {
        index,
        component: child,
        width: typeof width === 'string' && width !== '' ? width : isFixed ? '' : `r${sizeOf(child)}`,
        isLabelled: labelled[index] === true,
      },
    ];
  });
}

/** Lays out others: it says itself what it is, in each row. */
export function isLayout({ children = [], type }: PreparedComponent): boolean {
  return children.length > 0 && !type.endsWith('grid');
}

/** The width that a column needs for its controls to be usable, in units of two rem. */
const sizes: Readonly<Record<string, number>> = {
  checkbox: 6,
  ...{ number: 8, currency: 8, button: 8, time: 10 },
  ...{ textfield: 10, select: 10, phoneNumber: 10, password: 10, tags: 10, content: 10, htmlelement: 10 },
  ...{ radio: 12, selectboxes: 12, email: 12, url: 12, datetime: 14 },
};

const ofOthers = 16;

function sizeOf({ type, children = [] }: PreparedComponent): number {
  // Of a layout the widest that stands in it.
  return children.length > 0 ? Math.max(ofOthers, ...children.map(sizeOf)) : (sizes[type] ?? ofOthers);
}

/**
 * How wide a grid must be to stand as a table, in rem in fives. A column too wide for any page never does, and a single
 * column of a full-width component does not either: the column of the buttons would stand empty beside it.
 */
export function neededWidth(columns: readonly GridColumn[], beside: number): number {
  if (columns.length === 1 && !columns.every(({ component }) => isOfOneLine(component))) return 200;
  const gap = 1;
  const sum = columns.reduce((total, { component, width }) => {
    const [, rem] = /^r(\d+)$/.exec(width) ?? [];
    return total + Number(rem ?? sizeOf(component)) + gap;
  }, beside);
  return Math.min(maxTableWidth, Math.round(sum / 5) * 5);
}
