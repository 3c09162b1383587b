import { batch, computed, effect } from '@preact/signals-core';
import type { Unsettled } from '../form.ts';
import { compareOrder, type Order } from './order.ts';

/** A reaction may run this often within one command; then it stops and is reported. */
export const maximumRunsPerCommand = 100;

/** What Form.io writes back: a tracked read, and one write that follows from it. */
export interface ReactionSource<T> {
  /** Asked for each time that it is due: a row may have moved. */
  order(): Order;
  /** For reports. */
  readonly name: string;
  path(): string;
  /** Reads what the reaction depends on; writes nothing. */
  read(): T;
  /** Writes; runs outside of any tracking. */
  write(value: T): void;
}

export interface Reactions {
  /** Adds a reaction; it runs in the next `settle`. Returns its removal. */
  add<T>(source: ReactionSource<T>): () => void;
  /** Runs what is due, in definition order, until nothing is. */
  settle(): void;
  unsettled(): readonly Unsettled[];
}

interface Reaction {
  order: Order;
  place(): Order;
  run(): void;
  report(): Unsettled;
}

/**
 * The engine's own loop. A signal effect only notes that a reaction is due, and never writes:
 * a chain of effects that write ends in "Cycle detected" after 100 links.
 */
export function createReactions(): Reactions {
  const due: Reaction[] = [];
  const isDue = new Set<Reaction>();
  const reported = new Map<Reaction, Unsettled>();

  function enqueue(reaction: Reaction): void {
    if (isDue.has(reaction)) return;
    isDue.add(reaction);
    reaction.order = reaction.place();
    let low = 0;
    let high = due.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const other = due[middle];
      if (other !== undefined && compareOrder(other.order, reaction.order) < 0) low = middle + 1;
      else high = middle;
    }
    due.splice(low, 0, reaction);
  }

  return {
    add(source) {
      const read = computed(() => source.read());
      const reaction: Reaction = {
        order: [],
        place: source.order,
        run: () => source.write(read.peek()),
        report: () => ({ path: source.path(), reaction: source.name }),
      };
      return effect(() => {
        read.value;
        enqueue(reaction);
      });
    },
    settle() {
      const runs = new Map<Reaction, number>();
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        isDue.delete(next);
        const count = (runs.get(next) ?? 0) + 1;
        runs.set(next, count);
        if (count > maximumRunsPerCommand) reported.set(next, next.report());
        else batch(next.run);
      }
      for (const [reaction, count] of runs) {
        if (count <= maximumRunsPerCommand) reported.delete(reaction);
      }
    },
    unsettled: () => [...reported.values()],
  };
}
