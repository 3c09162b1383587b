import type { Environment } from '@guichet/engine';

/** This browser's own clock, time zone and chance. */
export function realEnvironment(): Environment {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  return { now: Date.now(), timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone, seed };
}
