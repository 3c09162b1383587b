import { BudgetExceededError, currentRun } from '../run.ts';
import { fail } from './failure.ts';
import { Callable, type Value } from './sandbox-object.ts';

/** Calls what must be a function. */
export function call(callee: Value, self: Value, given: readonly Value[]): Value {
  if (callee instanceof Callable) return callee.invoke(self, given);
  return fail('TypeError', 'What is called is not a function');
}

export function construct(callee: Value, given: readonly Value[], target = callee): Value {
  if (callee instanceof Callable && callee.build !== undefined && target instanceof Callable) {
    return callee.build(given, target);
  }
  return fail('TypeError', 'What new calls is not a constructor');
}

/**
 * Works `levels` deeper on the native stack. Code that catches an author script's exception restores the depth, so that
 * nothing has to be done here when `work` throws.
 */
export function deeper<T>(levels: number, work: () => T): T {
  const run = currentRun();
  run.depth -= levels;
  if (run.depth < 0) throw new BudgetExceededError('depth');
  const result = work();
  run.depth += levels;
  return result;
}
