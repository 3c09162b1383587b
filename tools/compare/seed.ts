/** What is made up is the same each time, unless another number is given. */
export const usualSeed = 7919;
