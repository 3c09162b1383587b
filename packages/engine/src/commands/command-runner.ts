import { batch } from '@preact/signals-core';
import type { Field } from '../field.ts';
import type { LiveField } from '../fields/live-field.ts';

/** Runs commands one inside the other as one. */
export interface CommandRunner {
  /** A command: its writes, then everything that follows from them, then whoever listens. */
  run(change: () => void): void;
  /** Fields whose value changed since the listeners were last told. */
  readonly written: Set<LiveField>;
  onWrite(listener: (fields: readonly Field[]) => void): () => void;
}

/** `settle` brings the form to its fix-point; it is called after each command's own writes. */
export function createCommandRunner(settle: () => void): CommandRunner {
  const written = new Set<LiveField>();
  const listeners = new Set<(fields: readonly Field[]) => void>();
  let depth = 0;
  return {
    written,
    run(change) {
      depth += 1;
      try {
        batch(change);
        settle();
      } finally {
        depth -= 1;
      }
      if (depth > 0 || written.size === 0) return;
      const changed = [...written];
      written.clear();
      for (const listener of listeners) listener(changed);
    },
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
