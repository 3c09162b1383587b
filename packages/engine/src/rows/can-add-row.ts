import { canEvaluate, evaluated, throwsInFormio } from '../fields/evaluate.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';
import { isTrue } from '../json-logic/is-true.ts';

/** Whether the author of a grid lets rows be added now. Tracked. */
export function canAddRow(grid: InternalField, context: FormContext): boolean {
  const { conditionalAddButton } = grid.component;
  if (context.isReadOnly) return false;
  if (!canEvaluate(conditionalAddButton, context)) return true;
  const asked = { initial: true, own: { value: grid.value() } };
  const result = evaluated(conditionalAddButton, grid, context, asked);
  return result ? isTrue(result.value) : !throwsInFormio(conditionalAddButton, grid, context);
}
