const minute = 60_000;
const hour = 60 * minute;

/** Pauses after each failed attempt: ten attempts within 76 hours, as Standard Webhooks suggests. */
const pauses = [
  5_000,
  5 * minute,
  30 * minute,
  2 * hour,
  5 * hour,
  10 * hour,
  14 * hour,
  20 * hour,
  24 * hour,
] as const;

/** A destination may ask for a longer pause, up to this. */
const longestPause = 24 * hour;

/**
 * Milliseconds until the next attempt after so many that failed; undefined: there is none. `random`, 0 to 1, spreads
 * by a tenth those that failed together.
 */
export function pauseAfter(failed: number, random: number, retryAfterMs = 0): number | undefined {
  const pause = pauses[failed - 1];
  if (pause === undefined) return undefined;
  return Math.max(pause * (0.95 + 0.1 * random), Math.min(retryAfterMs, longestPause));
}

/**
 * Milliseconds until a delivery that waits for the scanner is looked at again: a tenth of its age, from one minute to
 * ten.
 */
export function pauseForScanner(age: number): number {
  return Math.round(Math.min(Math.max(age / 10, minute), 10 * minute));
}
