import { maxTags } from '@guichet/engine/rules/max-tags';
import { tagsModel } from '../tags/model.ts';
import { TagsView } from '../tags/view.tsx';
import type { Feature } from './feature.ts';

/** Words that are added one by one. */
export const feature: Feature = {
  models: { tags: tagsModel },
  rules: { maxTags },
  views: { tags: TagsView },
};
