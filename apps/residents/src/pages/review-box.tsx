import type { Form } from '@guichet/engine';
import { Review } from '@guichet/renderer/review';

/** All answers by page; without a script, a press leads to a field by a plain post to the form's page. */
export function ReviewBox({ form }: { readonly form: Form }) {
  return <Review form={form} isPosted />;
}
