import { carriedNames } from '../choices/carried-names.ts';
import { offered } from '../choices/offered.ts';
import { offeredGroup } from '../choices/offered-group.tsx';
import { selectModel } from '../types/select/model.ts';
import { SearchedSelectView } from '../types/select/searched-view.tsx';
import type { Feature } from './feature.ts';

/** The types whose choices may stand elsewhere. */
const offering: readonly string[] = ['radio', 'select', 'selectboxes'];

/** Choices that are searched, computed, or stand elsewhere. */
export const feature: Feature = {
  models: { resource: { ...selectModel, ...offered } },
  adapt: (model, type) => (offering.includes(type) ? { ...model, ...offered } : model),
  views: { resource: SearchedSelectView, select: SearchedSelectView },
  wrap: (draw, type) =>
    type === 'radio' || type === 'selectboxes' ? (props) => offeredGroup(props, draw) : draw,
  carry: (field) => [carriedNames(field)],
};
