/** The seed unless another number is given: random choices are the same each time. */
export const usualSeed = 7919;
