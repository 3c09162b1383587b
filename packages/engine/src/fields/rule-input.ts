import type { PreparedComponent } from '../prepared-form.ts';
import type { RuleInput } from '../rules/rule.ts';
import { evaluated } from './evaluate.ts';
import { heldBy } from './held-by.ts';
import type { FormContext, InternalField } from './internal-field.ts';

interface State {
  field: InternalField;
  /** A value to validate in the place of the field's own. */
  other: { readonly value: unknown } | undefined;
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

type FieldRuleInput = { -readonly [Name in Exclude<keyof RuleInput, Read>]: RuleInput[Name] } & State &
  Pick<RuleInput, Read>;

/** The input of a field's rules; `other` stands in the place of its value. Tracked. */
export function ruleInputOf(
  field: InternalField,
  component: PreparedComponent,
  context: FormContext,
  other?: { readonly value: unknown },
): RuleInput {
  const ruleInput: FieldRuleInput = Object.create(reading);
  ruleInput.field = field;
  ruleInput.other = other;
  ruleInput.component = component;
  ruleInput.isMalformed = field.validationState.value.isMalformed;
  ruleInput.transientState = field.transientState?.value;
  ruleInput.environment = () => context.environment.value;
  ruleInput.evaluate = (expression, input, own = {}) =>
    evaluated(expression, field, context, { initial: true, own: { input: heldBy(field, input), ...own } });
  return ruleInput;
}
