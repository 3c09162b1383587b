import type { JsonObject } from '@guichet/definition';
import type { Field } from '@guichet/engine';
import { useContext, useEffect, useRef, useState } from 'react';
import { FormInstanceContext } from '../../frame/form-instance-context.ts';
import { type AddressSearchState, addressSearchIn, longestAddressTerm, shortestTerm } from './search.ts';

/** Milliseconds after a key until something is looked for. Source: Form.io. */
const delay = 300;

export interface PlaceSearch {
  readonly search: AddressSearchState;
  /** Soon: somebody is typing. */
  findSoon(term: string): void;
  findNow(term: string): void;
  /** Nothing is looked for any more. */
  end(): void;
}

/** Looks for addresses, one search at a time: whatever comes later ends the one before. */
export function useSearch(field: Field): PlaceSearch {
  const maps = useContext(FormInstanceContext)?.maps;
  const [search, setSearch] = useState<AddressSearchState>(() =>
    addressSearchIn(field.transientState?.value),
  );
  const asking = useRef<AbortController>(undefined);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  function stop(): void {
    clearTimeout(timer.current);
    asking.current?.abort();
  }

  async function findNow(typed: string): Promise<void> {
    stop();
    const term = typed.trim().slice(0, longestAddressTerm);
    if (maps === undefined || term === '') return setSearch({ kind: 'none' });
    const controller = new AbortController();
    const { signal } = controller;
    asking.current = controller;
    setSearch({ kind: 'searching', term });
    try {
      const places: readonly JsonObject[] = await maps.findPlaces(term, field.locale(), signal);
      if (!signal.aborted) setSearch({ kind: 'found', term, places });
    } catch (error) {
      if (signal.aborted) return undefined;
      console.error(error instanceof Error ? error.message : String(error));
      setSearch({ kind: 'failed', term });
    }
    return undefined;
  }

  const latestStop = useRef(stop);
  useEffect(() => () => latestStop.current(), []);

  return {
    search,
    findNow: (term) => void findNow(term),
    findSoon(term) {
      stop();
      setSearch({ kind: 'none' });
      if (term.trim().length < shortestTerm) return;
      timer.current = setTimeout(() => void findNow(term), delay);
    },
    end() {
      stop();
      setSearch({ kind: 'none' });
    },
  };
}
