import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { componentsIn, countIn } from '../../define/child-lists.ts';
import { defineLayout, flagSettings, listOf } from '../../define/define-model.ts';

/** One column of twelve units: where it begins, how wide it is, and how many of the children stand in it. */
export interface LayoutColumn {
  readonly width: number;
  readonly offset: number;
  /** How far it is moved to the right and to the left of where it stands. */
  readonly push: number;
  readonly pull: number;
  /** From which width of the page on the columns stand side by side. */
  readonly size: string;
  readonly count: number;
}

const sizes = ['xs', 'sm', 'md', 'lg', 'xl'];

/** Columns side by side, one below the other where the page is narrow. Twelve units make a line. */
export const columnsModel = defineLayout({
  label: { en: '', fr: '' },
  children: (json) =>
    listOf(json.columns).map((column, index) => ({
      path: `columns[${index}].components`,
      components: componentsIn(column),
    })),
  settings: (json) => ({
    columns: listOf(json.columns).map(columnOf),
    ...flagSettings(json, ['autoAdjust']),
  }),
});

/** The columns as a view reads them. */
export function readColumns(settings: JsonObject): readonly LayoutColumn[] {
  return listOf(settings.columns).flatMap((column) => (isJsonObject(column) ? [columnOf(column)] : []));
}

function columnOf(json: Json): LayoutColumn & JsonObject {
  const { width, offset, push, pull, size, count } = isJsonObject(json) ? json : {};
  return {
    width: unitsOf(width, 6),
    offset: unitsOf(offset, 0),
    push: unitsOf(push, 0),
    pull: unitsOf(pull, 0),
    size: sizes.find((known) => known === size) ?? 'md',
    count: typeof count === 'number' ? count : countIn(componentsIn(json)),
  };
}

function unitsOf(value: Json | undefined, otherwise: number): number {
  const units = typeof value === 'string' ? Number(value) : value;
  return typeof units === 'number' && Number.isInteger(units) && units >= 0 && units <= 12
    ? units
    : otherwise;
}
