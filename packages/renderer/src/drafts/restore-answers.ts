import { isJsonObject, type Json, type JsonObject, parsePath } from '@guichet/definition';
import { type Field, type Form, isSame } from '@guichet/engine';
import type { FormDraft } from './form-draft.ts';

export type { FormDraft };

/** As many conditions as may hang one on the other in the wrong order. */
const maxPasses = 50;

/**
 * Gives a form what it held when its page was left, and goes to the page of it that was shown. Over what was typed since
 * nothing is written.
 */
export function restoreAnswers(
  form: Form,
  { data, place, openRows = [], transientStates = [] }: FormDraft,
): void {
  const typed = new Set(form.fields.flatMap(withInner).filter(isTypedIn));
  const give = (isTyped: boolean) => {
    for (const field of form.fields.flatMap(withInner)) {
      if (typed.has(field)) continue;
      const value = valueAt(data, field.path());
      const holdsAnswer = field.model.data === 'value' || field.model.data === 'rows';
      if (holdsAnswer && value !== undefined && field.visible() && !isHeld(field, value))
        form.dispatch({ kind: 'setValue', field, value, isTyped });
    }
  };
  // Again and again: what a condition hides at first may be there once the rest is.
  let before: JsonObject | undefined;
  for (let pass = 0; pass < maxPasses && !isSame(before, form.answers()); pass += 1) {
    before = form.answers();
    give(false);
  }
  // A different result of a calculation was typed over.
  give(true);
  form.dispatch({ kind: 'restore', openRows, transientStates, place });
}

/** A file that is on its way is no answer yet. */
function isTypedIn(field: Field): boolean {
  return field.isModified() && !field.model.isEmpty(field.value(), field.component);
}

function isHeld(field: Field, value: Json): boolean {
  return isSame(field.value(), value);
}

function withInner(field: Field): readonly Field[] {
  return [field, ...field.children.flatMap(withInner)];
}

function valueAt(data: JsonObject, path: string): Json | undefined {
  return parsePath(path).reduce<Json | undefined>((value, key) => {
    if (Array.isArray(value)) return value[Number(key)];
    return isJsonObject(value) && Object.hasOwn(value, key) ? value[String(key)] : undefined;
  }, data);
}
