import { createForm, type Form } from '@guichet/engine';
import { models } from '@guichet/fields/models';
import type { FormPageData } from './page-data.ts';

/** Brings the form of a page to life, as the resident left it. The same on both sides: so is the drawing. */
export function livenForm({ form: page, texts, locale, environment, answered }: FormPageData): Form {
  const form = createForm(page, {
    models,
    texts,
    locale,
    environment,
    ...(answered && { submission: answered.data }),
  });
  if (answered?.attempted === true) form.submit();
  if (answered?.details !== undefined) form.setServerErrors(answered.details);
  if (answered?.failed === true) form.setSubmitError('submitError');
  return form;
}
