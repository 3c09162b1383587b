import { inModal } from '../modal-edit/in-modal.tsx';
import type { Feature } from './feature.ts';

/** Fields that are edited in a dialog. */
export const feature: Feature = {
  wrap: inModal,
};
