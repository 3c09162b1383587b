import { CollapsibleFieldsetView } from '../types/fieldset/collapsible-view.tsx';
import { CollapsiblePanelView } from '../types/panel/collapsible-view.tsx';
import type { Feature } from './feature.ts';

/** Parts that open and close. */
export const feature: Feature = {
  views: { fieldset: CollapsibleFieldsetView, panel: CollapsiblePanelView },
};
