import { datagridModel } from '../datagrid/model.ts';
import { DatagridView } from '../datagrid/view.tsx';
import type { Feature } from './feature.ts';

/** A table of rows. */
export const feature: Feature = {
  models: { datagrid: datagridModel },
  views: { datagrid: DatagridView },
};
