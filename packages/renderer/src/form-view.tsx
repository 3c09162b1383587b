import type { Field, Form } from '@guichet/engine';
import { FieldSlots, views as ownViews, type Views, ViewsContext } from '@guichet/fields/views';
import { type ReactNode, useEffect, useRef } from 'react';
import { connectForm } from './connect-form.ts';
import { rendererMessages } from './messages.ts';

interface Props {
  readonly form: Form;
  /** Where a plain post goes. */
  readonly action: string;
  readonly views?: Views;
  /** Hidden inputs of the page. */
  readonly children?: ReactNode;
  /** The resident asks to send; `button` is the field that was pressed. */
  readonly onSubmit?: (button: Field | undefined) => void;
  /** The form answers to what the resident does from here on. */
  readonly onConnected?: (element: HTMLFormElement) => void;
}

/** Id of the form element: controls outside of it may name it. */
export const formElementId = 'guichet-form';

/**
 * Draws a living form as a form that works without a script. The first button in the tree is an invisible
 * one that submits, so that Enter in a field never presses another.
 */
export function FormView({ form, action, views = ownViews, children, onSubmit, onConnected }: Props) {
  const element = useRef<HTMLFormElement>(null);
  const announcer = useRef<HTMLDivElement>(null);
  const latest = useRef({ onSubmit, onConnected });
  latest.current = { onSubmit, onConnected };

  useEffect(() => {
    if (element.current === null) return;
    const disconnect = connectForm({
      form,
      element: element.current,
      announce(text) {
        if (announcer.current !== null) announcer.current.textContent = text;
      },
      onSubmit: (button) => latest.current.onSubmit?.(button ?? firstSubmit(form.fields)),
    });
    latest.current.onConnected?.(element.current);
    return disconnect;
  }, [form]);

  return (
    <form ref={element} id={formElementId} className="g-form" method="post" action={action} noValidate>
      <button type="submit" className="g-visually-hidden" tabIndex={-1} aria-hidden="true" />
      {children}
      {/* A box of their own, so that they enter the form at once: Chromium looks at all controls of a form
          for each that enters (1,000 fields: 75 ms, and four times that for twice as many). */}
      <div>
        <ViewsContext value={views}>
          <FieldSlots fields={form.fields} />
        </ViewsContext>
      </div>
      {firstSubmit(form.fields) === undefined && (
        <div className="g-actions">
          <button type="submit" className="g-button">
            {rendererMessages[form.locale()].submit}
          </button>
        </div>
      )}
      <div ref={announcer} className="g-visually-hidden" role="status" />
    </form>
  );
}

/** The first button of the definition that submits and is not hidden for good. */
function firstSubmit(fields: readonly Field[]): Field | undefined {
  for (const field of fields) {
    const { type, settings, hidden } = field.component;
    if (hidden === true) continue;
    if (type === 'button' && settings.action === 'submit') return field;
    const inner = firstSubmit(field.children);
    if (inner !== undefined) return inner;
  }
  return undefined;
}
