import { createForm, type Form, type FormParts } from '@guichet/engine';
import type { FormPageData } from './page-data.ts';

/** Brings the form of a page to life, as the resident left it. The same on both sides: so is the drawing. */
export function livenForm(data: FormPageData, parts: FormParts): Form {
  const { form: page, texts, locale, environment, answered } = data;
  const form = createForm(page, {
    ...parts,
    texts,
    locale,
    environment,
    ...(answered && { submission: answered.data }),
  });
  if (answered !== undefined) form.restoreOpenRows(answered.openRows ?? []);
  if (answered?.attempted === true) {
    form.submit();
    // Without a script a link leads to what is drawn alone.
    for (const { field } of form.errors()) if (field !== undefined) form.revealField(field);
  }
  // After it: who turned a page after a failed attempt stays where they went.
  if (answered?.place !== undefined) form.restorePlace(answered.place);
  if (answered?.turned === 'refused') form.nextPage();
  for (const { grid, row } of answered?.refusedRows ?? []) {
    const [field, at] = [form.fieldByPath(grid), row];
    const refused = field?.rows()?.[at];
    if (field !== undefined && refused !== undefined) form.saveRow(field, refused);
  }
  if (answered?.details !== undefined) form.setServerErrors(answered.details);
  if (answered?.failed === true) form.setSubmitError('submitError');
  return form;
}
