import type { EvaluationContext } from '../conditions/is-met.ts';
import { abilityOf } from '../features/abilities.ts';
import { evaluated } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { lookup } from './lookup.ts';

/** What the conditions of a field, and the triggers of its logic, may ask of where it stands. */
export function evaluationContextOf(field: InternalField, context: FormContext): EvaluationContext {
  return {
    lookup: (reference) => lookup(reference, field, context),
    evaluate: (expression) => evaluated(expression, field, context, { initial: true }),
    compareDates: (actual, expected, settings) =>
      abilityOf(context, 'dateConditions').compareDates(
        actual,
        expected,
        settings,
        context.environment.value.timeZone,
      ),
  };
}
