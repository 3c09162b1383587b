import { time, timeClock } from '@guichet/engine/rules/time';
import { timeModel } from '../time/model.ts';
import { TimeView } from '../time/view.tsx';
import type { Feature } from './feature.ts';

/** A time of the day. */
export const feature: Feature = {
  models: { time: timeModel },
  rules: { time, timeClock },
  views: { time: TimeView },
};
