import { coreRules } from '@guichet/engine';
import { coreModels } from '../core-models.ts';
import { views } from '../views.ts';
import type { Feature } from './feature.ts';

/** The core of every form: the types that nearly all use. */
export const core: Feature = { models: coreModels, rules: coreRules, views };
