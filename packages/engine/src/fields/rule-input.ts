import type { PreparedComponent } from '../prepared-form.ts';
import type { RuleInput } from '../rules/rule.ts';
import { evaluated } from './evaluate.ts';
import { heldBy } from './held-by.ts';
import type { InternalField } from './internal-field.ts';

interface Own {
  readonly field: InternalField;
  readonly component: PreparedComponent;
  /** A value to validate instead of the field's value. */
  readonly substitute: { readonly value: unknown } | undefined;
}

type MutableOwn = { -readonly [Name in keyof Own]: Own[Name] };

/**
 * Read by the rules that ask: most ask for little, and the value of a grid is all that its rows hold. Shared by all
 * inputs: a literal with accessors gets a shape of its own each time.
 */
const reading: Omit<RuleInput, 'component'> & ThisType<Own> = {
  get value() {
    return this.substitute === undefined ? this.field.value() : this.substitute.value;
  },
  get isEmpty() {
    return this.field.isEmpty();
  },
  get isMalformed() {
    return this.field.validationState.value.isMalformed;
  },
  get isIncomplete() {
    return this.field.model.isComplete?.(this.field.value(), this.field.now()) === false;
  },
  get transientState() {
    return this.field.transientState?.value;
  },
  get rowCount() {
    return this.field.rows()?.length;
  },
  get environment() {
    return () => this.field.environment();
  },
  get evaluate(): RuleInput['evaluate'] {
    const { field } = this;
    return (expression, input, names = {}) =>
      evaluated(expression, field, field.context, {
        initial: true,
        own: { input: heldBy(field, input), ...names },
      });
  },
};

/** The input of a field's rules; `substitute` replaces its value. Tracked. */
export function ruleInputOf(
  field: InternalField,
  component: PreparedComponent,
  substitute?: { readonly value: unknown },
): RuleInput {
  // See `createField`.
  const made: MutableOwn & typeof reading = Object.create(reading);
  made.field = field;
  made.component = component;
  made.substitute = substitute;
  return made;
}
