import type { JsonObject } from '@guichet/definition';
import type { Form } from '@guichet/engine';

/** How far somebody has come with a form, to go on in another one of the same definition. */
export interface Progress {
  readonly idPrefix: string;
  readonly data: JsonObject;
  readonly place: ReturnType<Form['place']>;
  readonly rows: ReturnType<Form['openRows']>;
  readonly asides: ReturnType<Form['asides']>;
}

/** `before`: what was known when the form began, of rows that a form for reading does not open. */
export function progressOf(form: Form, before: Progress | undefined): Progress {
  const open = form.isReadOnly
    ? { rows: before?.rows ?? [], asides: before?.asides ?? [] }
    : { rows: form.openRows(), asides: form.asides() };
  // A copy: what is on its way in the former form ends with it.
  return { idPrefix: form.idPrefix, data: form.data(), place: form.place(), ...structuredClone(open) };
}

export function goOn(form: Form, { place, rows, asides }: Progress): void {
  if (!form.isReadOnly) {
    form.restoreOpenRows(rows);
    form.restoreAsides(asides);
  }
  if (place !== undefined) form.restorePlace(place);
}
