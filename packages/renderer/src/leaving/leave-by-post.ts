import type { PostedField } from './encode-fields.ts';

/** Leaves the page by posting a hidden form, as the resident's own browser does it. */
export function leaveByPost(action: string, fields: readonly PostedField[]): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.acceptCharset = 'utf-8';
  form.hidden = true;
  for (const [name, value] of fields) {
    const input = document.createElement('input');
    input.type = 'hidden';
    input.name = name;
    input.value = value;
    form.append(input);
  }
  document.body.append(form);
  // A field that is called `submit` would stand in the way of the form's own method.
  HTMLFormElement.prototype.submit.call(form);
  form.remove();
}
