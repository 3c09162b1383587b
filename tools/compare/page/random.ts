/** Numbers from 0 to 1, the same ones each time. */
export function createPageRandom(seed: number): () => number {
  let state = seed >>> 0;
  return () => {
    // A linear congruence: constants of Numerical Recipes.
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
