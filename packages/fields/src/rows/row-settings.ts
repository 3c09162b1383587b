import type { JsonObject } from '@guichet/definition';
import { flagSettings } from '../define/define-model.ts';

/** How the table of a grid may look, as Form.io calls it. */
export const rowLooks = ['striped', 'bordered', 'hover', 'condensed'] as const;

/** The settings that all grids have. `fixedRows`: no row comes or goes. */
export function rowSettings(json: JsonObject): JsonObject {
  const hasGroups = json.enableRowGroups === true;
  return {
    ...flagSettings(json, ['reorder', ...rowLooks]),
    ...((json.disableAddingRemovingRows === true || hasGroups) && { fixedRows: true }),
  };
}
