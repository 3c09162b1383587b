import { tableModel } from '../table/model.ts';
import { TableView } from '../table/view.tsx';
import type { Feature } from './feature.ts';

/** Fields in the cells of a table. */
export const feature: Feature = {
  models: { table: tableModel },
  views: { table: TableView },
};
