import { createForm, type Form, type FormParts } from '@guichet/engine';
import type { FormPageData } from './page-data.ts';
import type { RestoreLeft } from './restore-left.ts';

/**
 * Brings the form of a page to life, as the resident left it. The same on both sides: so is the drawing. `restore`: of
 * a form with rows, pages or searches, how far those were; no everyday form has any.
 */
export function createFormInstance(data: FormPageData, parts: FormParts, restore?: RestoreLeft): Form {
  const { form: page, texts, locale, environment, answered } = data;
  const form = createForm(page, {
    ...parts,
    texts,
    locale,
    environment,
    ...(answered && { submission: answered.data }),
  });
  if (answered === undefined) return form;
  restore?.begin(form, answered);
  if (answered.attempted) form.dispatch({ kind: 'submit', isReplay: true });
  restore?.resume(form, answered);
  if (answered.details !== undefined)
    form.dispatch({ kind: 'setServerErrors', details: answered.details, moreDetails: answered.moreDetails });
  form.dispatch({ kind: 'setSubmitError', name: answered.failed, requestId: answered.requestId });
  return form;
}
