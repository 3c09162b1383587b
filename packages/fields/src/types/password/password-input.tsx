import type { Field } from '@guichet/engine';
import { type ComponentProps, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useIsHydrating } from '../../frame/use-is-hydrating.ts';
import { passwordMessages } from './messages.ts';

interface Props {
  readonly field: Field;
  readonly control: ComponentProps<'input'>;
}

/** A secret, and a button that shows what is typed, for as long as it is not sent. Without a script there is none. */
export function PasswordInput({ field, control }: Props) {
  const input = useRef<HTMLInputElement>(null);
  const isHydrating = useIsHydrating();
  const [isTakenOver] = useState(isHydrating);
  const [isLive, setLive] = useState(!isHydrating);
  const [isShown, setShown] = useState<boolean>();
  const messages = passwordMessages[field.locale()];

  useLayoutEffect(() => {
    // Gone back to, the page of a wizard shows as dots what was typed there; what a server drew is empty, or typed.
    const [typed = ''] = field.shown();
    if (!isTakenOver && input.current !== null && typed !== '') input.current.value = typed;
  }, [field, isTakenOver]);

  useEffect(() => {
    setLive(true);
    const form = input.current?.form;
    // A browser would remember as text what it sees sent as text.
    const hide = () => setShown((before) => before && false);
    form?.addEventListener('submit', hide);
    return () => form?.removeEventListener('submit', hide);
  }, []);

  return (
    <div className="g-password">
      <input {...control} ref={input} className="g-input" type={isShown ? 'text' : 'password'} />
      {!control.readOnly && (
        <button
          type="button"
          className="g-button g-button--secondary g-password__show"
          aria-label={isShown ? messages.hideName(field.name()) : messages.showName(field.name())}
          aria-controls={field.id}
          disabled={control.disabled}
          hidden={!isLive}
          onClick={() => setShown(!isShown)}
        >
          {isShown ? messages.hide : messages.show}
        </button>
      )}
      <span className="g-visually-hidden" role="status">
        {isShown !== undefined && (isShown ? messages.shown : messages.hidden)}
      </span>
    </div>
  );
}
