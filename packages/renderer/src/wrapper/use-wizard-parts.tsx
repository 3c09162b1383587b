import { useMemo, useRef } from 'react';
import type { WizardParts } from '../form-view.tsx';
import type { FoundForm } from './find-form.ts';
import type { Emit } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import type { ServicesOfForm } from './services/services.ts';

/** The parts that draw what few forms have, from the host's props; undefined for a form without any. */
export function useWizardParts(
  { wizard, telling, services }: FoundForm,
  given: ServicesOfForm | undefined,
  props: FormProps,
  emit: Emit,
): WizardParts | undefined {
  const latest = useRef(props);
  latest.current = props;
  const { fileStorage, fileProcessor } = props.options ?? {};

  const wizardParts = useMemo(() => {
    if (wizard === undefined || telling === undefined) return undefined;
    const { Pages, turn } = wizard;
    return {
      ...wizard,
      turn: telling.navigateWith(turn, emit, () => latest.current.options?.hooks ?? {}),
      Pages: (given: Parameters<typeof Pages>[0]) => <Pages {...given} onKeep={() => emit('cancelSubmit')} />,
    };
  }, [wizard, telling, emit]);

  return useMemo(() => {
    if (wizardParts === undefined || telling === undefined || services === undefined) return wizardParts;
    const { maps, choices, fileService, missing = [] } = given ?? {};
    return {
      ...wizardParts,
      views: services.noteMissing(wizardParts.views, missing),
      ...(maps && { maps }),
      ...(choices && { sources: choices }),
      files: telling.emitUploads(fileService, emit),
      fileSite: { unsetStorage: fileStorage, base: given?.filesUrl, hash: services.hashFile },
      processFile: fileProcessor,
    };
  }, [wizardParts, telling, services, given, fileStorage, fileProcessor, emit]);
}
