import type { Json } from '@guichet/definition';
import type { Form } from '@guichet/engine';
import { exactParts } from '../testing/exact-parts.ts';
import { type Options, openWith } from './open-with.ts';

export { fieldAt, typeAndLeave } from './open-with.ts';

/** For tests: a form instance that has no feature that it does not name. */
export function openForm(components: readonly Json[], options: Options = {}): Form {
  return openWith(exactParts, components, options);
}
