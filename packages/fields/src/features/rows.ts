import { rowRules, rows } from '@guichet/engine/features/rows';
import { carriedRows } from '../rows/posted-rows.ts';
import type { Feature } from './feature.ts';

/** Grids: rows that are added, moved, opened, saved and removed. */
export const feature: Feature = {
  abilities: { rows },
  rules: rowRules,
  // As its view does: which rows there are.
  carry: (field) =>
    field.rows() === undefined ? [] : carriedRows(field).map((value) => ({ name: field.path(), value })),
};
