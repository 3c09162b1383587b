import { type Expression, keysIn } from '@guichet/engine/prepared';
import type { Problems } from './problems.ts';

/** A component that computes its value. */
export interface Calculation {
  /** Where it stands in the JSON. */
  readonly path: string;
  readonly key: string;
  readonly expression: Expression;
  /** A form service computes it too, and sees for itself whether it settles. */
  readonly isOnService: boolean;
}

/**
 * Whether values that only a page computes follow from each other, or from themselves: only running them tells whether
 * that comes to rest. Reports those that follow from each other.
 */
export function findCircles(calculations: readonly Calculation[], problems: Problems): boolean {
  const known = new Map(calculations.map((calculation) => [calculation.key, calculation]));
  const follows = new Map(
    calculations.map((calculation) => [
      calculation,
      [...keysIn(calculation.expression)].flatMap((key) => known.get(key) ?? []),
    ]),
  );
  let isFound = false;
  for (const calculation of calculations) {
    const reached = reachedFrom(calculation, follows);
    if (!reached.has(calculation)) continue;
    isFound ||= !calculation.isOnService;
    const circle = [...reached].filter(
      (candidate) => candidate !== calculation && reachedFrom(candidate, follows).has(calculation),
    );
    if (circle.length === 0) continue;
    const names = circle.map(({ key }) => `"${key.slice(0, 60)}"`).slice(0, 5);
    problems.add(
      `${calculation.path}.calculateValue`,
      'circularCalculation',
      `This value follows from that of ${names.join(', ')}, which is computed from it. If the two never settle, they are stored as they are, and marked as unchecked. Compute one of them from typed answers only.`,
    );
  }
  return isFound;
}

function reachedFrom(
  start: Calculation,
  follows: ReadonlyMap<Calculation, readonly Calculation[]>,
): ReadonlySet<Calculation> {
  const reached = new Set(follows.get(start));
  for (const calculation of reached) for (const next of follows.get(calculation) ?? []) reached.add(next);
  return reached;
}
