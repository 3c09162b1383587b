import type { Json } from '@guichet/definition';
import type { Field, FieldView, Form } from '@guichet/engine';
import { type KeyboardEvent, type SyntheticEvent, useContext, useEffect, useRef, useState } from 'react';
import { errorMark } from '../../frame/error-mark.tsx';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { labelContent } from '../../frame/frame.tsx';
import { frameMessages } from '../../frame/messages.ts';
import { partId } from '../../frame/part-id.ts';
import { useHasError } from '../../frame/use-has-error.ts';
import type { View } from '../../frame/view.ts';
import { displayValueOf } from '../../words/display-value-of.ts';
import { modalEditMessages } from './messages.ts';
import { buttonTextsIn } from './words-in.ts';

interface Props {
  readonly field: Field;
  readonly view: FieldView;
  readonly draw: View;
}

/** `inline`: no script has come to open anything, so that it stands open in its place. */
type Standing = 'inline' | 'closed' | 'open';

/** A field's value, and a dialog to change it: saving keeps the change, leaving otherwise drops it. */
export function ModalEdit({ field, view, draw }: Props) {
  const formInstance = useContext(FormInstanceContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const content = useRef<HTMLDivElement>(null);
  const before = useRef<() => void>(undefined);
  const [standing, setStanding] = useState<Standing>('inline');
  const [words, setWords] = useState('');
  const messages = modalEditMessages[view.locale];
  const isWrongWithin = useHasError(field);
  const errorId = partId(field, 'error-beside');
  const mark = view.required ? frameMessages[view.locale].required : '';
  const label =
    field.plainText('label') || field.plainText('legend') || field.plainText('title') || field.name();

  function read(): void {
    // A type that formats its value otherwise than its control does is shown in its own words.
    if (field.model.formatValue !== undefined) setWords(displayValueOf(field).replaceAll('\n', ', '));
    else if (content.current !== null) setWords(buttonTextsIn(content.current));
  }

  function open(): void {
    if (standing === 'open' || dialog.current === null) return;
    before.current = formInstance && memoryOf(formInstance.form, field);
    setStanding('open');
    content.current?.removeAttribute('hidden');
    dialog.current.showModal();
  }

  function closed(event: SyntheticEvent): void {
    // React also reports a dialog within, such as a calendar.
    if (event.target !== dialog.current) return;
    if (dialog.current?.returnValue !== 'save') before.current?.();
    if (dialog.current !== null) dialog.current.returnValue = '';
    read();
    setStanding('closed');
  }

  function press(event: KeyboardEvent): void {
    if (event.key !== 'Enter' || event.defaultPrevented || !(event.target instanceof HTMLInputElement))
      return;
    // There it asks for a file.
    if (event.target.type === 'file') return;
    event.preventDefault();
    dialog.current?.close('save');
  }

  const latestOpen = useRef(open);
  latestOpen.current = open;

  useEffect(() => {
    // An error's link, and a browser's own search, open it.
    const find = () => latestOpen.current();
    const element = content.current;
    element?.addEventListener('beforematch', find);
    setStanding('closed');
    return () => element?.removeEventListener('beforematch', find);
  }, []);

  // biome-ignore lint/correctness/useExhaustiveDependencies: what it holds is read from its controls, once these are written
  useEffect(() => {
    read();
    return formInstance?.form.onWrite(() => queueMicrotask(read));
  }, [formInstance, view, standing]);

  return (
    <div className="g-modal-edit">
      {standing !== 'inline' && (
        <div className="g-field">
          <span className="g-label">
            {labelContent(view)}
            {isWrongWithin && view.errors.length === 0 && errorMark(view.locale)}
          </span>
          {standing === 'closed' && view.errors.length > 0 && (
            <div id={errorId} className="g-error">
              {view.errors.join(' ')}
            </div>
          )}
          <button
            type="button"
            className="g-button g-button--secondary g-modal-edit__open"
            aria-haspopup="dialog"
            aria-describedby={standing === 'closed' && view.errors.length > 0 ? errorId : undefined}
            aria-label={messages.edit(label, words || messages.set) + mark}
            onClick={open}
          >
            {words || messages.set}
          </button>
        </div>
      )}
      <dialog
        ref={dialog}
        open={standing === 'inline' || undefined}
        className={standing === 'inline' ? 'g-modal-edit__inline' : 'g-dialog'}
        aria-label={label}
        onClose={closed}
        onKeyDown={standing === 'open' ? press : undefined}
      >
        <div ref={content} hidden={standing === 'closed'}>
          {draw({ field, view })}
          {standing === 'open' && (
            <div className="g-actions">
              <button type="button" className="g-button" onClick={() => dialog.current?.close('save')}>
                {messages.save}
              </button>
              <button
                type="button"
                className="g-button g-button--secondary"
                onClick={() => dialog.current?.close('cancel')}
              >
                {messages.cancel}
              </button>
            </div>
          )}
        </div>
      </dialog>
    </div>
  );
}

/** Puts back what the field, and all within it, held. */
function memoryOf(form: Form, field: Field): () => void {
  const held = allIn(field).map((heldField) => [heldField, heldField.value()] as const);
  return () => {
    for (const [heldField, value] of held)
      form.dispatch({ kind: 'setValue', field: heldField, value: isJson(value) ? value : undefined });
  };
}

function allIn(field: Field): readonly Field[] {
  const valueFields = field.model.data === 'value' || field.model.data === 'rows' ? [field] : [];
  return [...valueFields, ...field.children.flatMap(allIn)];
}

function isJson(value: unknown): value is Json {
  return value !== undefined;
}
