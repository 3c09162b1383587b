import type { FieldType } from './models.ts';

/**
 * The types that have a model and no view yet. They keep their values, which no page judges while nobody can
 * fill them in; a layout draws its children, anything else says that it is unknown. Taking one out asks for its line in `whole-views.ts` and in `examples.ts`:
 * without them it does not compile.
 */
export const undrawn = [
  'address',
  'datamap',
  'file',
  'form',
  'recaptcha',
  'resource',
  'tree',
] as const satisfies readonly FieldType[];

export type Undrawn = (typeof undrawn)[number];
