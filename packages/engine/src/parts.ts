import type { heedEvents } from './commands/heed-events.ts';
import type { createPressCommands } from './commands/press-commands.ts';
import type { createRowCommands } from './commands/row-commands.ts';
import type { dataToReturn, dataToStore } from './data/stored-data.ts';
import type { compareDates } from './dates/compare-dates.ts';
import type { countDetails, detailsOf } from './errors/error-details.ts';
import type { rowFailures } from './errors/row-failures.ts';
import type { RunCode } from './expression.ts';
import type { askOnce } from './fields/ask-once.ts';
import type { calculationReaction } from './fields/calculation.ts';
import type { changingTexts } from './fields/changing-texts.ts';
import type { clearingReaction } from './fields/clearing.ts';
import type { computedOptions } from './fields/computed-options.ts';
import type { dayLimits } from './fields/day-limits.ts';
import type { drawnText } from './fields/drawn-text.ts';
import type { applyEffects } from './fields/effects.ts';
import type { readerFor } from './fields/evaluate.ts';
import type { actOnEvent, createLogic, logicReaction } from './fields/logic.ts';
import type { createRows } from './fields/rows.ts';
import type { createScope } from './fields/scope.ts';
import type { uncheckedAt } from './fields/unchecked.ts';
import type { uniqueValueOf } from './fields/unique-values.ts';
import type { EvaluateLogic } from './json-logic/read-name.ts';
import type { Models } from './model.ts';
import type { createWizard } from './pages/create-wizard.ts';
import type { createPageCommands } from './pages/page-commands.ts';
import type { Rules } from './rules/rules.ts';

/** What a form is made of: as much as it needs. */
export interface FormParts {
  readonly models: Models;
  /** Those that the models name. */
  readonly rules: Rules;
  /** For a form that has more than fields with rules and conditions that compare texts. */
  readonly further?: FurtherParts;
  /** Runs what authors wrote in JavaScript. Without it that is not run, and `Form.unchecked` tells. */
  readonly runCode?: RunCode;
}

/** What few forms need, grids, calculations, logic, JSONLogic and conditions on dates, and what only a form service asks. */
export interface FurtherParts {
  readonly askOnce: typeof askOnce;
  readonly evaluateLogic: EvaluateLogic;
  readonly compareDates: typeof compareDates;
  readonly createWizard: typeof createWizard;
  readonly createPageCommands: typeof createPageCommands;
  readonly createPressCommands: typeof createPressCommands;
  readonly readerFor: typeof readerFor;
  readonly changingTexts: typeof changingTexts;
  readonly dataToStore: typeof dataToStore;
  readonly dataToReturn: typeof dataToReturn;
  readonly detailsOf: typeof detailsOf;
  readonly countDetails: typeof countDetails;
  readonly createRowCommands: typeof createRowCommands;
  readonly uncheckedAt: typeof uncheckedAt;
  readonly uniqueValueOf: typeof uniqueValueOf;
  readonly createRows: typeof createRows;
  readonly createScope: typeof createScope;
  readonly rowFailures: typeof rowFailures;
  readonly computedOptions: typeof computedOptions;
  readonly dayLimits: typeof dayLimits;
  readonly drawnText: typeof drawnText;
  readonly createLogic: typeof createLogic;
  readonly applyEffects: typeof applyEffects;
  readonly logicReaction: typeof logicReaction;
  readonly actOnEvent: typeof actOnEvent;
  readonly heedEvents: typeof heedEvents;
  /** Computes a value, or clears it: see `PreparedComponent.clearOn`. */
  readonly calculationReaction: (
    ...of: Parameters<typeof calculationReaction>
  ) => ReturnType<typeof calculationReaction> | ReturnType<typeof clearingReaction>;
}
