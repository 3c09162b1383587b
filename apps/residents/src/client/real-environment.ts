import type { Environment } from '@guichet/engine';
import type { Site } from '../pages/site.ts';

/** This browser's own clock, time zone and chance, at a city's site. */
export function realEnvironment({ timeZone: cityTimeZone }: Site): Environment {
  const [seed = 0] = crypto.getRandomValues(new Uint32Array(1));
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  return { now: Date.now(), timeZone, cityTimeZone, seed };
}
