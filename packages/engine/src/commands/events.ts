import type { EventName, FormEvents } from '../events.ts';

type Listener<Name extends EventName> = (...args: FormEvents[Name]) => void;

/** Tells listeners, in the order in which they came. */
export interface Events {
  on<Name extends EventName>(event: Name, listener: Listener<Name>): () => void;
  /** False where saying it would be work for nobody. */
  isHeard(event: EventName): boolean;
  emit<Name extends EventName>(event: Name, ...args: FormEvents[Name]): void;
}

export function createEvents(): Events {
  const listeners = new Map<EventName, Set<(...args: never) => void>>();
  return {
    on(event, listener) {
      const known = listeners.get(event) ?? new Set();
      listeners.set(event, known.add(listener));
      return () => known.delete(listener);
    },
    isHeard: (event) => (listeners.get(event)?.size ?? 0) > 0,
    emit<Name extends EventName>(event: Name, ...args: FormEvents[Name]) {
      for (const listener of [...(listeners.get(event) ?? [])]) {
        // Only `on` puts listeners under a name, and each takes what that name says.
        (listener as Listener<Name>)(...args);
      }
    },
  };
}
