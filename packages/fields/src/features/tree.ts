import { treeModel } from '../tree/model.ts';
import { TreeView } from '../tree/view.tsx';
import type { Feature } from './feature.ts';

/** Values that hold others of their kind. */
export const feature: Feature = {
  models: { tree: treeModel },
  views: { tree: TreeView },
};
