import type { Json, JsonObject } from '@guichet/definition';
import type { Field, Form } from '@guichet/engine';
import { openForm } from './open-form.ts';

/** Counts of a command's evaluations, and of the fields that it notifies. */
export const nothing = { condition: 0, calculation: 0, rules: 0, view: 0, reaction: 0, notified: 0 };

export type Counts = typeof nothing;

export interface Counted {
  readonly form: Form;
  /** The evaluations on opening the form, before anybody looked at it. */
  readonly opening: Counts;
  during(change: () => void): Counts;
}

/** For tests: a form instance with somebody looking at every field, as a page does. */
export function counted(components: readonly Json[], submission: JsonObject = {}): Counted {
  const counts = { ...nothing };
  const form = openForm(components, {
    submission,
    observe: (what) => {
      counts[what] += 1;
    },
  });
  const opening = { ...counts };
  form.onWrite((fields) => {
    counts.notified += fields.length;
  });
  form.fields.forEach(look);
  return {
    form,
    opening,
    during(change) {
      Object.assign(counts, nothing);
      change();
      return { ...counts };
    },
  };
}

/** From here on what the field shows is worked out whenever it changes. */
export function look(field: Field): void {
  field.subscribe(() => {});
  field.children.forEach(look);
  for (const row of field.rows() ?? []) row.fields.forEach(look);
}
