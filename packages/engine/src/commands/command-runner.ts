import { batch } from '@preact/signals-core';
import type { Field } from '../field.ts';
import type { InternalField, SpentWork } from '../fields/internal-field.ts';
import type { CommandRunner } from './command-context.ts';

/**
 * `settle` brings the form to its fix-point; it is called after each command's own writes. `tell` is called at
 * the end of a command that changed values. `work` counts from the beginning of one that stands in no other.
 */
export function createCommandRunner(
  settle: () => void,
  emit: (changed: readonly InternalField[], isByResident: boolean) => void,
  work: SpentWork,
): CommandRunner {
  const written = new Set<InternalField>();
  const changed = new Set<InternalField>();
  let byResident = false;
  const listeners = new Set<(fields: readonly Field[]) => void>();
  let depth = 0;
  return {
    written,
    changed,
    run(change, isByResident = false) {
      if (depth === 0) work.steps = work.ms = work.rows = 0;
      depth += 1;
      byResident ||= isByResident;
      try {
        batch(change);
        settle();
      } finally {
        depth -= 1;
      }
      if (depth > 0) return;
      const fields = [...written];
      const changes = [...changed];
      const modified = byResident;
      written.clear();
      changed.clear();
      byResident = false;
      if (fields.length > 0) for (const listener of listeners) listener(fields);
      if (changes.length > 0) emit(changes, modified);
    },
    onWrite(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
