import { useMemo, useRef } from 'react';
import type { WizardParts } from '../form-view.tsx';
import type { FoundForm } from './find-form.ts';
import type { Tell } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import { tellUploads } from './tell-uploads.ts';
import { turnWith } from './turn-with.ts';

/** What few forms are drawn with, as the host of this one gives it; undefined for a form that needs none of it. */
export function useWizardParts({ wizard }: FoundForm, props: FormProps, tell: Tell): WizardParts | undefined {
  const latest = useRef(props);
  latest.current = props;
  const { maps, fileService, fileStorage, fileProcessor } = props.options ?? {};

  const told = useMemo(() => {
    if (wizard === undefined) return undefined;
    const { Pages, turn } = wizard;
    return {
      ...wizard,
      turn: turnWith(turn, tell, () => latest.current.options?.hooks ?? {}),
      Pages: (given: Parameters<typeof Pages>[0]) => <Pages {...given} onKeep={() => tell('cancelSubmit')} />,
    };
  }, [wizard, tell]);

  return useMemo(
    () =>
      told && {
        ...told,
        ...(maps && { maps }),
        files: tellUploads(fileService, tell),
        fileSite: { unsetStorage: fileStorage },
        processFile: fileProcessor,
      },
    [told, maps, fileService, fileStorage, fileProcessor, tell],
  );
}
