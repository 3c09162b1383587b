import type { Browser, ScriptBudget, ScriptClock, ScriptEnvironment, ScriptScope } from './host.ts';
import type { BuiltIns, RareBuiltIns, RegularExpressions } from './language.ts';
import type { SandboxObject, Value } from './values/sandbox-object.ts';

/** One run of one author script: what it may still spend, and what is around it. */
export interface Run {
  /** Left until the clock is read, and what may be taken after that: see `takeMore`. */
  steps: number;
  reserve: number;
  /** Absent where only steps count. */
  readonly timer: Timer | undefined;
  /** Built-ins since the clock was last read. */
  calls: number;
  memory: number;
  depth: number;
  readonly scope: ScriptScope;
  /** The free names that were read or set so far. */
  readonly names: Record<string, Value>;
  /** Made when one of its names is read. */
  browser: Browser | undefined;
  /** Host values that were handed in already: the same object stays the same value. */
  readonly copies: Map<unknown, SandboxObject>;
  /** The value of the last `return`. */
  returned: Value;
  /** The languages that were asked for so far, beside those at hand. */
  locales: Set<string> | undefined;
  /** Where the series of random numbers is. */
  seed: number | undefined;
}

/** About 50 ms of work in a page: a form of hundreds of rows needs a hundredth of it. */
const maxSteps = 1_000_000;
/** Items and properties made, and a quarter of the characters. */
const maxMemory = 4_000_000;
/** Of nested parts of the tree, so that the native stack is never nearly full, wherever a host is called. */
const maxDepth = 2_000;

/** A spent budget. No author script catches it. */
export class BudgetExceededError extends Error {
  readonly what: ScriptBudget;
  constructor(what: ScriptBudget) {
    super(`A snippet spent its ${what}.`);
    this.name = 'BudgetExceededError';
    this.what = what;
  }
}

/** So many steps, or built-ins, are done between two looks at the clock. */
const stepsPerCheck = 2_000;
const callsPerCheck = 8;

/** The time of a run. */
interface Timer {
  readonly clock: ScriptClock;
  /** Milliseconds of work that it may take. */
  readonly most: number;
  /** The clock at the start, and the work done by then. */
  readonly start: number;
  readonly startWorked: number;
  /** Until the clock shows this, it has certainly not worked for too long. */
  end: number;
}

/** Too much time. No author script catches it either, and no two machines agree on it: unlike steps it decides nothing. */
export class TimeoutError extends Error {
  override name = 'TimeoutError';
}

let run: Run | undefined;

export function currentRun(): Run {
  if (run === undefined) throw new Error('A value of a snippet outlived its run.');
  return run;
}

/** Runs may stand in each other: a host that is called may run another author script. */
export function inRun<T>(scope: ScriptScope, work: () => T): T {
  const outer = run;
  const inner: Run = {
    steps: stepsPerCheck,
    reserve: maxSteps - stepsPerCheck,
    timer: timerFor(scope, outer?.timer),
    calls: 0,
    memory: maxMemory,
    depth: outer?.depth ?? maxDepth,
    scope,
    names: Object.create(null),
    browser: undefined,
    copies: new Map(),
    returned: undefined,
    locales: undefined,
    seed: undefined,
  };
  run = inner;
  try {
    return work();
  } finally {
    run = outer;
    // Reserved steps that were not spent cost nothing.
    const left = inner.steps + inner.reserve;
    const time = outer === undefined && inner.timer !== undefined ? workedIn(inner.timer) : 0;
    scope.took?.(left >= 0 ? maxSteps - left : maxSteps, time);
  }
}

/** One that stands in another ends with it. */
function timerFor({ timer }: ScriptScope, outer: Timer | undefined): Timer | undefined {
  if (timer === undefined) return undefined;
  const { clock } = timer;
  const most = outer === undefined ? timer.ms : Math.min(timer.ms, outer.most - workedIn(outer));
  const start = clock.now();
  return { clock, most, start, startWorked: clock.worked?.() ?? start, end: start + most };
}

/** Milliseconds of work since it began. Time in which little can have been done is not looked at more closely. */
function workedIn({ clock, start, startWorked }: Timer): number {
  const passed = clock.now() - start;
  return clock.worked === undefined || passed < 1 ? passed : clock.worked() - startWorked;
}

/** Ends a run that takes too long. */
export function checkTime(activeRun: Run): void {
  activeRun.calls = 0;
  const { timer } = activeRun;
  if (timer === undefined || timer.clock.now() < timer.end) return;
  const left = timer.most - workedIn(timer);
  if (left <= 0) throw new TimeoutError('A snippet took too long.');
  // No work is done faster than time passes.
  timer.end = timer.clock.now() + left;
}

/** After a built-in, which `before` had so many steps left: those that did much, and every few of the others. */
export function checkAfter(activeRun: Run, before: number): void {
  activeRun.calls += 1;
  if (activeRun.calls >= callsPerCheck || before - activeRun.steps > stepsPerCheck / 8) checkTime(activeRun);
}

/** The comparison is such that no number, NaN neither, spends nothing for ever. */
export function spend(steps: number): void {
  const activeRun = currentRun();
  activeRun.steps -= steps;
  if (!(activeRun.steps >= 0)) takeMore(activeRun);
}

function takeMore(activeRun: Run): void {
  if (!(activeRun.steps + activeRun.reserve >= 0)) throw new BudgetExceededError('steps');
  checkTime(activeRun);
  const more = Math.min(activeRun.reserve, stepsPerCheck - activeRun.steps);
  activeRun.reserve -= more;
  activeRun.steps += more;
}

/** Memory takes time too. */
export function allocate(size: number): void {
  const activeRun = currentRun();
  activeRun.memory -= size;
  if (!(activeRun.memory >= 0)) throw new BudgetExceededError('memory');
  spend(size / 8);
}

export function allocateText(length: number): void {
  allocate(1 + length / 4);
}

/** Text that is gone through. */
export function spendOn(text: string): void {
  if (text.length > 64) spend(text.length / 16);
}

/** An author script needs a part that its run was not given: a fault of the caller, which no author script catches. */
export class MissingBuiltInsError extends Error {
  override name = 'MissingBuiltInsError';
}

/** Throws `MissingBuiltInsError`. */
export function builtIns(): BuiltIns {
  const given = currentRun().scope.builtIns;
  if (given === undefined)
    throw new MissingBuiltInsError('The snippet needs the built-ins: see needsBuiltIns.');
  return given;
}

/** Throws `MissingBuiltInsError`. */
export function rareBuiltIns(): RareBuiltIns {
  const { rare } = builtIns();
  if (rare === undefined) throw new MissingBuiltInsError('The snippet needs the rare built-ins.');
  return rare;
}

/** Throws `MissingBuiltInsError`. */
export function regularExpressions(): RegularExpressions {
  const given = currentRun().scope.regularExpressions;
  if (given === undefined)
    throw new MissingBuiltInsError('The snippet needs regular expressions: see needsRegularExpressions.');
  return given;
}

export function environment(): ScriptEnvironment {
  return currentRun().scope.environment();
}
