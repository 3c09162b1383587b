import { isSame } from '../data/is-same.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { writeValue } from './value.ts';

/** The other component's value; undefined where no resident changed it. */
type Seen = { readonly value: unknown } | undefined;

/**
 * Empties a choice when a resident changes the component that its options hang on: what was chosen may be none of them
 * any more. A loaded value stays. Source: measured on Form.io.
 */
export function clearingReaction(
  field: InternalField,
  context: FormContext,
): ReactionSource<Seen> | undefined {
  const { clearOn } = field.component;
  if (clearOn === undefined || context.absentStaysAbsent || context.isReadOnly) return undefined;
  let last: { readonly value: unknown } | undefined;
  return {
    order: () => [...field.order(), 1],
    name: 'clearOnRefresh',
    path: () => field.path() || field.component.key,
    read() {
      const triggers = triggersOf(field, clearOn, context);
      const value = triggers.map((trigger) => trigger.value());
      return { value: triggers.some((trigger) => trigger.isModified()) ? value : undefined };
    },
    write(seen) {
      const before = last;
      last = seen;
      if (before === undefined || seen?.value === undefined || isSame(before.value, seen.value)) return;
      writeValue(field, field.model.emptyValue(field.component), context);
    },
  };
}

/** The nearest component of that name, in its row before the form; with `data` all that hold a value. */
function triggersOf(field: InternalField, name: string, { index }: FormContext): readonly InternalField[] {
  if (name === 'data')
    return index.all().filter((trigger) => trigger !== field && trigger.slot !== undefined);
  const found = field.inRow?.find(name) ?? index.find(name);
  return found === undefined || found === field ? [] : [found];
}
