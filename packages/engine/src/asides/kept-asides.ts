import type { LiveField } from '../fields/live-field.ts';
import type { KeptAside } from '../form-data.ts';

/** Characters of JSON that a field may lay aside and find again: the shapes of a map may be far longer. */
const longestKept = 50_000;

/** What fields have laid beside their values, in definition order. */
export function asidesOf(fields: readonly LiveField[]): readonly KeptAside[] {
  return fields.flatMap((field) => {
    const aside = field.aside?.peek();
    if (aside === undefined || JSON.stringify(aside).length > longestKept) return [];
    return [{ path: field.path(), aside }];
  });
}
