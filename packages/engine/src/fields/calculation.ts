import { computed } from '@preact/signals-core';
import { isSame } from '../data/is-same.ts';
import type { ReactionSource } from '../reactions/reactions.ts';
import { isGivenTo } from './box-values.ts';
import { canEvaluate, evaluated, throwsInFormio } from './evaluate.ts';
import { heldBy } from './held-by.ts';
import type { FormContext, InternalField } from './internal-field.ts';
import { normal, writeComputed } from './value.ts';
import { mayBeWritten } from './visibility.ts';

/** The result of a calculation; undefined: nothing to write. */
type Result = { readonly value: unknown } | undefined;

/**
 * Writes what an author's expression computes over whatever the field holds, also over what is typed, unless the author
 * lets that stay. A hidden value is computed only while a hidden layout keeps it, and a form service computes only what
 * the author asks it to. Source: measured on Form.io.
 */
export function calculationReaction(
  field: InternalField,
  context: FormContext,
): ReactionSource<Result> | undefined {
  const { calculateValue, calculateServer, allowCalculateOverride, mayBeEmpty } = field.component;
  if (!canEvaluate(calculateValue, context)) return undefined;
  // A value that may be empty was missing from what was sent, so the page may have hidden it: see `knownPage`.
  if (context.absentStaysAbsent && (calculateServer !== true || (mayBeEmpty && field.isEmpty())))
    return undefined;
  // A value typed over a calculation is recognised in the data that a form starts from.
  let isGiven =
    field.slot !== undefined &&
    allowCalculateOverride === true &&
    !context.absentStaysAbsent &&
    isGivenTo(field, context);
  // Apart from the field's own value: what was written must not be computed again.
  const computing = computed(() => {
    context.observe?.('calculation', field);
    const initial = calculateValue.kind === 'code' ? heldBy(field, field.value()) : undefined;
    const result = evaluated(calculateValue, field, context, { initial });
    return result ?? (isEmptied(field) ? { value: null } : undefined);
  });

  /** A page empties what could not be computed, but for a type that has no empty value; a service leaves it. */
  function isEmptied({ model, component }: InternalField): boolean {
    if (context.absentStaysAbsent || calculateValue === undefined) return false;
    if (field.list === undefined && model.emptyValue(component) === undefined) return false;
    return throwsInFormio(calculateValue, field, context);
  }

  /** Without a text or number. A box that is not ticked is an answer. Tracked. */
  const isBlank = () => (field.value() ?? '') === '';

  /** Emptied by a resident who may go on typing: once the field is left blank, it is computed again. Tracked. */
  function isHeldBlank(): boolean {
    return allowCalculateOverride === true && field.validationState.value.typing !== undefined && isBlank();
  }

  return {
    order: () => [...field.order(), 0],
    name: 'calculation',
    path: () => field.path() || field.component.key,
    read() {
      // A value typed over a computed value is overwritten again.
      field.value();
      if (!mayBeWritten(field) || isHeldBlank()) return undefined;
      const result = computing.value;
      return result && { value: result.value };
    },
    write(result) {
      if (result === undefined) return;
      if (isBlank()) field.isOverridden = false;
      else field.isOverridden ||= isGiven && !isSame(normal(field, result.value), field.value());
      if (!field.isOverridden) writeComputed(field, result.value, context);
      isGiven = false;
    },
  };
}
