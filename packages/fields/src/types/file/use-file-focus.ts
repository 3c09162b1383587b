import type { Field } from '@guichet/engine';
import { type RefObject, useLayoutEffect, useRef } from 'react';
import { elementById } from '../../frame/element-by-id.ts';
import type { FilesOfField } from './use-files.ts';

/**
 * Keeps the focus in the field when the pressed button goes with its file, or the control with the last file that the
 * field takes.
 */
export function useFileFocus(
  field: Field,
  group: RefObject<HTMLElement | null>,
  { work, records }: FilesOfField,
): void {
  const last = useRef<Element>(undefined);
  // biome-ignore lint/correctness/useExhaustiveDependencies: looked at when the files change
  useLayoutEffect(() => {
    const { activeElement, body } = document;
    const isLost = activeElement === null || activeElement === body;
    if (isLost && last.current?.isConnected === false) elementById(field.id)?.focus();
  }, [work, records, field]);
  useLayoutEffect(() => {
    const element = group.current;
    function enter({ target }: FocusEvent) {
      if (target instanceof Element) last.current = target;
    }
    element?.addEventListener('focusin', enter);
    return () => element?.removeEventListener('focusin', enter);
  }, [group]);
}
