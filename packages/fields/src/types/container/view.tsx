import type { Feature } from '../../features/feature.ts';
import { ObjectGroup } from '../../frame/object-group.tsx';
import { containerModel } from './model.ts';

/** Fields whose values stand in an object. */
export const feature: Feature = {
  models: { container: containerModel },
  views: { container: ObjectGroup },
};
