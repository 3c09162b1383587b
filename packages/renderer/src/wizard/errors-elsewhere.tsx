import { buttonOf, type Form, type Wizard } from '@guichet/engine';
import { wizardMessages } from './messages.ts';

interface Props {
  readonly form: Form;
  readonly wizard: Wizard;
  readonly action: string;
}

/**
 * Without a script a link of the alert cannot turn the page: for a field on another one it leads to a button here,
 * which does.
 */
export function ErrorsElsewhere({ form, wizard, action }: Props) {
  const errors = form.errors().flatMap(({ id, field, message }) => {
    const page = field && form.wizard?.pageOf(field);
    return field === undefined || page === undefined || page === wizard.current()
      ? []
      : [{ id, field, message }];
  });
  if (errors.length === 0) return null;
  return (
    <section aria-labelledby={`${form.idPrefix}guichet-elsewhere`}>
      <h3 id={`${form.idPrefix}guichet-elsewhere`}>{wizardMessages[form.locale()].elsewhere}</h3>
      <ul>
        {errors.map(({ id, field, message }) => (
          <li key={id}>
            <button
              type="submit"
              id={field.id}
              className="g-step__link"
              {...buttonOf({ kind: 'change', target: field.id })}
              formAction={`${action}#${field.id}`}
            >
              {message}
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}
