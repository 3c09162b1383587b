import { navigationIn } from '@guichet/engine';
import { feature as wizard } from '@guichet/fields/features/wizard';
import { navigate, WizardPages } from '@guichet/renderer/wizard';
import type { PageFeature } from './page-feature.ts';

export const feature: PageFeature = {
  ...wizard,
  drawing: () => ({ Pages: WizardPages, navigationIn, turn: navigate }),
};
