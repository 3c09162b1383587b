import type { Locale } from '@guichet/definition';
import { buttonOf, type Field, type Form } from '@guichet/engine';
import type { DisplayedAnswer } from '@guichet/fields/answers';
import { answersOf } from '@guichet/fields/answers';
import { type MouseEvent, useEffect, useState } from 'react';
import { revealField } from '../focus-field.ts';
import { textLanguage } from '../text-language.ts';
import { AnswerList } from './answer-list.tsx';
import { reviewMessages } from './messages.ts';

interface Props {
  readonly form: Form;
  /** The page works without a script: a plain post then leads to a field. */
  readonly isPosted?: boolean;
}

/** All answers by page, before sending, each with a link to its field. */
export function Review({ form, isPosted = false }: Props) {
  const { wizard } = form;
  const [, setChanges] = useState(0);
  // Fields above and below the pages can be filled in here too.
  useEffect(() => form.on('change', () => setChanges((count) => count + 1)), [form]);
  if (wizard === undefined) return null;
  const messages = reviewMessages[form.locale()];
  const lang = textLanguage(form.page, form.locale());
  const parts: readonly { readonly id: string; readonly title: string; readonly fields: readonly Field[] }[] =
    [
      { id: 'above', title: '', fields: wizard.prefix },
      ...wizard.pages().map(({ id, panel, fields }) => ({
        id,
        title: panel?.plainText('title') ?? '',
        fields,
      })),
      { id: 'below', title: '', fields: wizard.suffix },
    ];
  return (
    <>
      <p>{messages.lead}</p>
      {parts.map(({ id, title, fields }) => {
        const answers = answersOf(fields, { withEmpty: true, withProtected: true });
        if (answers.length === 0) return null;
        const headingId = `${form.idPrefix}review-${id}`;
        return (
          <section key={id} className="g-review" {...(title !== '' && { 'aria-labelledby': headingId })}>
            {title !== '' && (
              <h3 id={headingId} lang={lang}>
                {title}
              </h3>
            )}
            <AnswerList
              answers={answers}
              lang={lang}
              empty={messages.empty}
              command={(answer) => <ChangeLink {...{ form, answer, lang, isPosted }} />}
            />
          </section>
        );
      })}
    </>
  );
}

interface ChangeLinkProps extends Props {
  readonly answer: DisplayedAnswer;
  /** The language of its label, where it is not the page's. */
  readonly lang: Locale | undefined;
}

function ChangeLink({ form, answer, lang, isPosted }: ChangeLinkProps) {
  const { change } = reviewMessages[form.locale()];
  const field = form.fieldById(answer.id);
  if (field === undefined) return null;
  const follow = (event: MouseEvent) => {
    event.preventDefault();
    revealField(form, field);
  };
  const content = (
    <>
      {change}
      <span className="g-visually-hidden" lang={lang}>{` ${answer.label}`}</span>
    </>
  );
  return (
    <>
      <a className="g-change" href={`#${field.id}`} onClick={follow}>
        {content}
      </a>
      {isPosted && (
        <noscript>
          <button
            type="submit"
            className="g-change"
            {...buttonOf({ kind: 'change', target: field.id })}
            // The answered page then shows the field, and focuses it.
            formAction={`#${field.id}`}
          >
            {content}
          </button>
        </noscript>
      )}
    </>
  );
}
