import type { Abilities } from './abilities.ts';
import { authorRules } from './author-rules.ts';
import { buttons } from './buttons.ts';
import { calculation } from './calculation.ts';
import { code } from './code.ts';
import { dateConditions } from './date-conditions.ts';
import { dates } from './dates.ts';
import { interpolation } from './interpolation.ts';
import { jsonLogic } from './json-logic.ts';
import { logic } from './logic.ts';
import { allBuiltIns } from './rare-built-ins.ts';
import { regularExpressions } from './regular-expressions.ts';
import { rowEditing } from './row-editing.ts';
import { rows } from './rows.ts';
import { storing } from './storing.ts';
import { transientState } from './transient-state.ts';
import { wizard } from './wizard.ts';

/** As a form service validates any form. */
export const everyAbility = {
  transientState,
  authorRules,
  builtIns: allBuiltIns,
  buttons,
  calculation,
  code,
  dateConditions,
  dates,
  interpolation,
  jsonLogic,
  logic,
  regularExpressions,
  rowEditing,
  rows,
  storing,
  wizard,
} satisfies Required<Abilities>;
