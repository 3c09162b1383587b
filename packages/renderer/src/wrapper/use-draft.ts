import { useLayoutEffect, useRef, useState } from 'react';
import type { EmbeddedDraft } from './draft-parts.ts';
import type { Emit } from './form-listeners.ts';
import type { DraftOption } from './form-props.ts';
import type { Opened } from './open-form.ts';
import type { Sender } from './sender.ts';

interface LateDraft {
  /** Once its code is loaded, where this browser keeps one. */
  readonly draft: EmbeddedDraft | undefined;
  /** It was sent under this key: nothing is kept any more. */
  readonly sent: (key: string) => void;
}

/** Keeps a draft where the host wants one. Its code is loaded then. */
export function useDraft(
  { form, key }: Opened,
  given: boolean | DraftOption | undefined,
  emit: Emit,
  startOver: () => void,
  sender: () => Sender | undefined,
): LateDraft {
  const [draft, setDraft] = useState<EmbeddedDraft>();
  /** A resident may type before the code is loaded and the store is open. */
  const isTyped = useRef(false);
  const isWanted = given !== undefined && given !== false && !form.isReadOnly;
  const { hours, name, isSilent } = typeof given === 'object' ? given : {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: starting over and sending are always the same
  useLayoutEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let opened: EmbeddedDraft | undefined;
    isTyped.current = false;
    let isLost = true;
    const tryOpen = () => {
      if (isLost) open().catch(() => undefined);
    };
    const stop = form.on('change', (_, __, isByHand) => {
      isTyped.current ||= isByHand;
      tryOpen();
    });
    tryOpen();
    // The network may be back.
    window.addEventListener('online', tryOpen);
    async function open(): Promise<void> {
      isLost = false;
      const parts = await import('./embedded-draft.tsx').catch(() => undefined);
      isLost = parts === undefined;
      if (parts === undefined || isOver) return;
      opened = await parts.openEmbeddedDraft({
        ...{ form, key, option: withoutUndefined(), emit, startOver },
        isTyped: () => isTyped.current,
        sender,
      });
      stop();
      if (isOver) opened?.close();
      else setDraft(opened);
    }
    function withoutUndefined(): DraftOption {
      return {
        ...(hours !== undefined && { hours }),
        ...(name !== undefined && { name }),
        ...(isSilent !== undefined && { isSilent }),
      };
    }
    return () => {
      isOver = true;
      window.removeEventListener('online', tryOpen);
      stop();
      opened?.close();
      setDraft(undefined);
    };
  }, [form, key, isWanted, hours, name, isSilent, emit]);
  return {
    draft,
    sent(draftKey) {
      isTyped.current = false;
      draft?.sent(draftKey);
    },
  };
}
