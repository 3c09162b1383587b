import type { Field, Form } from '@guichet/engine';
import { displayValueOf } from '@guichet/fields/words';
import { type MouseEvent, useEffect, useReducer } from 'react';
import { revealField } from '../focus-field.ts';
import { embeddedReviewMessages } from './review-messages.ts';
import './review.css';

/** All answers before sending, each with a link to its field. */
export function Review({ form }: { readonly form: Form }) {
  const [, list] = useReducer((times: number) => times + 1, 0);
  // Fields above and below the pages can be filled in here too.
  useEffect(() => form.on('change', list), [form]);
  const { lead, change, empty } = embeddedReviewMessages[form.locale()];
  const followTo = (field: Field) => (event: MouseEvent) => {
    event.preventDefault();
    revealField(form, field);
  };
  return (
    <>
      <p>{lead}</p>
      <dl className="g-reviewed">
        {form.fields.flatMap(answeredIn).map((field) => (
          <div key={field.id}>
            <dt>{field.name()}</dt>
            <dd>{displayValueOf(field) || empty}</dd>
            <dd>
              <a href={`#${field.id}`} onClick={followTo(field)}>
                {change}
                <span className="g-visually-hidden">{` ${field.name()}`}</span>
              </a>
            </dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** The fields, a grid as one, that a resident fills in and sees. */
function answeredIn(field: Field): readonly Field[] {
  if (!field.visible()) return [];
  const { model } = field;
  const isListed = model.isPersistent && model.isUnseen !== true;
  if (isListed && (model.data === 'value' || field.rows() !== undefined)) return [field];
  return field.children.flatMap(answeredIn);
}
