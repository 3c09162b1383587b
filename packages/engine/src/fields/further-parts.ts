import type { FurtherParts } from '../parts.ts';
import type { FormContext } from './live-field.ts';

/** Throws when the form was brought to life without what it needs. */
export function furtherParts({ further }: FormContext): FurtherParts {
  if (further === undefined) {
    throw new Error(
      'The form has grids, calculations, logic or conditions on dates: hand createForm `further`.',
    );
  }
  return further;
}
