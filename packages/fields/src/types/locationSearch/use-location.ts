import { type Field, follow } from '@guichet/engine';
import { useCallback, useContext, useMemo, useSyncExternalStore } from 'react';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { type LocationSearchState, locationSearchIn } from './search.ts';
import { askAgain, changeAddress, chooseAddress, keepAddress, searchAddress } from './search-commands.ts';
import { type LocationValue, locationOf } from './value.ts';

/** A resident's commands in a search. */
export interface LocationCommands {
  search(): void;
  choose(index: number): void;
  again(): void;
  change(): void;
  keep(): void;
}

export interface Location {
  readonly search: LocationSearchState;
  readonly chosen: LocationValue;
  /** Undefined where nobody handed in map services: the buttons then send a plain post. */
  readonly commands: LocationCommands | undefined;
}

/** A field's value and how far its search is, kept up, and the commands that change them. */
export function useLocation(field: Field): Location {
  const formInstance = useContext(FormInstanceContext);
  const transientState = useRead(useCallback(() => field.transientState?.value, [field]));
  const value = useRead(useCallback(() => field.value(), [field]));
  const commands = useMemo(() => {
    if (formInstance?.maps === undefined) return undefined;
    const { form, maps } = formInstance;
    // A view may draw a field that stands for the form's own.
    const formField = form.fieldById(field.id) ?? field;
    const asker = { form, field: formField, maps };
    return {
      search: () => void searchAddress(asker),
      choose: (index: number) => void chooseAddress(asker, index),
      again: () => void askAgain(asker),
      change: () => changeAddress(form, formField),
      keep: () => keepAddress(form, formField),
    };
  }, [formInstance, field]);
  const chosen = useMemo(() => locationOf(value, field.component.settings), [value, field]);
  return { search: locationSearchIn(transientState), chosen, commands };
}

function useRead<T>(read: () => T): T {
  const subscribe = useCallback((listener: () => void) => follow(read, listener), [read]);
  return useSyncExternalStore(subscribe, read, read);
}
