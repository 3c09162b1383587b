import { type SideName, sides } from '../sides.ts';
import type { Timing } from './actions.ts';
import type { Samples } from './report.ts';

/** Measures all sides in turns, each first every other time. One that fails is reported and left out, and the others go on. */
export async function takeTurns(
  names: readonly SideName[],
  rounds: number,
  measure: (side: SideName) => Promise<Timing>,
): Promise<Samples> {
  const samples = new Map<SideName, Timing[]>(names.map((side) => [side, []]));
  for (let round = 0; round < rounds; round += 1) {
    const remaining = [...samples.keys()];
    for (const side of round % 2 === 0 ? remaining : remaining.toReversed()) {
      try {
        samples.get(side)?.push(await measure(side));
      } catch (error) {
        samples.delete(side);
        console.error(`${sides[side].title} is left out:`, error);
      }
    }
  }
  return Object.fromEntries(samples);
}
