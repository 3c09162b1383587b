import type { JsonObject } from '@guichet/definition';
import type { ComputedOption } from '../field.ts';
import type { InternalField } from '../fields/internal-field.ts';

/** Characters of all names as JSON. A form service takes 16,384 for all metadata. */
const longest = 12_000;

/**
 * The names of chosen items, by path: of several, each by its value. Undefined where nothing was found on the way.
 * Names that would make it too long are left out: nobody's answers are refused for the names of their choices.
 */
export function selectDataOf(fields: readonly InternalField[]): JsonObject | undefined {
  const named: (readonly [string, JsonObject])[] = [];
  let length = 0;
  for (const field of fields) {
    const names = namesOf(field);
    if (names === undefined) continue;
    length += JSON.stringify([field.path(), names]).length;
    if (length > longest) break;
    named.push([field.path(), names]);
  }
  return named.length === 0 ? undefined : Object.fromEntries(named);
}

/** As Form.io writes it: what the template says of an item, here with its whole label. */
function namesOf(field: InternalField): JsonObject | undefined {
  const { multiple, persistent, protected: isProtected } = field.component;
  // A name tells as much as the value does, which is kept nowhere, or given to nobody.
  if (!field.visible() || persistent !== undefined || isProtected === true) return undefined;
  const shown = field.shown();
  const chosen = (field.options() ?? []).filter(({ value }) => isNamed(value) && shown.includes(value));
  const [first] = chosen;
  if (first === undefined) return undefined;
  const isSingle = multiple !== true && shown.length === 1;
  return isSingle
    ? nameOf(first)
    : Object.fromEntries(chosen.map((option) => [option.value, nameOf(option)]));
}

/** Whether a value is a whole item, which has its name within it. */
function isNamed(value: string): boolean {
  return value !== '' && !value.startsWith('{');
}

function nameOf({ label, item }: ComputedOption): JsonObject {
  return { label, ...item };
}
