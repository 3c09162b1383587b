import { compareDates } from '../dates/compare-dates.ts';

/** Conditions on dates. */
export const dateConditions = { compareDates };
