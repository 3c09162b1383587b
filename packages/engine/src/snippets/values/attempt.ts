import { fail } from './failure.ts';

/** Native work on plain values. What it refuses, it refuses in the snippet too. */
export function attempt<T>(work: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError) return fail('RangeError', error.message);
    if (error instanceof SyntaxError) return fail('SyntaxError', error.message);
    if (error instanceof URIError) return fail('URIError', error.message);
    if (error instanceof TypeError) return fail('TypeError', error.message);
    throw error;
  }
}
