import type { InternalField, RowScope } from './internal-field.ts';
import { createNames } from './names.ts';

export function createScope(of: InternalField): RowScope {
  const names = createNames();
  return {
    of,
    node: of.inner,
    add(field) {
      // A field in a row is named from there.
      if (field.inRow === of.inRow) names.add(field, field.keys.slice(of.keys.length));
    },
    find: names.find,
  };
}
