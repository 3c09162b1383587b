import type { Field, FieldView } from '@guichet/engine';
import { type MouseEvent, useCallback, useContext, useEffect, useRef, useState } from 'react';
import { AskToErase } from '../../controls/dialog/ask-to-erase.tsx';
import { focusedElement } from '../../frame/focused-element.ts';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { tooltipAndNotes } from '../../frame/frame.tsx';
import { useFollowed } from '../../frame/use-followed.ts';
import { buttonMessages } from './messages.ts';
import { buttonContent, buttonProps } from './view.tsx';

type Standing = 'idle' | 'busy' | 'done' | 'failed';

/** The actions that throw away what was filled in. */
const erasing: readonly unknown[] = ['reset', 'delete'];

/** A button that works once a script runs, and says beside itself what came of a press. */
export function PressButton({ field, view }: { readonly field: Field; readonly view: FieldView }) {
  const formInstance = useContext(FormInstanceContext);
  const dialog = useRef<HTMLDialogElement>(null);
  const [isLive, setLive] = useState(false);
  const [standing, setStanding] = useState<Standing>('idle');
  const { action, disableOnInvalid } = field.component.settings;
  const isAuthorAction = action === 'custom' || action === 'event';
  const messages = buttonMessages[field.locale()];

  const waits = useCallback(
    () => disableOnInvalid === true && formInstance?.form.isValid() === false,
    [disableOnInvalid, formInstance],
  );
  const isHeld = useFollowed(waits);

  useEffect(() => setLive(true), []);

  async function act(): Promise<void> {
    if (formInstance === undefined || standing === 'busy') return;
    const pressed = formInstance.form.dispatch({ kind: 'press', field });
    if (isAuthorAction) {
      setStanding(pressed === 'done' ? 'idle' : 'failed');
      return;
    }
    setStanding('busy');
    setStanding(await formInstance.act(field).catch(() => 'failed' as const));
  }

  function press({ currentTarget: button }: MouseEvent<HTMLButtonElement>): void {
    if (isAuthorAction) followIfHidden(button);
    if (erasing.includes(action)) dialog.current?.showModal();
    else act();
  }

  return (
    <>
      <button
        {...buttonProps(field, view)}
        type="button"
        data-waits={disableOnInvalid}
        disabled={!isLive || view.disabled || isHeld || undefined}
        aria-disabled={standing === 'busy' || undefined}
        onClick={press}
      >
        {buttonContent(field, view)}
      </button>
      {tooltipAndNotes(field, view)}
      <p className={standing === 'failed' ? 'g-press g-error' : 'g-press'} role="status">
        {standing === 'failed' && messages.failed}
        {standing === 'busy' && action === 'saveState' && messages.saving}
        {standing === 'done' && action === 'saveState' && messages.saved}
        {standing === 'done' && action === 'url' && messages.sent}
      </p>
      {erasing.includes(action) && (
        <AskToErase id={field.id} dialogRef={dialog} locale={view.locale} onYes={act} />
      )}
    </>
  );
}

/** In milliseconds: by then the page of a wizard that it turned has the focus. */
const hiddenDelay = 200;
const controls = 'input,select,textarea,button';

/** Code may hide its button, with a page that its author built of fields: the focus goes to the next control. */
function followIfHidden(button: HTMLButtonElement): void {
  const { form } = button;
  const allControls = () => [...(form?.querySelectorAll<HTMLElement>(controls) ?? [])];
  const above = allControls();
  above.splice(above.indexOf(button));
  setTimeout(() => {
    if (button.isConnected || focusedElement() !== document.body) return;
    allControls().some((control) => {
      if (control.tabIndex >= 0 && !above.includes(control)) control.focus();
      return focusedElement() === control;
    });
  }, hiddenDelay);
}
