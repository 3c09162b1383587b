import type { Json } from '@guichet/definition';
import { rowsOf } from '../data/data-tree.ts';
import { isSame } from '../data/is-same.ts';
import { malformed } from '../model.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import { evaluated, readerFor } from './evaluate.ts';
import type { FormContext, LiveField } from './live-field.ts';
import { replaceRows, writeValue } from './value.ts';
import { hidingOf } from './visibility.ts';

/** What a calculation came to: nothing to write, or a value. */
type Result = { readonly value: Json | undefined } | undefined;

/**
 * Writes what an author's expression computes over whatever the field holds, also over what is typed, unless
 * the author lets that stay. What a condition hides is not computed, and a form service computes only what its
 * author asks it to. Source: measured on Form.io.
 */
export function calculationReaction(
  field: LiveField,
  context: FormContext,
): ReactionSource<Result> | undefined {
  const { calculateValue, calculateServer, clearOnHide } = field.component;
  if (calculateValue === undefined || (context.absentStaysAbsent && calculateServer !== true))
    return undefined;
  const read = readerFor(field, context);
  return {
    order: () => [...field.order(), 0],
    name: 'calculation',
    path: () => field.path() || field.component.key,
    read() {
      // What is typed over a computed value is written over in turn.
      field.value();
      if (clearOnHide && hidingOf(field) !== 'shown') return undefined;
      const result = evaluated(calculateValue.logic, read, context);
      return result && { value: normal(field, result.value) };
    },
    write(result) {
      if (result === undefined || field.isOverridden) return;
      if (field.list === undefined) writeValue(field, result.value, context);
      else if (!isSame(field.value(), result.value ?? []))
        replaceRows(field, rowsOf(result.value ?? []), context);
    },
  };
}

/** Nothing and what the type cannot keep are its empty value. */
function normal({ model, component }: LiveField, value: unknown): Json | undefined {
  if (value === undefined || value === null) return model.emptyValue(component);
  if (model.data === 'rows') return Array.isArray(value) ? value : [];
  const kept = model.normalise(value, component);
  return kept === malformed || kept === undefined ? model.emptyValue(component) : kept;
}
