import { useEffect, useState } from 'react';
import type { EmbeddedDraft } from './embedded-draft.tsx';
import type { Emit } from './form-listeners.ts';
import type { DraftOption } from './form-props.ts';
import type { Opened } from './open-form.ts';

/** Keeps a draft where the host wants one. Its code is loaded then. */
export function useDraft(
  { form, key }: Opened,
  given: boolean | DraftOption | undefined,
  emit: Emit,
  startOver: () => void,
): EmbeddedDraft | undefined {
  const [draft, setDraft] = useState<EmbeddedDraft>();
  const isWanted = given !== undefined && given !== false && !form.isReadOnly;
  const { hours, name, isSilent } = typeof given === 'object' ? given : {};
  // biome-ignore lint/correctness/useExhaustiveDependencies: starting over is always the same
  useEffect(() => {
    if (!isWanted) return undefined;
    let isOver = false;
    let own: EmbeddedDraft | undefined;
    open();
    async function open(): Promise<void> {
      const { openEmbeddedDraft } = await import('./embedded-draft.tsx');
      own = await openEmbeddedDraft({ form, key, option: withoutUndefined(), emit, startOver });
      if (isOver) own?.close();
      else setDraft(own);
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
      own?.close();
      setDraft(undefined);
    };
  }, [form, key, isWanted, hours, name, isSilent, emit]);
  return draft;
}
