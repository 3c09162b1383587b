import { type Field, follow } from '@guichet/engine';
import { useMemo, useSyncExternalStore } from 'react';
import { hasError } from '../../frame/has-error.ts';
import { tabsMessages } from './messages.ts';
import { fieldsOfTabs } from './model.ts';

/** A tab in which something is to be seen now. */
export interface ShownTab {
  /** Its place in the definition, from 0. */
  readonly index: number;
  /** Without markup: it is a link. */
  readonly name: string;
  readonly hasError: boolean;
  readonly fields: readonly Field[];
}

/** The tabs as they are now. One in which no child is shown is left out. */
export function useShownTabs(field: Field): readonly ShownTab[] {
  const tabs = useMemo(() => fieldsOfTabs(field), [field]);
  const store = useMemo(() => {
    const read = () => tabs.map(stateOf).join('');
    return { read, subscribe: (listener: () => void) => follow(read, listener) };
  }, [tabs]);
  const states = useSyncExternalStore(store.subscribe, store.read, store.read);
  return tabs.flatMap((fields, index) => {
    if (states[index] === 'n') return [];
    const name =
      field.plainText(`components.${index}.label`) || tabsMessages[field.locale()].untitled(index + 1);
    return [{ index, name, hasError: states[index] === 'e', fields }];
  });
}

/** A letter a tab: nothing in it, an error, or neither. */
function stateOf(fields: readonly Field[]): 'n' | 'e' | 's' {
  if (!fields.some((field) => field.visible())) return 'n';
  return fields.some(hasError) ? 'e' : 's';
}
