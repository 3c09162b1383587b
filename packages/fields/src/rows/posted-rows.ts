import { decodeJson, encodeJson, isJsonObject, type Json, type JsonObject } from '@guichet/definition';
import { type Field, maxRowCount, type OpenRowData } from '@guichet/engine';

/** The rows of a grid in a plain post. */
export interface PostedRows {
  /** Data of each row beside its own controls, without unsaved input. */
  readonly held: readonly JsonObject[];
  /** The rows that are open, by place; `isNew`: it was never saved; `isLeft`: see `Row.isLeft`. */
  readonly open: readonly Pick<OpenRowData, 'row' | 'isNew' | 'isLeft'>[];
}

/**
 * A grid's hidden inputs without a script, as strings under its path. One that draws all its rows with their controls:
 * that it is there, then each row (`''`, `0`, `1`). One whose rows are opened and saved: the rows as JSON, then which
 * of them are open (`open 1`, `new 2`, `open 1 left`).
 */
export function carriedRows(grid: Field): readonly string[] {
  const rows = grid.rows() ?? [];
  if (grid.model.rowEditing === undefined) return ['', ...rows.map((row) => `${row.index()}`)];
  const open = rows.flatMap((row) => {
    const state = row.state();
    return state === 'open' || state === 'new'
      ? [`${state} ${row.index()}${row.isLeft() ? ' left' : ''}`]
      : [];
  });
  return [encodeJson(grid.value() ?? []), ...open];
}

/** Reads what a grid sent under its path: see `carriedRows`. No post has more rows than it has words for. */
export function postedRows([first = '', ...rest]: readonly string[]): PostedRows {
  if (!first.startsWith('[')) return { held: rest.slice(0, maxRowCount).map(() => ({})), open: [] };
  const open = rest.flatMap((text) => {
    const [, state, row, left] = /^(open|new) (\d{1,4})( left)?$/.exec(text) ?? [];
    if (state === undefined) return [];
    return [{ row: Number(row), isNew: state === 'new', ...(left !== undefined && { isLeft: true }) }];
  });
  return { held: objectsIn(first), open };
}

function objectsIn(text: string): readonly JsonObject[] {
  const rows = decodeJson(text);
  return Array.isArray(rows)
    ? rows.slice(0, maxRowCount).map((row: Json) => (isJsonObject(row) ? row : {}))
    : [];
}
