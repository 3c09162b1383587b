import { spend } from '../run.ts';
import { fail } from './failure.ts';

/** The cost for an engine of an error with its stack trace. */
const stepsOfError = 300;

/** Native work on plain values. Its errors are errors in the author script too. */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    spend(stepsOfError);
    if (error instanceof RangeError) return fail('RangeError', error.message);
    if (error instanceof SyntaxError) return fail('SyntaxError', error.message);
    if (error instanceof URIError) return fail('URIError', error.message);
    if (error instanceof TypeError) return fail('TypeError', error.message);
    throw error;
  }
}
