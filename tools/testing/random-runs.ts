import fc from 'fast-check';

/**
 * Random tests draw the same few hundred cases every time, so that a fault comes again. `npm run test:long` names
 * another seed and draws thousands.
 */
export const randomRuns = {
  seed: Number(process.env.RANDOM_SEED ?? 7919),
  numRuns: Number(process.env.RANDOM_RUNS ?? 300),
} as const;

fc.configureGlobal(randomRuns);
