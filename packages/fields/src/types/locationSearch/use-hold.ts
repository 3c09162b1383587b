import { type RefObject, useLayoutEffect, useState } from 'react';
import type { Details } from './found.ts';

/**
 * Holds a form that is sent, or a page of it that is turned, while its address is still being looked up: what hangs on
 * the zone would be missing. It goes on by itself once that is known; where nothing came, the resident is led to what
 * can be done. Who changes the address meanwhile does not send the former. True while it holds.
 */
export function useSearchHold(
  group: RefObject<HTMLElement | null>,
  details: Details | undefined,
  isChanging = false,
): boolean {
  const [held, setHeld] = useState<{ readonly submitter: HTMLElement | null }>();
  const kind = details?.kind;
  useLayoutEffect(() => {
    const form = group.current?.closest('form');
    if (kind !== 'fetching' || !form) return undefined;
    function hold(event: SubmitEvent) {
      event.preventDefault();
      event.stopImmediatePropagation();
      setHeld({ submitter: event.submitter });
    }
    form.addEventListener('submit', hold, { capture: true });
    return () => form.removeEventListener('submit', hold, { capture: true });
  }, [kind, group]);
  useLayoutEffect(() => {
    if (held === undefined || (kind === 'fetching' && !isChanging)) return;
    setHeld(undefined);
    if (isChanging) return;
    if (kind === 'failed') {
      group.current?.querySelector<HTMLElement>('[data-again]')?.focus();
      return;
    }
    const { submitter } = held;
    const form = group.current?.closest('form');
    // Sending draws: not while this is being drawn.
    queueMicrotask(() => form?.requestSubmit(submitter?.isConnected ? submitter : null));
  }, [held, kind, isChanging, group]);
  return held !== undefined;
}
