import { containerModel } from '../container/model.ts';
import { ContainerView } from '../container/view.tsx';
import type { Feature } from './feature.ts';

/** Fields whose values stand in an object. */
export const feature: Feature = {
  models: { container: containerModel },
  views: { container: ContainerView },
};
