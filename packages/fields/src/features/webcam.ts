import { WebcamFileView } from '../types/file/webcam-view.tsx';
import type { Feature } from './feature.ts';

/** Pictures for a file field, taken on its page. */
export const feature: Feature = {
  views: { file: WebcamFileView },
};
