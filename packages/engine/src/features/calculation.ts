import { calculationReaction } from '../fields/calculation.ts';
import { clearingReaction } from '../fields/clearing.ts';
import type { FormContext, InternalField } from '../fields/internal-field.ts';

/** Values that follow from others: computed, or cleared (see `PreparedComponent.clearOn`). */
export const calculation = {
  // A calculated value needs no clearing.
  reaction: (field: InternalField, context: FormContext) =>
    calculationReaction(field, context) ?? clearingReaction(field, context),
};
