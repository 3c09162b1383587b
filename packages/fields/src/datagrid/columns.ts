import type { Field, PreparedComponent } from '@guichet/engine';
import { listOf } from '../define-model.ts';

/** A column of a grid: a child that shows in any of its rows. */
export interface Column {
  /** The place of the child among its siblings. */
  readonly index: number;
  readonly component: PreparedComponent;
  /** The end of a class name, see the model. Empty: as wide as it likes. */
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
        component.type !== 'hidden' &&
        (isAlwaysShown(component) || rows.some(({ fields }) => fields[index]?.visible())),
    )
    .map(({ index }) => index)
    .join(' ');
}

/** Asked of the component alone, so that 500 rows are not looked at for it. */
function isAlwaysShown({ hidden, condition, logic }: PreparedComponent): boolean {
  return hidden !== true && condition === undefined && logic === undefined;
}

export function columnsOf({ component }: Field, shown: string): readonly Column[] {
  const { children = [], settings } = component;
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
        width: typeof width === 'string' ? width : '',
        isLabelled: labelled[index] === true,
      },
    ];
  });
}

/** Lays out others: it says itself what it is, in each row. */
export function isLayout({ children = [], type }: PreparedComponent): boolean {
  return children.length > 0 && !type.endsWith('grid');
}

/** What a column asks for, in rem, so that its controls can be used. */
const sizes: Readonly<Record<string, number>> = {
  checkbox: 5,
  button: 7,
  ...{ number: 8, currency: 9, time: 9 },
  ...{ textfield: 10, select: 10, phoneNumber: 10, password: 10, tags: 10 },
  ...{ radio: 12, selectboxes: 12, email: 13, url: 13, datetime: 14, day: 15, content: 10, htmlelement: 10 },
};

/** How wide a grid must be to stand as a table, in rem in fives. What is too wide for any page never does. */
export function neededWidth(columns: readonly Column[], beside: number): number {
  const sum = columns.reduce((total, { component }) => {
    const inner = component.children ?? [];
    const own = inner.length > 0 ? widthInside(inner) : (sizes[component.type] ?? 16);
    return total + own + 1;
  }, beside);
  return Math.min(mostNeeded, Math.ceil(sum / 5) * 5);
}

/** The page is narrower: in the theme that comes with it, 52. */
export const mostNeeded = 70;

/** Of a layout in a cell the widest that stands in it. */
function widthInside(components: readonly PreparedComponent[]): number {
  return Math.max(
    ...components.map(({ type, children = [] }) =>
      children.length > 0 ? widthInside(children) : (sizes[type] ?? 16),
    ),
    16,
  );
}
