import { heedEvents } from './commands/heed-events.ts';
import { createPressCommands } from './commands/press-commands.ts';
import { createRowCommands } from './commands/row-commands.ts';
import { dataToReturn, dataToStore } from './data/stored-data.ts';
import { compareDates } from './dates/compare-dates.ts';
import { countDetails, detailsOf } from './errors/error-details.ts';
import { rowFailures } from './errors/row-failures.ts';
import { askOnce } from './fields/ask-once.ts';
import { calculationReaction } from './fields/calculation.ts';
import { changingTexts } from './fields/changing-texts.ts';
import { clearingReaction } from './fields/clearing.ts';
import { computedOptions } from './fields/computed-options.ts';
import { dayLimits } from './fields/day-limits.ts';
import { drawnText } from './fields/drawn-text.ts';
import { applyEffects } from './fields/effects.ts';
import { readerFor } from './fields/evaluate.ts';
import { actOnEvent, createLogic, logicReaction } from './fields/logic.ts';
import { createRows } from './fields/rows.ts';
import { createScope } from './fields/scope.ts';
import { uncheckedAt } from './fields/unchecked.ts';
import { uniqueValueOf } from './fields/unique-values.ts';
import { evaluateLogic } from './json-logic/evaluate-logic.ts';
import { createWizard } from './pages/create-wizard.ts';
import { createPageCommands } from './pages/page-commands.ts';
import type { FurtherParts } from './parts.ts';

export const further: FurtherParts = {
  askOnce,
  evaluateLogic,
  compareDates,
  createRows,
  createScope,
  rowFailures,
  changingTexts,
  dataToStore,
  dataToReturn,
  detailsOf,
  countDetails,
  createPressCommands,
  readerFor,
  createRowCommands,
  createWizard,
  createPageCommands,
  uncheckedAt,
  uniqueValueOf,
  computedOptions,
  dayLimits,
  drawnText,
  createLogic,
  applyEffects,
  logicReaction,
  actOnEvent,
  heedEvents,
  // What is computed needs no clearing.
  calculationReaction: (field, context) =>
    calculationReaction(field, context) ?? clearingReaction(field, context),
};

export { calendarDayOf } from './dates/calendar-day.ts';
export { parseIsoDate } from './dates/iso-date.ts';
export { instantOf, localTextOf, zonedTextOf } from './dates/time-zone.ts';
export { readTypedClock } from './dates/typed-clock.ts';
export { readTypedDate } from './dates/typed-date.ts';
export { isZone, submissionZone, zoneOf } from './dates/zone-of.ts';
export { faultyDayPart } from './rules/day/fault-of.ts';
export { isDisabledDay } from './rules/disabled-date/is-disabled-day.ts';
export { everyPattern } from './rules/pattern/rule.ts';
export { rules } from './rules/rules.ts';
export { bareOf, beginInMask, keepInMask } from './text/mask-typing.ts';
