import { dates } from '@guichet/engine/features/dates';
import { dayRules } from '@guichet/engine/features/day';
import { dayModel } from '../day/model.ts';
import { DayView } from '../day/view.tsx';
import type { Feature } from './feature.ts';

/** A day in three controls. */
export const feature: Feature = {
  models: { day: dayModel },
  abilities: { dates },
  rules: dayRules,
  views: { day: DayView },
};
