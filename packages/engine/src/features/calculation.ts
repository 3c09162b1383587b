import { calculationReaction } from '../fields/calculation.ts';
import { clearingReaction } from '../fields/clearing.ts';
import type { FormContext, LiveField } from '../fields/live-field.ts';

/** Values that follow from others: computed, or cleared (see `PreparedComponent.clearOn`). */
export const calculation = {
  // What is computed needs no clearing.
  reaction: (field: LiveField, context: FormContext) =>
    calculationReaction(field, context) ?? clearingReaction(field, context),
};
