import { commandNames, decodeCommand, type Field, type Form } from '@guichet/engine';
import { type ReactNode, type RefObject, useCallback, useLayoutEffect, useState } from 'react';
import { useFollowed } from '../../frame/use-followed.ts';
import type { Files } from '../../host/files.ts';
import { failedFiles, mayGoWithout } from './failed-files.ts';
import { fieldsUnderWay } from './fields-under-way.ts';
import { mark } from './file-commands.ts';
import { FilesNotSent } from './files-not-sent.tsx';
import { type Press, repeatPress } from './press.ts';
import type { FileFieldState } from './work.ts';

interface Held extends Press {
  readonly fields: readonly Field[];
}

/**
 * Holds a form that is sent while files are on their way in any of its fields, and says so. It goes on by itself once
 * all are there; where one was not taken, the resident is led to it, or asked at the end of the form whether to send it
 * without. A page of a wizard is turned all the same: what is on its way goes on. `place`: an element in the form.
 */
export function useUploadHold(
  place: RefObject<HTMLElement | null>,
  form: Form | undefined,
  files: Files,
): { readonly isHeld: boolean; readonly question: ReactNode } {
  const [held, setHeld] = useState<Held>();
  const [asked, setAsked] = useState<Press>();
  const isWaiting = useFollowed(
    useCallback(() => form !== undefined && fieldsUnderWay(form.fields).length > 0, [form]),
  );
  const failed = useFollowed(
    useCallback(() => (form ? failedFiles(form).map(({ file }) => file.id) : []), [form]),
  );
  const hasFailed = failed.length > 0;
  useLayoutEffect(() => {
    const element = place.current?.closest('form');
    if (!(isWaiting || hasFailed) || !element || form === undefined) return undefined;
    const [heldForm, drawn] = [form, element];
    function hold(event: SubmitEvent) {
      const { submitter } = event;
      const fields = fieldsUnderWay(heldForm.fields);
      const markAll = (marks: Pick<FileFieldState, 'isHeld' | 'isNavigating'>) => {
        for (const field of fields) mark(heldForm, field, marks);
      };
      markAll({ isNavigating: true });
      window.addEventListener('submit', () => markAll({}), { once: true });
      if (isNavigation(submitter, heldForm.wizard?.hasNext() === true)) return;
      const asks = mayGoWithout(heldForm);
      if (!asks && (fields.length === 0 || !heldForm.isValid())) return;
      event.preventDefault();
      event.stopImmediatePropagation();
      // A form in pages says it itself, on whichever page it stands.
      markAll(heldForm.wizard === undefined ? { isHeld: true } : {});
      if (fields.length > 0) setHeld({ element: drawn, submitter, fields });
      else setAsked({ element: drawn, submitter });
    }
    element.addEventListener('submit', hold, { capture: true });
    return () => element.removeEventListener('submit', hold, { capture: true });
  }, [isWaiting, hasFailed, place, form]);
  useLayoutEffect(() => {
    if (held === undefined || isWaiting || form === undefined) return;
    setHeld(undefined);
    for (const field of held.fields) mark(form, field, {});
    const wrong = held.element.querySelector<HTMLElement>('.g-file [data-status="error"] button');
    if (wrong && !mayGoWithout(form)) wrong.focus();
    // Sending draws: not while this is being drawn. The alert reports failures on another page.
    else queueMicrotask(() => repeatPress(held));
  }, [held, isWaiting, form]);
  if (asked && !hasFailed) setAsked(undefined);
  return {
    isHeld: held !== undefined,
    question: form && asked && hasFailed && <FilesNotSent form={form} files={files} press={asked} />,
  };
}

/** Another page is asked for, not to send. */
function isNavigation(submitter: HTMLElement | null, hasNext: boolean): boolean {
  if (submitter?.getAttribute('name') !== commandNames.turn) return false;
  const command = decodeCommand(submitter.getAttribute('value') ?? '');
  return command?.kind === 'forward' || command?.kind === 'enter' ? hasNext : true;
}
