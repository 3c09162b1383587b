import type { FurtherParts } from '../parts.ts';
import type { FormContext } from './live-field.ts';

/** A fault of the host, never of a form. */
export class MissingParts extends Error {}

/** Throws when the form has grids, calculations, logic or conditions on dates, and was brought to life without what they need. */
export function furtherParts({ further }: FormContext): FurtherParts {
  if (further === undefined) {
    throw new MissingParts('No further parts.');
  }
  return further;
}
