import { commandNames, decodeCommand, type Field, type Form } from '@guichet/engine';
import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import { fieldsUnderWay } from './fields-under-way.ts';
import { mark } from './file-commands.ts';
import type { FileFieldState } from './work.ts';

interface Held {
  readonly submitter: HTMLElement | null;
  readonly fields: readonly Field[];
}

/**
 * Holds a form that is sent while files are on their way in any of its fields, and says so. It goes on by itself once
 * all are there; where one was not taken, the resident is led to it. A page of a wizard is turned all the same: what is
 * on its way goes on. `place`: an element in the form. True while it is held.
 */
export function useUploadHold(place: RefObject<HTMLElement | null>, form: Form | undefined): boolean {
  const [held, setHeld] = useState<Held>();
  const isWaiting = useFollowed(
    useCallback(() => form !== undefined && fieldsUnderWay(form.fields).length > 0, [form]),
  );
  useLayoutEffect(() => {
    const element = place.current?.closest('form');
    if (!isWaiting || !element || form === undefined) return undefined;
    const own = form;
    function hold(event: SubmitEvent) {
      const fields = fieldsUnderWay(own.fields);
      const markAll = (marks: Pick<FileFieldState, 'isHeld' | 'isNavigating'>) => {
        for (const field of fields) mark(own, field, marks);
      };
      markAll({ isNavigating: true });
      window.addEventListener('submit', () => markAll({}), { once: true });
      if (isNavigation(event.submitter, own.wizard?.hasNext() === true) || !own.isValid()) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A form in pages says it itself, on whichever page it stands.
      markAll(own.wizard === undefined ? { isHeld: true } : {});
      setHeld({ submitter: event.submitter, fields });
    }
    element.addEventListener('submit', hold, { capture: true });
    return () => element.removeEventListener('submit', hold, { capture: true });
  }, [isWaiting, place, form]);
  useLayoutEffect(() => {
    if (held === undefined || isWaiting || form === undefined) return;
    setHeld(undefined);
    for (const field of held.fields) mark(form, field, {});
    const element = place.current?.closest('form');
    const wrong = element?.querySelector<HTMLElement>('.g-file [data-status="error"] button');
    if (wrong) {
      wrong.focus();
      return;
    }
    const { submitter } = held;
    // Sending draws: not while this is being drawn. The alert reports failures on another page.
    queueMicrotask(() => element?.requestSubmit(submitter?.isConnected ? submitter : null));
  }, [held, isWaiting, place, form]);
  return held !== undefined;
}

/** Another page is asked for, not to send. */
function isNavigation(submitter: HTMLElement | null, hasNext: boolean): boolean {
  if (submitter?.getAttribute('name') !== commandNames.turn) return false;
  const command = decodeCommand(submitter.getAttribute('value') ?? '');
  return command?.kind === 'forward' || command?.kind === 'enter' ? hasNext : true;
}
