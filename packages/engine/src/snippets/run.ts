import type { Budget, SnippetEnvironment, SnippetScope } from './host.ts';
import type { Thing, Value } from './values/thing.ts';

/** One run of one snippet: what it may still spend, and what is around it. */
export interface Run {
  steps: number;
  memory: number;
  depth: number;
  readonly scope: SnippetScope;
  /** The free names that were read or set so far. */
  readonly names: Record<string, Value>;
  /** What the host handed in already: the same object is the same thing. */
  readonly copies: Map<unknown, Thing>;
  /** What the last `return` gave. */
  returned: Value;
  /** Where the series of random numbers is. */
  seed: number | undefined;
}

/** About 50 ms of work in a page: a form of hundreds of rows needs a hundredth of it. */
const mostSteps = 1_000_000;
/** Items and properties made, and a quarter of the characters. */
const mostMemory = 4_000_000;
/** Of nested parts of the tree, so that the native stack is never nearly full, wherever a host is called. */
const mostDepth = 2_000;

/** A spent budget. No snippet catches it. */
export class SpentError extends Error {
  readonly what: Budget;
  constructor(what: Budget) {
    super(`A snippet spent its ${what}.`);
    this.name = 'SpentError';
    this.what = what;
  }
}

let run: Run | undefined;

export function currentRun(): Run {
  if (run === undefined) throw new Error('A value of a snippet outlived its run.');
  return run;
}

/** Runs may stand in each other: a host that is called may run another snippet. */
export function inRun<T>(scope: SnippetScope, work: () => T): T {
  const outer = run;
  const own: Run = {
    steps: mostSteps,
    memory: mostMemory,
    depth: outer?.depth ?? mostDepth,
    scope,
    names: Object.create(null),
    copies: new Map(),
    returned: undefined,
    seed: undefined,
  };
  run = own;
  try {
    return work();
  } finally {
    run = outer;
    // What was asked for and not done took nothing.
    scope.took?.(own.steps >= 0 ? mostSteps - own.steps : mostSteps);
  }
}

/** The comparison is such that no number, NaN neither, spends nothing for ever. */
export function spend(steps: number): void {
  const own = currentRun();
  own.steps -= steps;
  if (!(own.steps >= 0)) throw new SpentError('steps');
}

/** Memory takes time too. */
export function allocate(size: number): void {
  const own = currentRun();
  own.memory -= size;
  if (!(own.memory >= 0)) throw new SpentError('memory');
  spend(size / 8);
}

export function allocateText(length: number): void {
  allocate(1 + length / 4);
}

/** Text that is gone through. */
export function spendOn(text: string): void {
  if (text.length > 64) spend(text.length / 16);
}

export function environment(): SnippetEnvironment {
  return currentRun().scope.environment();
}
