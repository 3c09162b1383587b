import { BudgetExceededError, checkAfter, currentRun, spend } from '../run.ts';
import { protos } from '../values/protos.ts';
import { Callable, type SandboxObject, type Value } from '../values/sandbox-object.ts';

/** A built-in function: takes `this` and the arguments. */
export type Native = (self: Value, given: readonly Value[]) => Value;

/** How deep a built-in may stand on the native stack before it calls an author script's function again. */
const levels = 12;

function within(work: Native): Native {
  return (self, given) => {
    const run = currentRun();
    spend(4 + given.length);
    run.depth -= levels;
    if (run.depth < 0) throw new BudgetExceededError('depth');
    const before = run.steps;
    const result = work(self, given);
    run.depth += levels;
    checkAfter(run, before);
    return result;
  };
}

/** A built-in function. */
export function native(title: string, work: Native): Callable {
  return fixed(new Callable(protos.function, title, within(work)));
}

/** A built-in that `new` can call too, and what its objects inherit. */
export function maker(
  title: string,
  proto: SandboxObject,
  work: Native,
  build: (given: readonly Value[]) => Value = (given) => work(undefined, given),
): Callable {
  const make = within((_self, given) => build(given));
  const made = new Callable(protos.function, title, within(work), (given) => make(undefined, given));
  made.fields.prototype = proto;
  return made;
}

/** Gives a thing its built-in methods. */
export function give<Name extends string>(
  sandboxObject: SandboxObject,
  methods: Readonly<Record<Name, Native>>,
): void {
  for (const [name, work] of Object.entries<Native>(methods)) sandboxObject.fields[name] = native(name, work);
}

/** Gives it the methods of these names, each of which does the same of its own kind. */
export function giveEach(
  sandboxObject: SandboxObject,
  names: string,
  workOf: (name: string) => Native,
): void {
  for (const name of names.split(' ')) sandboxObject.fields[name] = native(name, workOf(name));
}

/** Shared by all runs, so nothing of it may change; and none of its keys is enumerated. */
export function fixed<T extends SandboxObject>(sandboxObject: T): T {
  sandboxObject.isFrozen = true;
  sandboxObject.hidden = new Set(Object.keys(sandboxObject.fields));
  return sandboxObject;
}
