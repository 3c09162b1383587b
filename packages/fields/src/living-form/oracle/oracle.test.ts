import fc from 'fast-check';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { arbitraryCase } from './arbitrary-form.ts';
import { ourOutcome, theirOutcome } from './outcome.ts';

// Form.io's service reads dates in the zone of its machine, and warns of texts that it reads as dates.
beforeAll(() => {
  vi.stubEnv('TZ', 'America/Toronto');
  vi.spyOn(console, 'warn').mockImplementation(() => {});
});
afterAll(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

test('random submissions show, are stored and are refused as by Form.io itself', async () => {
  await fc.assert(
    fc.asyncProperty(arbitraryCase, async (one) => {
      expect(ourOutcome(one)).toEqual(await theirOutcome(one));
    }),
    { seed: 7919, numRuns: 4000 },
  );
}, 120_000);
