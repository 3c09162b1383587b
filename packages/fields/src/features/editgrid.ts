import { editgridModel } from '../editgrid/model.ts';
import { EditgridView } from '../editgrid/view.tsx';
import type { Feature } from './feature.ts';

/** Rows that are opened and saved one by one. */
export const feature: Feature = {
  models: { editgrid: editgridModel },
  views: { editgrid: EditgridView },
};
