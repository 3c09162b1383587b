import type { Form } from '@guichet/engine';
import { formatList } from '@guichet/engine/formats';
import { type ReactNode, useCallback } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import { unknownInputMessages } from './input-messages.ts';
import { blockedNames, mayBeBlocked } from './is-blocked.ts';

/**
 * Says at the top of a form, before anything is filled in, that a required question cannot be shown, so that nothing can
 * be sent. A status from the start: what stands there as the page opens is read in its place, and what an answer brings
 * later is announced.
 */
export function BlockedNotice({ form, children }: Props) {
  return mayBeBlocked(form.page.components) && !form.isReadOnly ? (
    <Notice form={form}>{children}</Notice>
  ) : null;
}

interface Props {
  readonly form: Form;
  /** Where else to turn to. */
  readonly children?: ReactNode;
}

function Notice({ form, children }: Props) {
  const sentence = useFollowed(useCallback(() => sentenceOf(form), [form]));
  const messages = unknownInputMessages[form.locale()];
  const id = `${form.idPrefix}guichet-blocked`;
  return (
    <div role="status">
      {sentence !== '' && (
        <section className="g-notice" aria-labelledby={id}>
          <h2 id={id}>{messages.title}</h2>
          <p>{sentence}</p>
          <p>{messages.contact}</p>
          {children}
        </section>
      )}
    </div>
  );
}

function sentenceOf(form: Form): string {
  const names = blockedNames(form);
  const locale = form.locale();
  const { blocked, quoted } = unknownInputMessages[locale];
  return names.length === 0 ? '' : blocked(names.length, formatList(names.map(quoted), locale));
}
