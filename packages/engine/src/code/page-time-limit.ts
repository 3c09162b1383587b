import type { TimeLimit } from './time-limit.ts';

/**
 * Of a page: by the wall clock, since a page has no other. Longer than any form's code takes on a slow phone; what is
 * ended by it stays undecided, and the form service decides.
 */
export const pageTimeLimit: TimeLimit = {
  clock: { now: () => performance.now() },
  maxRunMs: 2_000,
  maxCommandMs: 4_000,
  maxFormMs: Number.POSITIVE_INFINITY,
  goesOn: true,
};
