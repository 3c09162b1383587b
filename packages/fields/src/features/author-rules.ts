import { authorRules, rulesOfAuthors } from '@guichet/engine/features/author-rules';
import type { Feature } from './feature.ts';

/** Rules that a component of any type may be given. */
export const feature: Feature = {
  abilities: { authorRules },
  rules: rulesOfAuthors,
};
