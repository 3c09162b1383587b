/** The most that a piece of code costs to run once, and how deep it lies on the native stack. */
export interface Weight {
  readonly steps: number;
  readonly levels: number;
}

let steps = 0;
let level = 0;
let deepest = 0;

/** Compiles one node of the tree, which counts as a step and stands one level deeper. */
export function nested<T>(compile: () => T): T {
  steps += 1;
  level += 1;
  if (level > deepest) deepest = level;
  const code = compile();
  level -= 1;
  return code;
}

/** Compiles what runs as a whole: a function, a turn of a loop. It counts in what stands around it too. */
export function weighed<T>(compile: () => T): readonly [code: T, weight: Weight] {
  const outer = { steps, level, deepest };
  [steps, level, deepest] = [0, 0, 0];
  const code = compile();
  const weight = { steps: steps + 1, levels: deepest + 4 };
  steps += outer.steps;
  deepest = Math.max(outer.deepest, outer.level + deepest);
  level = outer.level;
  return [code, weight];
}
