import type { PreparedComponent } from '../prepared-form.ts';
import type { RuleInput } from '../rules/rule.ts';
import { evaluated } from './evaluate.ts';
import { heldBy } from './held-by.ts';
import type { FormContext, InternalField } from './internal-field.ts';

interface State {
  readonly field: InternalField;
  /** A value to validate in the place of the field's own. */
  readonly other: { readonly value: unknown } | undefined;
}

type Read = 'value' | 'isEmpty' | 'isIncomplete' | 'rowCount';

/**
 * Read by the rules that ask: those of a grid seldom do, and its value is all that its rows hold. Shared by all inputs: a
 * literal with accessors gets a shape of its own each time.
 */
const reading: Pick<RuleInput, Read> & ThisType<State> = {
  get value() {
    return this.other === undefined ? this.field.value() : this.other.value;
  },
  get isEmpty() {
    return this.field.isEmpty();
  },
  get isIncomplete() {
    return this.field.model.isComplete?.(this.field.value(), this.field.now()) === false;
  },
  get rowCount() {
    return this.field.rows()?.length;
  },
};

type Own = Omit<RuleInput, Read> & State & { readonly __proto__: typeof reading };

/** The input of a field's rules; `other` stands in the place of its value. Tracked. */
export function ruleInputOf(
  field: InternalField,
  component: PreparedComponent,
  context: FormContext,
  other?: { readonly value: unknown },
): RuleInput {
  const own: Own = {
    __proto__: reading,
    field,
    other,
    component,
    isMalformed: field.validationState.value.isMalformed,
    transientState: field.transientState?.value,
    environment: () => context.environment.value,
    evaluate: (expression, input, names = {}) =>
      evaluated(expression, field, context, {
        initial: true,
        own: { input: heldBy(field, input), ...names },
      }),
  };
  // The compiler takes `__proto__` for a property like any other.
  return own as typeof own & typeof reading;
}
