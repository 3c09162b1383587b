import type { Feature } from './feature.ts';
import { inModal } from './modal/in-modal.tsx';

/** Fields that are edited in a dialog. */
export const feature: Feature = {
  wrap: inModal,
};
