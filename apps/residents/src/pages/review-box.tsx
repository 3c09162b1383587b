import type { Form } from '@guichet/engine';
import { Review } from '@guichet/renderer/review';
import { formUrl } from './site.ts';

const addressOf = (form: Form) => formUrl(form.locale(), form.page.path);

/** All answers by page; without a script, a press leads to a field by a plain post to the form's page. */
export function ReviewBox({ form }: { readonly form: Form }) {
  return <Review form={form} addressOf={addressOf} />;
}
