import type { JsonObject } from '@guichet/definition';
import type { LiveField } from '../fields/live-field.ts';

/** What is chosen is called, by path: of several, each by its value. Undefined where nothing was found on the way. */
export function selectDataOf(fields: readonly LiveField[]): JsonObject | undefined {
  const named = fields.flatMap((field): readonly (readonly [string, JsonObject])[] => {
    const { component, model, aside } = field;
    const options = field.visible() ? model.offered?.(component, aside?.peek()) : undefined;
    const chosen = (options ?? []).filter(({ value }) => field.shown().includes(value));
    const names = chosen.map(({ value, label }) => [value, { label }] as const);
    const [first] = names;
    if (first === undefined) return [];
    return [[field.path(), component.multiple === true ? Object.fromEntries(names) : first[1]]];
  });
  return named.length === 0 ? undefined : Object.fromEntries(named);
}
