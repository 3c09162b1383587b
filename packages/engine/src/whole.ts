import { compareDates } from './dates/compare-dates.ts';
import { calculationReaction } from './fields/calculation.ts';
import { actOnEvent, createLogic, logicReaction } from './fields/logic.ts';
import { createRows } from './fields/rows.ts';
import { evaluateLogic } from './json-logic/evaluate-logic.ts';
import type { FurtherParts } from './parts.ts';

export const further: FurtherParts = {
  evaluateLogic,
  compareDates,
  createRows,
  createLogic,
  logicReaction,
  actOnEvent,
  calculationReaction,
};

export { rules } from './rules/rules.ts';
