import type { EvaluationContext } from '../conditions/is-met.ts';
import { abilityOf } from '../features/abilities.ts';
import { evaluated } from './evaluate.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { lookup } from './lookup.ts';

/** The values that a field's conditions and logic triggers may read from where it stands. */
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
