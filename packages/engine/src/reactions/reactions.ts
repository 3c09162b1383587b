import { batch, effect, untracked } from '@preact/signals-core';
import type { NonConverging } from '../form.ts';
import { compareOrder, type ReactionOrder } from './order.ts';

/** A reaction may write this often within one command; then it stops and is reported. */
export const maximumRunsPerCommand = 100;

/** A reaction that writes back as Form.io does: a tracked read, and one write that follows from it. */
export interface ReactionSource<T> {
  /** Asked for each time that it is due: a row may have moved. */
  order(): ReactionOrder;
  /** For reports. */
  readonly name: string;
  path(): string;
  /** Reads what the reaction depends on; writes nothing. */
  read(): T;
  /** Writes; runs outside of any tracking. */
  write(value: T): void;
}

export interface Reactions {
  /** Adds a reaction; it is read, and runs, in the next `settle`. Returns its removal. */
  add<T>(source: ReactionSource<T>): () => void;
  /** Runs what is due until nothing is: in definition order, what ran already in this command behind the rest. */
  settle(): void;
  nonConverging(): readonly NonConverging[];
}

interface Reaction {
  order: ReactionOrder;
  /** How often it was read, and how often it wrote, in the command that is settled. */
  reads: number;
  writes: number;
  place(): ReactionOrder;
  /** Reads, and writes where something else came out than before. */
  run(): void;
  report(): NonConverging;
}

/**
 * The engine's own loop. A signal effect only notes that a reaction is due, and never writes: a chain of effects that
 * write ends in "Cycle detected" after 100 links. A due reaction is read when its turn comes, so that a sum over many
 * fields that change in one command is computed once; and one that was read before goes behind one that was not, so
 * that one which stands before those fields is computed twice, and not after each of them.
 */
export function createReactions(): Reactions {
  const due: Reaction[] = [];
  const isDue = new Set<Reaction>();
  const ran = new Set<Reaction>();
  const reported = new Set<Reaction>();

  function enqueue(reaction: Reaction): void {
    if (isDue.has(reaction)) return;
    isDue.add(reaction);
    reaction.order = reaction.place();
    let low = 0;
    let high = due.length;
    while (low < high) {
      const middle = (low + high) >> 1;
      const queued = due[middle];
      if (queued !== undefined && isBefore(queued, reaction)) low = middle + 1;
      else high = middle;
    }
    due.splice(low, 0, reaction);
  }

  return {
    add(source) {
      let isRemoved = false;
      let reading: Reading<ReturnType<typeof source.read>> | undefined;
      let last: typeof reading;
      const reaction: Reaction = {
        order: [],
        reads: 0,
        writes: 0,
        place: source.order,
        run() {
          if (isRemoved) return;
          reaction.reads += 1;
          reading?.stop();
          reading = readUntilChanged(source.read, () => enqueue(reaction));
          if (last !== undefined && Object.is(last.value, reading.value)) return;
          last = reading;
          if (reaction.writes < maximumRunsPerCommand) {
            reaction.writes += 1;
            source.write(reading.value);
            return;
          }
          // The value differs from the next write: the next command starts afresh.
          last = undefined;
          reported.add(reaction);
        },
        report: () => ({ path: source.path(), reaction: source.name }),
      };
      enqueue(reaction);
      return () => {
        isRemoved = true;
        reading?.stop();
        reported.delete(reaction);
      };
    },
    settle() {
      for (let next = due.shift(); next !== undefined; next = due.shift()) {
        isDue.delete(next);
        if (next.reads === 0) reported.delete(next);
        ran.add(next);
        batch(next.run);
      }
      for (const reaction of ran) {
        reaction.reads = 0;
        reaction.writes = 0;
      }
      ran.clear();
    },
    nonConverging: () => [...reported].map((reaction) => reaction.report()),
  };
}

function isBefore(a: Reaction, b: Reaction): boolean {
  return a.reads === b.reads ? compareOrder(a.order, b.order) < 0 : a.reads < b.reads;
}

interface Reading<T> {
  readonly value: T;
  stop(): void;
}

/** Reads, and tells once when something changes of what was read. */
function readUntilChanged<T>(read: () => T, emit: () => void): Reading<T> {
  let first: { readonly value: T } | undefined;
  const stop = effect(() => {
    if (first === undefined) first = { value: read() };
    else untracked(emit);
  });
  if (first === undefined) throw new Error('An effect runs at once.');
  return { value: first.value, stop };
}
