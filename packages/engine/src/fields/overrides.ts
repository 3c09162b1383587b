import type { JsonObject } from '@guichet/definition';
import { type Signal, signal } from '@preact/signals-core';
import type { FormContext, InternalField } from './internal-field.ts';

/** The settings that code has set, by name: they take the place of the author's. */
export function overridesOf(field: InternalField, { overrides }: FormContext): Signal<JsonObject> {
  let settings = overrides.get(field);
  if (settings === undefined) {
    settings = signal<JsonObject>({});
    overrides.set(field, settings);
  }
  return settings;
}
