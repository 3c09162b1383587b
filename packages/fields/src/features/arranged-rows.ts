import { ArrangedGridView } from '../types/datagrid/arranged-view.tsx';
import type { Feature } from './feature.ts';

/** Rows of a data grid that are moved, or that stand in groups. */
export const feature: Feature = {
  views: { datagrid: ArrangedGridView },
};
