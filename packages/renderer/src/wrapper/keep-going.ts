import type { JsonObject } from '@guichet/definition';
import type { Form, Kept } from '@guichet/engine';

/** How far somebody has come with a form, to go on in another one of the same definition. */
export interface Progress extends Kept {
  readonly idPrefix: string;
  readonly data: JsonObject;
}

/** `before`: what was known when the form began, of rows that a form for reading does not open. */
export function progressOf(form: Form, before: Progress | undefined): Progress {
  const kept = form.kept();
  const { openRows = [], transientStates = [] } = (form.isReadOnly ? before : kept) ?? {};
  // A copy: what is on its way in the former form ends with it.
  return {
    idPrefix: form.idPrefix,
    data: form.answers(),
    ...structuredClone({ ...kept, openRows, transientStates }),
  };
}

export function resume(form: Form, { place, openRows, transientStates }: Progress): void {
  form.dispatch({ kind: 'restore', place, ...(!form.isReadOnly && { openRows, transientStates }) });
}
