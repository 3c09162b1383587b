import type { EventName, FormEvents } from '../events.ts';
import type { Events, Listener } from './command-context.ts';

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
