import type { JsonObject } from '@guichet/definition';
import type { SavedSubmission, SaveFault } from '@guichet/service-client';

export interface ReceivedSubmission extends SavedSubmission {
  /** The data as sent: the resident may have typed on since. */
  readonly sent: JsonObject;
  /** Whether they did. */
  readonly isChanged?: boolean;
}

/** Events of a submission, for the page and other listeners. */
export interface FormEvents {
  /** The form service has stored the submission. */
  readonly submitDone: ReceivedSubmission;
  /** Saving failed without details. */
  readonly submitError: SaveFault;
}

export interface FormEmitter {
  emit<Name extends keyof FormEvents>(name: Name, event: FormEvents[Name]): void;
  /** Returns what stops listening. */
  on<Name extends keyof FormEvents>(name: Name, listener: (event: FormEvents[Name]) => void): () => void;
}

type Listeners = { readonly [Name in keyof FormEvents]: Set<(event: FormEvents[Name]) => void> };

export function createFormEmitter(): FormEmitter {
  const listeners: Listeners = { submitDone: new Set(), submitError: new Set() };
  return {
    emit(name, event) {
      for (const listener of listeners[name]) listener(event);
    },
    on(name, listener) {
      listeners[name].add(listener);
      return () => listeners[name].delete(listener);
    },
  };
}
