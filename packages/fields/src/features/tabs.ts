import { tabsModel } from '../tabs/model.ts';
import { TabsView } from '../tabs/view.tsx';
import type { Feature } from './feature.ts';

/** Fields behind tabs. */
export const feature: Feature = {
  models: { tabs: tabsModel },
  views: { tabs: TabsView },
};
