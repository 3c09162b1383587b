import type { Form } from '@guichet/engine';
import { answersOf } from '../receipt/answers-of.ts';

/** What was answered so far, before it is sent. */
export function ReviewBox({ form }: { readonly form: Form }) {
  return (
    <dl className="g-summary">
      {answersOf(form).map(({ id, label, value }) => (
        <div key={id}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
