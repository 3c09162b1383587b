import { filesFailed, filesMissing, filesUnderWay } from '@guichet/engine/rules/files';
import { fileModel } from '../file/model.ts';
import { FileView } from '../file/view.tsx';
import type { Feature } from './feature.ts';

/** Files that are sent with the form. */
export const feature: Feature = {
  models: { file: fileModel },
  rules: { filesFailed, filesMissing, filesUnderWay },
  views: { file: FileView },
};
