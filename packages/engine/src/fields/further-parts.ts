import type { FurtherParts } from '../parts.ts';
import type { FormContext } from './live-field.ts';

/** A fault of the host, never of a form. */
export class MissingParts extends Error {}

/** Throws when the form was brought to life without what it needs. */
export function furtherParts({ further }: FormContext): FurtherParts {
  if (further === undefined) {
    throw new MissingParts(
      'The form has grids, calculations, logic or conditions on dates: hand createForm `further`.',
    );
  }
  return further;
}
