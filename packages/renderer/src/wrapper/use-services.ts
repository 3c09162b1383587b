import { useEffect, useMemo } from 'react';
import type { FoundForm } from './find-form.ts';
import type { Emit } from './form-listeners.ts';
import type { FormProps } from './form-props.ts';
import type { ServicesOfForm } from './services/services.ts';

/** Whom the fields of a form ask, by the host's options; undefined for a form whose fields ask nobody. */
export function useServices(
  found: FoundForm,
  { options }: FormProps,
  emit: Emit,
): ServicesOfForm | undefined {
  const { page, site, services } = found;
  const { maps, choices, fileService, readOnly } = options ?? {};
  const choose = useMemo(() => services?.createServices(page, site), [services, page, site]);
  const chosen = useMemo(
    () => choose?.({ maps, choices, fileService }),
    [choose, maps, choices, fileService],
  );

  const names = chosen?.missing.map(({ service }) => service).join(' ');
  const isReadOnly = readOnly === true;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the names of the services stand for them
  useEffect(() => {
    if (!isReadOnly) services?.warnOfMissing(chosen?.missing ?? [], page, emit);
  }, [services, names, page, isReadOnly, emit]);
  return chosen;
}
