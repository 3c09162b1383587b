import { offerLibraryShims } from '@guichet/author-scripts/built-ins';
import { createLibraryShims } from '@guichet/author-scripts/libraries';
import { defaultLocale } from '@guichet/definition';
import {
  createDictionary,
  createForm,
  type Dictionary,
  type Field,
  type Form,
  type PreparedForm,
  textsOf,
} from '@guichet/engine';
import { createRunCode } from '@guichet/engine/code';
import { everyPart, ownCode } from '@guichet/fields/every-part';
import type { Witness } from './proof.ts';

offerLibraryShims(createLibraryShims);

/** A day in the middle of the week, so that what a form finds does not change from one check to the next. */
const now = Date.parse('2026-11-25T17:00:00Z');

/** Opens new instances of one form, as a page does: the same engine, the same rules, the same code. */
export function createOpener(form: PreparedForm): () => Form {
  const texts = textsOf(form, defaultLocale);
  const dictionary: Dictionary = createDictionary(defaultLocale, texts);
  return () =>
    createForm(form, {
      ...everyPart,
      ...{ runCode: createRunCode(ownCode), locale: defaultLocale, texts, dictionary },
      environment: { now, timeZone: 'America/Toronto', seed: 1 },
    });
}

/** Every field that lives, in rows too. */
export function fieldsOf(form: Pick<Form, 'fields'>): readonly Field[] {
  return form.fields.flatMap(within);
}

export function within(field: Field): readonly Field[] {
  const rows = field.rows()?.flatMap((row) => row.fields.flatMap(within)) ?? [];
  return [field, ...field.children.flatMap(within), ...rows];
}

/** Does what a witness says; false where a step has no field, or turns no page. */
export function replay(form: Form, witness: Witness): boolean {
  for (const step of witness) {
    if (step.kind === 'next') {
      if (form.dispatch({ kind: 'forward' }).kind !== 'turned') return false;
      continue;
    }
    const field = form.fieldByPath(step.path);
    // A resident answers only what is seen.
    if (field === undefined || !field.visible()) return false;
    if (step.kind === 'answer') form.dispatch({ kind: 'setValue', field, value: step.value, isTyped: true });
    else if (step.kind === 'addRow') form.dispatch({ kind: 'row:add', grid: field });
    else {
      const row = field.rows()?.at(-1);
      if (row === undefined || form.dispatch({ kind: 'row:save', grid: field, row }).kind !== 'saved')
        return false;
    }
  }
  return true;
}
