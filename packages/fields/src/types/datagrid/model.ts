import { isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { maxRowCount } from '@guichet/engine';
import { listOf, sizeOf } from '../../define/define-model.ts';
import { defineRows } from '../../rows/define-rows.ts';
import { rowSettings } from '../../rows/row-settings.ts';

/**
 * A table of rows. Value: a list of objects, one a row. It begins with one row unless `initEmpty`, and with as
 * many as its groups have together where rows are in groups.
 */
export const datagridModel = defineRows({
  needs: ({ settings: { reorder, rowGroups } }) => [
    ...(['type:datagrid', 'rows'] as const),
    ...(reorder === true || rowGroups !== undefined ? (['arrangedRows'] as const) : []),
  ],
  label: { en: 'Data Grid', fr: 'Grille de données' },
  rules: ['required', 'minRows', 'maxRows'],
  texts: [
    { setting: 'rowGroups[].label', as: 'html' },
    { setting: 'properties.rowName', as: 'plain' },
  ],
  settings: (json) => ({
    ...rowSettings(json),
    ...(isInitEmpty(json) && { initEmpty: true }),
    ...(json.layoutFixed === true && { layoutFixed: true }),
    ...((json.addAnotherPosition === 'top' || json.addAnotherPosition === 'both') && {
      addAnotherPosition: json.addAnotherPosition,
    }),
    ...columnsIn(json),
    ...groupsIn(json),
  }),
  firstRows({ settings, validate }) {
    const grouped = listOf(settings.rowGroups).reduce<number>((sum, size) => sum + Number(size), 0);
    if (grouped > 0) return grouped;
    return settings.initEmpty === true ? 0 : Math.min(Math.max(1, validate?.minLength ?? 0), maxRowCount);
  },
});

function isInitEmpty(json: JsonObject): boolean {
  return json.initEmpty === true || json.noFirstRow === true;
}

/** Most rows that groups may ask for: an author's slip is to stop no page. */
const maxGrouped = 500;

/** How many rows each group has. */
function groupsIn(json: JsonObject): JsonObject {
  if (json.enableRowGroups !== true) return {};
  const sizes = listOf(json.rowGroups).map((group) =>
    isJsonObject(group) ? Math.min(sizeOf(group.numberOfRows) ?? 0, maxGrouped) : 0,
  );
  return sizes.length === 0
    ? {}
    : { rowGroups: sizes, ...(json.groupToggle === true && { groupToggle: true }) };
}

/**
 * The columns' settings from their components: the width that `overlay` gives, and whether the cells show their labels,
 * too.
 */
function columnsIn(json: JsonObject): JsonObject {
  const children = listOf(json.components).filter(
    (child): child is JsonObject => isJsonObject(child) && typeof child.type === 'string',
  );
  const widths = children.map(({ overlay }) => widthOf(isJsonObject(overlay) ? overlay.width : undefined));
  const labelled = children.map(({ dataGridLabel }) => dataGridLabel === true);
  return {
    ...(widths.some((width) => width !== '') && { widths }),
    ...(labelled.includes(true) && { labelled }),
  };
}

/** As the end of a class name: in hundredths of the table in fives, or in rem in twos. Empty where none is asked for. */
function widthOf(width: Json | undefined): string {
  const [, number, unit = 'px'] = /^\s*(\d+(?:\.\d+)?)\s*(px|%|r?em)?\s*$/.exec(String(width ?? '')) ?? [];
  const size = Number(number ?? 0);
  if (size === 0) return '';
  if (unit === '%') return `p${inSteps(size, 5, 95)}`;
  return `r${inSteps(unit === 'px' ? size / 16 : size, 2, 40)}`;
}

function inSteps(size: number, step: number, most: number): number {
  return Math.min(most, Math.max(step, Math.round(size / step) * step));
}
