import type { JsonObject } from '@guichet/definition';
import { type Field, follow } from '@guichet/engine';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import type { Files } from '../../host/files.ts';
import { recordsIn } from './model.ts';
import type { Sender } from './sender.ts';
import { type FileFieldState, workIn } from './work.ts';

export interface FilesOfField {
  readonly records: readonly JsonObject[];
  readonly work: FileFieldState;
  readonly files: Files;
  /** Undefined where a field is drawn without its form. */
  readonly sender: Sender | undefined;
}

/** The files of a field, stored and on their way, kept up. */
export function useFiles(field: Field): FilesOfField {
  const formInstance = useContext(FormInstanceContext);
  const transientState = useRead(useCallback(() => field.transientState?.value, [field]));
  const value = useRead(useCallback(() => field.value(), [field]));
  const files = useMemo(
    (): Files => ({
      ...formInstance?.fileSite,
      service: formInstance?.files,
      process: formInstance?.processFile,
    }),
    [formInstance],
  );
  // A view may draw a field that stands for the form's own.
  const sender = useMemo(
    () =>
      formInstance && {
        form: formInstance.form,
        field: formInstance.form.fieldById(field.id) ?? field,
        files,
      },
    [formInstance, field, files],
  );
  const records = useMemo(() => recordsIn(value), [value]);
  return { records, work: workIn(transientState), files, sender };
}

function useRead<T>(read: () => T): T {
  const subscribe = useCallback((listener: () => void) => follow(read, listener), [read]);
  return useSyncExternalStore(subscribe, read, read);
}
