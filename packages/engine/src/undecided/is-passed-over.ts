import type { InternalField } from '../fields/internal-field.ts';

/** A form service cannot tell whether the page asked for an answer that is missing. See `knownPage`. */
export function isPassedOver(field: InternalField): boolean {
  const { component, validationState } = field;
  return component.mayBeEmpty === true && field.isEmpty() && !validationState.value.isMalformed;
}
