import { coreRules } from '@guichet/engine';
import { coreModels } from '../core-models.ts';
import { views } from '../views.ts';
import type { Feature } from './feature.ts';

/** What every form is made of: the types that nearly all of them use. */
export const core: Feature = { models: coreModels, rules: coreRules, views };
